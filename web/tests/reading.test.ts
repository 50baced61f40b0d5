import { expect, it } from 'vitest';
import { counted, kindOf } from '../src/games/battle/words';
import { blocks, plainText } from '../src/lib/markdown';
import { nearest } from '../src/table/keys';

it('reads a rulebook into chapters, rules and lists', () => {
  const found = blocks('# Title\n\nBefore\nall.\n\n## 1 The game\n\n**1.1** A *rule*\nof two lines.\n\n- one\n- two\n');
  expect(found).toEqual([
    { kind: 'text', number: '', text: 'Before all.' },
    { kind: 'chapter', number: '1', text: 'The game' },
    { kind: 'rule', number: '1.1', text: 'A rule of two lines.' },
    { kind: 'list', number: '', text: 'one' },
    { kind: 'list', number: '', text: 'two' },
  ]);
  expect(plainText('**bold** `code`')).toBe('bold code');
});

it('walks to the nearest thing in a direction', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 200, y: 10 },
    { x: 90, y: 100 },
  ];
  expect(nearest({ x: 0, y: 0 }, spots, 'ArrowRight')).toBe(1);
  expect(nearest({ x: 100, y: 0 }, spots, 'ArrowDown')).toBe(3);
  expect(nearest({ x: 200, y: 10 }, spots, 'ArrowRight')).toBe(-1);
  expect(nearest({ x: 0, y: 0 }, spots, 'Enter')).toBe(-1);
});

it('calls a Unit by what most of it are, the front before the rear', () => {
  expect(kindOf({ troops: ['levy', 'archers', 'archers'] })).toBe('archers');
  expect(kindOf({ troops: ['levy', 'archers'] })).toBe('levy');
  expect(counted([])).toBe('');
});
