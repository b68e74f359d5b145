// Builds the back office into dist/client/admin, separate from the site: no public page loads any of it.
// @ts-check
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { clientModules } from '../../scripts/client-modules.mjs';

/**
 * Copies what pdf.js loads for some PDFs: fonts and tables of characters, and decoders of scanned pages that need no
 * WebAssembly. A browser loads a file of these only when a PDF needs it, and keeps it for a year, so the folder has the version's name.
 * @returns {import('vite').Plugin}
 */
const pdfData = () => ({
  name: 'pdf-data',
  apply: 'build',
  generateBundle() {
    const { version } = createRequire(import.meta.url)('pdfjs-dist/package.json');
    /** @type {[string, RegExp][]} */
    const wanted = [
      ['cmaps', /\.bcmap$/],
      ['standard_fonts', /\.(?:pfb|ttf)$/],
      ['wasm', /_nowasm_fallback\.js$/],
    ];
    for (const [folder, names] of wanted) {
      const from = fileURLToPath(new URL(`../../node_modules/pdfjs-dist/${folder}/`, import.meta.url));
      for (const name of fs.readdirSync(from).filter((each) => names.test(each)))
        this.emitFile({
          type: 'asset',
          fileName: `assets/pdf-${version}/${folder}/${name}`,
          source: fs.readFileSync(from + name),
        });
    }
  },
});

/** Our code, wherever the project lies. */
const sources = fileURLToPath(new URL('../', import.meta.url));

/** @type {import('vite').UserConfig} */
export default {
  root: import.meta.dirname,
  base: '/admin/',
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic' } },
  plugins: [clientModules('admin'), pdfData()],
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
      // Only reports draw charts, and only the viewer reads PDFs: those packages go with what loads them.
      output: {
        codeSplitting: {
          groups: [
            // without-eval.ts is among them, because it has to run before the schemas of the next file.
            {
              name: 'parts',
              test: /node_modules\/(?!@mui\/x-|@base-ui\/|pdfjs-dist|libheif-js|mammoth)|without-eval/,
            },
            // What screens share was up to 60 more files for each screen, most of them smaller than 1 kB (docs/performance.md).
            { name: 'shared', test: (id) => id.startsWith(sources), minShareCount: 5 },
          ],
        },
      },
      onLog(level, log, handle) {
        // React's packages mark files for server components, which are not used here.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
};
