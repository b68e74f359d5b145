// Builds site, mail templates, back office and server and compresses the served files. Plain JavaScript that runs on Node 20
// and later.
import fs from 'node:fs';
import { pinned } from './support.mjs';
import { stampBuild } from './build-stamp.mjs';
import { precompress } from './precompress.mjs';

process.env.NODE_ENV = 'production';
process.env.ASTRO_TELEMETRY_DISABLED = '1';
await pinned('node_modules/astro/bin/astro.mjs', 'build');
await pinned('node_modules/vite/bin/vite.js', 'build', '--config', 'src/mail/vite.config.mjs');
await pinned('node_modules/vite/bin/vite.js', 'build', '--config', 'src/admin/vite.config.mjs');
await pinned('node_modules/vite/bin/vite.js', 'build', '--config', 'src/server/vite.config.mjs');
// Moved out of the static files: src/server/admin/admin.ts sends it with its own headers.
fs.renameSync('dist/client/admin/index.html', 'dist/admin.html');
const saved = await precompress('dist/client');
console.log(`Compressed ${saved} files`);
stampBuild();
