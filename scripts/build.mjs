// Builds the site and the back office and compresses what it serves; plain JavaScript, so that it runs on any Node from 20 on.
import fs from 'node:fs';
import { pinned } from './support.mjs';
import { stampBuild } from './build-stamp.mjs';
import { precompress } from './precompress.mjs';

process.env.NODE_ENV = 'production';
process.env.ASTRO_TELEMETRY_DISABLED = '1';
await pinned('node_modules/astro/bin/astro.mjs', 'build');
await pinned('node_modules/vite/bin/vite.js', 'build', '--config', 'src/mail/vite.config.mjs');
await pinned('node_modules/vite/bin/vite.js', 'build', '--config', 'src/admin/vite.config.mjs');
// Not among the files that are served by their names: src/server/admin/admin.ts sends it with its own headers.
fs.renameSync('dist/client/admin/index.html', 'dist/admin.html');
const saved = await precompress('dist/client');
console.log(`Compressed ${saved} files`);
stampBuild();
