// Builds the back office into dist/client/admin, separate from the site: no public page loads any of it.
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
    // The content security policy forbids data: URLs; fonts and pictures in styles are few.
    assetsInlineLimit: 0,
    // Staff use recent browsers; the site itself supports older phones.
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      // Dependencies change less often than our code, so they stay in the browser's cache.
      // Only reports draw charts: those packages go with the screen that loads them.
      output: {
        codeSplitting: { groups: [{ name: 'parts', test: /node_modules\/(?!@mui\/x-|@base-ui\/)/ }] },
      },
      onLog(level, log, handle) {
        // React's packages mark files for server components, which are not used here.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
};
