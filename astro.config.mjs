// JavaScript, because Node then loads this file itself and src/server/development.ts with it. A .ts file is loaded by a
// temporary Vite server that is closed before the development server starts and takes its later imports with it.
// @ts-check
import { createHash } from 'node:crypto';
import node from '@astrojs/node';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { clientModules } from './scripts/client-modules.mjs';
import { astroLines } from './scripts/astro-lines.mjs';
import { IN_PRODUCTION, SERVER_OUTPUT } from './scripts/server-output.mjs';
import { developmentServer } from './src/server/development.ts';
import { plainIslands, reactIslands } from './src/site/islands/integration.ts';
import { FIRST_PRESS_SCRIPT } from './src/site/layout/first-press-script.ts';
import { NEXT_PAGE_RULES, SAVE_DATA_SCRIPT } from './src/site/layout/next-page-rules.ts';
import { PRINT_SCRIPT } from './src/site/layout/print-script.ts';
import { SESSION_SCRIPT } from './src/site/layout/session-script.ts';
import { PAGE_TRANSITIONS_SCRIPT, PAGE_TRANSITIONS_STYLE } from './src/ui/page-transitions.ts';

/** What most islands share, in a few files: by itself each piece would be a file of its own, and small ones compress badly. */
const codeSplitting = {
  groups: [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
    {
      name: 'ui',
      test: /src\/ui\/(badge|button|card|classes|empty-state|field|icon|notice|pagination|visually-hidden)\.tsx?$|lucide-react\/dist\/esm\/(?!icons\/)|\/icons\/(x|search|loader-circle|chevron-\w+)\.m?js$/,
    },
    // Without React: pages load these before they are touched.
    {
      name: 'session',
      test: /src\/(contract\/session-state|site\/layout\/browser\/(toast|login-prompt|session|errors)|ui\/failures\/report)\.ts$/,
    },
    // What code loads others with. Small, and the home page needs both.
    { name: 'later', test: /src\/site\/third-parties\/browser\/frames\.ts$|vite\/preload-helper/ },
    // How pages of an account call the API.
    {
      name: 'account',
      test: /src\/(contract\/(session|calls\/address)|site\/auth\/browser\/account-call)\.ts$/,
    },
    { name: 'words', test: /src\/contract\/(dates|destinations|routes)\.ts$/ },
    // How islands of React come alive, and their boundaries.
    {
      name: 'islands',
      test: /src\/site\/islands\/browser\/hydrate\.ts|src\/ui\/failures\/(error-boundary|failed-part)|@astrojs\/react\/dist\//,
    },
  ],
};

/** How the policy names a script or style that stands in the page. @type {(text: string) => `sha256-${string}`} */
const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** @type {import('astro').AstroIntegration} */
const clientTouch = {
  name: 'client-touch',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'touch', entrypoint: './src/site/client-directives/touch.ts' }),
  },
};

/**
 * The server's part has only what it uses of its packages, as in src/server/vite.config.mjs: of the icons alone, 1.3 MB would
 * be loaded. Not in development, where packages are loaded one by one.
 * @type {import('vite').Plugin}
 */
const packagesInBundle = {
  name: 'packages-in-bundle',
  apply: 'build',
  config: () => ({
    ssr: { noExternal: true, external: ['sharp'] },
    define: IN_PRODUCTION,
  }),
};

export default defineConfig({
  srcDir: './src/site',
  outDir: './dist',
  output: 'server',
  trailingSlash: 'ignore',
  // Without experimentalDisableStreaming a render error is a 200 with half a page.
  adapter: node({ mode: 'middleware', experimentalDisableStreaming: true, staticHeaders: true }),
  integrations: [plainIslands(), reactIslands(), clientTouch, developmentServer()],
  vite: {
    plugins: [tailwindcss(), clientModules('site'), packagesInBundle, ...astroLines],
    // Scripts that are loaded by their address (own/browser/own-start.ts).
    worker: { format: 'es' },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting } } } },
      ssr: { build: { rolldownOptions: { output: SERVER_OUTPUT } } },
    },
  },
  // Its inline styles are not allowed by the policy below, and no page shows code.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  server: { port: 3000 },
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "base-uri 'none'",
        "connect-src 'self'",
        "font-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "img-src 'self' data:",
        "manifest-src 'self'",
        "media-src 'self'",
        "object-src 'none'",
        "require-trusted-types-for 'script'",
        // Each knows one thing: own/browser/own-start.ts, courses/browser/shown-search.ts.
        'trusted-types own-state course-search',
      ],
      scriptDirective: {
        hashes: [
          PAGE_TRANSITIONS_SCRIPT,
          SESSION_SCRIPT,
          FIRST_PRESS_SCRIPT,
          PRINT_SCRIPT,
          NEXT_PAGE_RULES,
          SAVE_DATA_SCRIPT,
        ].map(hashOf),
      },
      // src/site/middleware.ts adds the hash of a page's own styles.
      styleDirective: { hashes: [hashOf(PAGE_TRANSITIONS_STYLE)] },
    },
  },
});
