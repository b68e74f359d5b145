// Builds the mail templates into dist/mail: Node runs our TypeScript as it is but knows no TSX, and of @react-email only
// what the templates use is taken along (loading all of it costs a process 48 MB).
// @ts-check
import { fileURLToPath } from 'node:url';

/** @type {import('vite').UserConfig} */
export default {
  root: import.meta.dirname,
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic' } },
  ssr: { noExternal: true, external: ['react', 'react-dom', 'prettier'] },
  build: {
    ssr: true,
    rolldownOptions: { input: ['./render.tsx', './previews.ts'] },
    outDir: fileURLToPath(new URL('../../dist/mail', import.meta.url)),
    emptyOutDir: true,
    target: 'node24',
  },
};
