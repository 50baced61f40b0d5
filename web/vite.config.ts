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

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: { outDir: '../src/cannae/_web', emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8216', ws: true } } },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {}, // so that tests can mount components
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'] },
});
