import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vitest/config';

/** What the server hands out compressed is compressed once, here. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    generateBundle(_, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        const source = file.type === 'chunk' ? file.code : file.source;
        if (/\.(js|css)$/.test(name)) {
          this.emitFile({ type: 'asset', fileName: `${name}.gz`, source: gzipSync(source, { level: 9 }) });
        }
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: { outDir: '../src/cannae/_web', emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8216', ws: true } } },
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'] },
});
