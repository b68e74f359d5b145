// Builds the back office into dist/client/admin, beside the site and apart from it: no public page loads any of it.
// @ts-check
import { fileURLToPath } from 'node:url';
import { clientModules } from '../../scripts/client-modules.mjs';

/** @type {import('vite').UserConfig} */
export default {
  root: import.meta.dirname,
  base: '/admin/',
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic' } },
  plugins: [clientModules('admin')],
  build: {
    outDir: fileURLToPath(new URL('../../dist/client/admin', import.meta.url)),
    emptyOutDir: true,
    // Our policy forbids data: fonts and pictures in styles are few.
    assetsInlineLimit: 0,
    // Staff have browsers of the last years; the site itself serves older phones.
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      // What we did not write changes less often than what we did, and stays in the browser's cache meanwhile.
      output: { codeSplitting: { groups: [{ name: 'parts', test: /node_modules/ }] } },
      onLog(level, log, handle) {
        // React's packages say in each file on which side of server components it belongs; there are none here.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
};
