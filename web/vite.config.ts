import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vitest/config';

/** What the server hands out compressed is compressed once, here, when everything is written. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    writeBundle(options, bundle) {
      for (const name of Object.keys(bundle)) {
        const file = join(options.dir ?? '', name);
        if (/\.(js|css)$/.test(name)) writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
      }
      // What the service worker keeps, so that pages never visited can be read without a network too.
      const kept = Object.keys(bundle).filter((name) => name.startsWith('assets/')).map((name) => `/${name}`);
      writeFileSync(join(options.dir ?? '', 'kept.json'), JSON.stringify(kept));
    },
  };
}

/** What the page says where its words cannot be fetched: a few messages of each language, put in when it is built. */
function wordless(): Record<string, Record<string, string>> {
  const message = (source: string, key: string): string => new RegExp(`^${key} = (.*)$`, 'm').exec(source)?.[1] ?? '';
  const of = (language: string): Record<string, string> => {
    const source = readFileSync(join(import.meta.dirname, `../src/cannae/locale/${language}/page.ftl`), 'utf-8');
    return { title: message(source, 'page-offline-title'), about: message(source, 'page-offline-about'), again: message(source, 'page-try-again') };
  };
  return { en: of('en'), de: of('de') };
}

/** Of the sheet of figures those alone that stand on the first page: “troops.svg?heralds”. */
const HERALDS = ['legionary', 'gaul', 'standard', 'elephant'];
function heralds(): Plugin {
  return {
    name: 'heralds',
    enforce: 'pre',
    load(id) {
      const [file, asked] = id.split('?');
      if (!file || asked !== 'heralds') return null;
      const sheet = readFileSync(file, 'utf-8');
      const drawn = HERALDS.map((name) => new RegExp(`<symbol id="t-${name}".*?</symbol>`, 's').exec(sheet)?.[0] ?? '');
      return `export default ${JSON.stringify(`<svg xmlns="http://www.w3.org/2000/svg">${drawn.join('')}</svg>`)}`;
    },
  };
}

export default defineConfig({
  define: { WORDLESS: JSON.stringify(wordless()) },
  plugins: [heralds(), svelte(), compressed()],
  build: { outDir: '../src/cannae/_web', emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8216', ws: true } } },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {}, // so that tests can mount components
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'] },
});
