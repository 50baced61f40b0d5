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
    const stray: string[] = [];
    for (const { name, text } of sources.filter((one) => one.name.endsWith('.svelte'))) {
      let markup = text.replaceAll(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '');
      for (let before = ''; before !== markup; ) {
        before = markup;
        markup = markup.replaceAll(/\{[^{}]*\}/g, '¤');
      }
      markup = markup.replaceAll(/=>/g, '');
      for (const [, between] of markup.matchAll(/>([^<>]*)</g)) {
        const words = (between ?? '').match(/\p{L}{3,}/gu)?.filter((word) => word !== 'Cannae' && word !== 'nbsp');
        if (words?.length) stray.push(`${name}: ${(between ?? '').trim()}`);
      }
      for (const [, attribute] of markup.matchAll(/(?:aria-label|title|placeholder|alt)="([^"¤]*\p{L}[^"¤]*)"/gu)) stray.push(`${name}: ${attribute}`);
    }
    expect(stray).toEqual([]);
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
