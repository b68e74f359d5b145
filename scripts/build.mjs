// Builds the site and compresses what it serves; plain JavaScript, so that it runs on any Node from 20 on.
import { pinned } from './support.mjs';
import { stampBuild } from './build-stamp.mjs';
import { precompress } from './precompress.mjs';

process.env.NODE_ENV = 'production';
process.env.ASTRO_TELEMETRY_DISABLED = '1';
await pinned('node_modules/astro/bin/astro.mjs', 'build');
await pinned('node_modules/vite/bin/vite.js', 'build', '--config', 'src/mail/vite.config.mjs');
const saved = await precompress('dist/client');
console.log(`Compressed ${saved} files`);
stampBuild();
