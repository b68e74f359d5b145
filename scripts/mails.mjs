// npm run mails -- [FOLDER]: writes every mail with sample data to a folder (var/mail-previews), to view in a browser.
import { pinned } from './support.mjs';

process.env.NODE_ENV = 'production';
const preview = ['--config', 'src/mail/vite.config.mjs', '--logLevel', 'warn'];
await pinned('node_modules/vite/bin/vite.js', 'build', ...preview);
await pinned('dist/mail/previews.js', ...process.argv.slice(2));
