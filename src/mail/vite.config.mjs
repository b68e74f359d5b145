// Builds the mail templates into dist/mail: Node runs our TypeScript but not TSX. The bundle includes only the parts of
// @react-email that the templates use, because loading all of it takes 48 MB of memory.
// @ts-check
import { fileURLToPath } from 'node:url';
import { IN_PRODUCTION, SERVER_OUTPUT } from '../../scripts/server-output.mjs';

/** @type {import('vite').UserConfig} */
export default {
  root: import.meta.dirname,
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic' } },
  ssr: { noExternal: true, external: ['prettier'] },
  define: IN_PRODUCTION,
  build: {
    ssr: true,
    rolldownOptions: {
      input: ['./render.tsx', './previews.ts'],
      output: SERVER_OUTPUT,
    },
    outDir: fileURLToPath(new URL('../../dist/mail', import.meta.url)),
    emptyOutDir: true,
    target: 'node24',
  },
};
