// npm run mails -- [FOLDER]: writes every mail with sample data into a folder (var/mail-previews), to look at in a browser.
import { pinned } from './support.mjs';

process.env.NODE_ENV = 'production';
const preview = ['--config', 'src/mail/vite.config.mjs', '--logLevel', 'warn'];
await pinned('node_modules/vite/bin/vite.js', 'build', ...preview);
await pinned('dist/mail/previews.js', ...process.argv.slice(2));
