import { describe, expect, it, vi } from 'vitest';
import type { Group } from '../src/games/tabletop/army';
import { Teller } from '../src/games/tabletop/teller.svelte';
import { beatsOf, nameOf, whenAfter, type Event } from '../src/games/tabletop/telling';

const group = (id: string, x: number, y: number, more: Partial<Group> = {}): Group => ({
  id, side: id.startsWith('R') ? 'red' : 'blue', name: id, title: '', short: id, kind: 'HF', where: 'table', x, y, h: id.startsWith('R') ? 0 : 360, files: 3, ranks: 2,
  depth: 1.2, bases: 6, began: 6, cohesion: 'steady', moved: false, pursuing: false, steps: [], figure: 'hoplite', near: 0, far: 0, ...more,
}); // prettier-ignore
type Stood = [string, number, number, number, number, number, number, number];
const event = (name: string, ...stood: Stood[]): Event => ({ key: `tabletop-event-${name}`, rule: '22.1', args: { stood, hits: 1 } });
const at = (groups: readonly Group[], id: string): Group | undefined => groups.find((one) => one.id === id);

describe('what was told, beat by beat', () => {
  const before = [group('R1', 10, 10), group('B3', 10, 16)];

  it('moves the charger first, then shows both sides’ dice in one beat, then the level that fell, then the rout', () => {
    const after = [group('R1', 10, 14), group('B3', 10, 22, { cohesion: 'broken', bases: 5 })];
    const news = [
      event('goes-in', ['R1', 10000, 14000, 0, 3, 6, 0, 1]),
      event('struck', ['R1', 10000, 14000, 0, 3, 6, 0, 1], ['B3', 10000, 16000, 360, 3, 6, 0, 1]),
      event('struck', ['B3', 10000, 16000, 360, 3, 6, 0, 1], ['R1', 10000, 14000, 0, 3, 6, 0, 1]),
      event('base-lost', ['B3', 10000, 16000, 360, 3, 5, 0, 1]),
      event('broke', ['B3', 10000, 16000, 360, 3, 5, 3, 1]),
      event('routs', ['B3', 10000, 16000, 360, 3, 5, 3, 1]),
    ];
    const beats = beatsOf(before, after, news);
    expect(beats.map((beat) => beat.events.map(nameOf))).toEqual([['goes-in'], ['struck', 'struck'], ['base-lost'], ['broke'], ['routs']]);
    expect(beats.map((beat) => at(beat.groups, 'R1')?.y)).toEqual([14, 14, 14, 14, 14]);
    expect(beats.map((beat) => at(beat.groups, 'B3')?.y)).toEqual([16, 16, 16, 16, 22]);
    expect(beats.map((beat) => at(beat.groups, 'B3')?.bases)).toEqual([6, 6, 5, 5, 5]);
    expect(at(beats[3]?.groups ?? [], 'B3')?.cohesion).toBe('broken');
    expect(beats[1]?.about).toEqual(['R1', 'B3', 'B3', 'R1']);
  });

  it('lets a group that moves twice stop where the first event left it', () => {
    const after = [group('R1', 12, 14), group('B3', 10, 16)];
    const beats = beatsOf(before, after, [event('goes-in', ['R1', 10000, 13000, 0, 3, 6, 0, 1]), event('conforms', ['R1', 12000, 14000, 0, 3, 6, 0, 1])]);
    expect(beats.map((beat) => [at(beat.groups, 'R1')?.x, at(beat.groups, 'R1')?.y])).toEqual([[10, 13], [12, 14]]);
  });

  it('tells nothing where one position does not follow the other, and nothing of what needs no look', () => {
    const jump = [group('R1', 10, 10), group('B3', 30, 30)];
    expect(beatsOf(before, jump, [event('charge', ['R1', 10000, 10000, 0, 3, 6, 0, 1])])).toEqual([]);
    expect(beatsOf(before, before, [event('charge', ['R1', 10000, 10000, 0, 3, 6, 0, 1])])).toEqual([]);
  });

  it('shows the order a test leaves somebody in, which is told before he is so', () => {
    const after = [group('R1', 10, 10, { cohesion: 'steady' }), group('B3', 10, 16, { cohesion: 'disrupted' })];
    const tested = (name: string, id: string, level: number, end: string): Event => {
      const one = event(name, [id, 10000, id === 'R1' ? 10000 : 16000, id === 'R1' ? 0 : 360, 3, 6, level, 1]);
      return { ...one, args: { ...one.args, before: '@tabletop-cohesion-steady', after: `@tabletop-cohesion-${end}` } };
    };
    const beats = beatsOf([group('R1', 10, 10, { cohesion: 'disrupted' }), group('B3', 10, 16)], after, [tested('test-failed', 'B3', 0, 'disrupted'), tested('test-passed', 'R1', 1, 'steady')]);
    expect(beats.map((beat) => [at(beat.groups, 'R1')?.cohesion, at(beat.groups, 'B3')?.cohesion])).toEqual([['disrupted', 'disrupted'], ['steady', 'disrupted']]);
  });

  it('says in which part of which turn it happens, as far as the rules of the events tell', () => {
    const stood: Stood = ['R1', 10000, 10000, 0, 3, 6, 0, 1];
    const cited = (name: string, rule: string, args = {}): Event => ({ key: `tabletop-event-${name}`, rule, args: { stood: [stood], hits: 1, ...args } });
    const news = [cited('struck', '23.6'), cited('test-failed', '10.2'), cited('routs', '27.6'), cited('turn', '20.1', { turn: 5, side: '@side-blue' }), cited('struck', '23.4'), cited('shot', '24.5')];
    const beats = beatsOf(before, before, news);
    expect(beats.map(({ when }) => [when.part, when.turn, when.side])).toEqual([['melee', 0, ''], ['melee', 0, ''], ['impact', 5, 'blue'], ['shooting', 5, 'blue']]);
    expect(whenAfter({ part: 'melee', turn: 5, side: 'blue' }, cited('broke', '26.1')).part).toBe('melee');
    expect(['22.11', '21.4', '23.8', '27.4'].map((rule) => whenAfter({ part: '', turn: 0, side: '' }, cited('moved', rule)).part)).toEqual(['impact', 'manoeuvre', 'manoeuvre', 'joint']);
  });

  it('keeps from the log what it has not come to, and nothing once it is ended or told again', () => {
    vi.useFakeTimers();
    const [one, other]: [Stood, Stood] = [['R1', 10000, 10000, 0, 3, 6, 0, 1], ['B3', 10000, 16000, 360, 3, 6, 0, 1]];
    const after = [group('R1', 10, 10), group('B3', 10, 16, { cohesion: 'disrupted' })];
    // Blows are told in pairs; between them stands one of another fight, which is told later and so read later.
    const news = [event('struck', one, other), event('struck', ['R2', 1, 1, 0, 3, 6, 0, 1]), event('struck', other, one), event('test-failed', ['B3', 10000, 16000, 360, 3, 6, 1, 1]), event('turn')];
    const teller = new Teller();
    teller.hear(before, [], true);
    teller.hear(after, news, true);
    expect(teller.untold).toBe(4); // of the pair only what comes before the stranger's blow
    vi.advanceTimersByTime(1600);
    expect(teller.untold).toBe(2);
    vi.advanceTimersByTime(1600);
    expect(teller.untold).toBe(1);
    vi.advanceTimersByTime(9000);
    expect([teller.beat, teller.untold]).toEqual([null, 0]);
    teller.again();
    vi.advanceTimersByTime(400);
    expect([teller.beat === null, teller.repeats, teller.untold]).toEqual([false, true, 0]);
    teller.rest();
    teller.hear(before, [...news], true);
    expect(teller.untold).toBe(4);
    teller.rest();
    expect(teller.untold).toBe(0);
    vi.useRealTimers();
  });
});
