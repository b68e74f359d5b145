// Bundles the server and its commands into dist/app. Node runs our TypeScript as it is, but finding and reading 2,200 small
// files takes most of a second at each start, and their texts stay in memory.
// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { IN_PRODUCTION, SERVER_OUTPUT } from '../../scripts/server-output.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const OUT = path.join(ROOT, 'dist/app');

/** Programs by name: the server, its worker thread, what creates its database, and what operators and the server start beside it. */
const PROGRAMS = Object.fromEntries(
  [
    'src/server/main.ts',
    'src/platform/database/pglite/pglite-worker.ts',
    'src/platform/database/pglite/make-database.ts',
    ...fs.globSync('src/server/commands/*.ts', { cwd: ROOT }).filter((file) => !file.includes('.test.')),
  ].map((file) => [path.basename(file, '.ts'), path.join(ROOT, file)]),
);

/** Files of their own that a package reads at run time (WebAssembly, fonts, libraries). */
const UNBUNDLED = ['@electric-sql/pglite', 'pdfkit', 'sharp'];

/**
 * Makes paths beside a source file hold from dist/app: of programs, which lie there, and of all else, which stays where it
 * is.
 * @type {import('vite').Plugin}
 */
const pathsFromBundle = {
  name: 'paths-from-bundle',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.ts$/, code: 'new URL(' },
    handler: (code, id) => {
      const changed = code.replaceAll(/new URL\(\s*'(\.[^']*)',\s*import\.meta\.url\)/g, (_, named) => {
        const target = path.resolve(path.dirname(id), named);
        const [program] = Object.entries(PROGRAMS).find(([, file]) => file === target) ?? [];
        const from = program
          ? `./${program}.js`
          : path.relative(OUT, target).replaceAll(path.sep, '/') + (named.endsWith('/') ? '/' : '');
        return `new URL('${from}', import.meta.url)`;
      });
      if (changed === code && /new URL\([^()]*import\.meta\.url/.test(code))
        throw new Error(`${id} has a path beside it that is not a text in single quotes.`);
      return changed;
    },
  },
};

/** @type {import('vite').UserConfig} */
export default {
  root: ROOT,
  publicDir: false,
  plugins: [pathsFromBundle],
  ssr: { noExternal: true, external: UNBUNDLED },
  define: IN_PRODUCTION,
  build: {
    ssr: true,
    outDir: OUT,
    emptyOutDir: true,
    target: 'node24',
    reportCompressedSize: false,
    rolldownOptions: {
      input: PROGRAMS,
      output: {
        ...SERVER_OUTPUT,
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // Apart from our code, so that the place of an error is in ours (src/domain/faults/policy.ts), and loaded only by
        // the programs and parts that need them.
        codeSplitting: {
          groups: [{ name: 'packages', test: /[\\/]node_modules[\\/]/, entriesAware: true }],
        },
      },
    },
  },
};
