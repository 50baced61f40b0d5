/** Every sentence on the page stands in the Fluent files, in both languages, with the same holes to fill. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { Words } from '../src/lib/words.svelte';

const SOURCE = join(__dirname, '../src');
const PACKAGE = join(__dirname, '../../src/cannae');

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' }).filter((name) => /\.(svelte|ts)$/.test(name));
const sources = files.map((name) => ({ name, text: readFileSync(join(SOURCE, name), 'utf-8') }));

function fluent(language: string): string {
  const shared = readdirSync(join(PACKAGE, 'locale', language)).map((name) => join(PACKAGE, 'locale', language, name));
  const games = readdirSync(join(PACKAGE, 'games'), { withFileTypes: true }).filter((one) => one.isDirectory() && !one.name.startsWith('_'));
  const rooms = games.map((one) => join(PACKAGE, 'games', one.name, `words.${language}.ftl`));
  return [...shared, ...rooms].map((path) => readFileSync(path, 'utf-8')).join('\n');
}

const holes = (text: string): string[] => [...new Set([...text.matchAll(/\$([a-z_-]+)/g)].map((found) => found[1] ?? ''))].sort();

function entries(language: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of readFileSync(join(PACKAGE, 'locale', language, 'page.ftl'), 'utf-8').split(/\n(?=[a-z])/)) {
    const key = /^([a-z][a-zA-Z0-9-]*) =/.exec(part)?.[1];
    if (key) found.set(key, part.slice(part.indexOf('=') + 1).trim());
  }
  return found;
}

describe('the words of the page', () => {
  const [en, de] = [entries('en'), entries('de')];

  it('are the same in both languages, hole for hole', () => {
    expect([...de.keys()].sort()).toEqual([...en.keys()].sort());
    for (const [key, text] of en) expect(holes(de.get(key) ?? ''), key).toEqual(holes(text));
  });

  it('can be read by Fluent', () => {
    for (const language of ['en', 'de']) {
      const resource = new FluentResource(readFileSync(join(PACKAGE, 'locale', language, 'page.ftl'), 'utf-8'));
      expect(resource.body.length).toBe(en.size);
    }
  });

  it('are not overlong: a German button fits where the English one does', () => {
    for (const [key, text] of en) {
      const other = de.get(key) ?? '';
      expect(other.length, `${key}: ${other}`).toBeLessThanOrEqual(Math.max(24, text.length * 2));
    }
  });

  it('exist for every key the page names', () => {
    const all = { en: fluent('en'), de: fluent('de') };
    for (const { name, text } of sources) {
      for (const [, key] of text.matchAll(/(?:say|known)\(\s*'([a-z][\w-]+)'/g)) {
        for (const [language, words] of Object.entries(all)) {
          expect(words.includes(`\n${key} =`) || words.startsWith(`${key} =`), `${key} in ${language}, named in ${name}`).toBe(true);
        }
      }
    }
  });

  it('are never written into the page itself', () => {
    expect(sources.filter((one) => one.name.endsWith('.svelte')).flatMap(({ name, text }) => stray(text).map((words) => `${name}: ${words}`))).toEqual([]);
  });
});

const READ = 'aria-label|aria-description|aria-roledescription|aria-valuetext|title|placeholder|alt|label|caption';

/** What a person would read that stands in a component itself: in its text, in what is read aloud, in what it hands on. */
function stray(component: string): string[] {
  const found: string[] = [];
  const words = (text: string): boolean => (text.match(/\p{L}{3,}/gu) ?? []).some((word) => word !== 'Cannae' && word !== 'nbsp');
  const sentence = (text: string): boolean => words(text) && /[\p{Lu} ]/u.test(text); // not a key, not a name of ours
  let markup = component.replaceAll(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '');
  // A text in quotes or backticks inside braces, given straight to an attribute that is read, or shown as it is.
  for (const [, code] of markup.matchAll(new RegExp(`\\b(?:${READ})=\\{([^{}]*)\\}`, 'g'))) if (code && !/\bsay\(/.test(code)) for (const [, text] of code.matchAll(/['"`]([^'"`]*)['"`]/g)) if (text && sentence(text)) found.push(text);
  for (const [, text] of markup.matchAll(/>\s*\{\s*['"`]([^'"`]*)['"`]\s*\}\s*</g)) if (text && words(text)) found.push(text);
  for (let before = ''; before !== markup; ) {
    before = markup;
    markup = markup.replaceAll(/\{[^{}]*\}/g, '¤');
  }
  markup = markup.replaceAll(/=>/g, '');
  for (const [, between] of markup.matchAll(/>([^<>]*)</g)) if (between && words(between)) found.push(between.trim());
  for (const [, attribute] of markup.matchAll(new RegExp(`\\b(?:${READ})="([^"]*)"`, 'g'))) if (attribute && words(attribute.replaceAll('¤', ' '))) found.push(attribute);
  return found;
}

describe('words written into a component', () => {
  const planted: Record<string, string> = {
    text: '<p>Your turn</p>',
    'text beside an expression': '<p>{name} is waiting</p>',
    'text in an expression': "<p>{'Your turn'}</p>",
    'text in a block': '{#if open}<p>Touch a card</p>{/if}',
    'aria-label': '<button aria-label="Close"></button>',
    'aria-label in an expression': "<button aria-label={open ? 'Close' : 'Open'}></button>",
    'aria-label with a hole': '<button aria-label="Card {name}"></button>',
    placeholder: '<input placeholder="Your name" />',
    title: '<span title="Morale"></span>',
    alt: '<img src="/icon.svg" alt="A standard" />',
    'a property of another component': '<Shares caption="Bases lost" />',
  };
  for (const [where, markup] of Object.entries(planted)) {
    it(`are found in ${where}`, () => expect(stray(`<script>let name = '';</script>\n${markup}\n<style>p { color: red; }</style>`)).not.toEqual([]));
  }

  it('are not seen where there are none', () => {
    const clean = `<!-- a comment --><script>const text = 'Your turn';</script><p class="very-long-class" title={say('page-home')}>{say('page-x', { name: 'Ann' })} · Cannae</p>
      <button aria-label={say(open ? 'page-close' : 'page-open')} onclick={() => (open = !open)}>×</button><Field id="some-name" label={known ? say('a-b') : undefined} />`;
    expect(stray(clean)).toEqual([]);
  });
});

describe('saying', () => {
  const words = new Words('en', ['a = Red\nb = { $side } has { $cards }\nc = { $n ->\n    [one] one\n   *[other] { $n }\n  }']);
  it('follows the conventions of the server', () => {
    expect(words.say('b', { side: '@a', cards: ['x', { say: 'a' }] })).toBe('Red has x, Red');
    expect(words.say('c', { n: 1 })).toBe('one');
    expect(words.say('nobody-wrote-this')).toBe('nobody-wrote-this');
  });
});

describe('a sentence in pieces', () => {
  const words = new Words('en', ['card = { $type } { $points }\ntype-pike = pike\nside-red = Red\npays = { $side } pays with { $cards }.\nunit = Unit { $number }']);

  it('keeps the sentence and knows what it names', () => {
    const card = { say: 'card', type: '@type-pike', points: 4 };
    const pieces = words.pieces('pays', { side: '@side-red', cards: [card, { say: 'unit', number: 2 }] });
    expect(pieces.map((piece) => piece.text).join('')).toBe('Red pays with pike 4, Unit 2.');
    expect(pieces.filter((piece) => piece.key)).toEqual([
      { key: 'type-pike', text: 'pike 4' },
      { key: 'unit', text: 'Unit 2' },
    ]);
  });

  it('leaves plain arguments alone', () => {
    expect(words.pieces('pays', { side: '@side-red', cards: 'nothing' })).toEqual([{ key: null, text: 'Red pays with nothing.' }]);
    expect(words.pieces('unit', { number: 3 })).toEqual([{ key: null, text: 'Unit 3' }]);
  });
});
