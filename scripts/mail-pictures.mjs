// Draws the pictures that every mail carries: node scripts/mail-pictures.mjs
// They are committed. Run it again after changing our pennant or the woven band.
import fs from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { createServer } from 'vite';

const OUT = 'src/mail/pictures';
/** Drawn at twice their size, for sharp screens. */
const BAND = { width: 560, height: 17 };
const LOGO_HEIGHT = 40;

const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  oxc: { jsx: { runtime: 'automatic' } },
  server: { middlewareMode: true, ws: false, watch: null },
});
const { DhakaWeave } = await vite.ssrLoadModule('/src/ui/art/dhaka-weave.tsx');
const { Logo } = await vite.ssrLoadModule('/src/site/layout/logo.tsx');
await vite.close();

const svg = (component, props, width, height) =>
  Buffer.from(
    renderToStaticMarkup(createElement(component, props))
      .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
      .replace(/ width="[^"]*"/, ` width="${width}"`)
      .replace(/ height="[^"]*"/, ` height="${height}"`),
  );
const [width, height] = [BAND.width * 2, BAND.height * 2];
const band = svg(DhakaWeave, { height }, width, height);
const logo = svg(Logo, {}, Math.round((LOGO_HEIGHT * 2 * 48) / 54), LOGO_HEIGHT * 2);

fs.mkdirSync(OUT, { recursive: true });
const small = { palette: true, compressionLevel: 9 };
await sharp(band)
  .resize({ width, height, fit: 'fill', kernel: 'nearest' })
  .png(small)
  .toFile(path.join(OUT, 'band.png'));
await sharp(logo, { density: 300 })
  .resize({ height: LOGO_HEIGHT * 2 })
  .png(small)
  .toFile(path.join(OUT, 'logo.png'));
for (const name of fs.readdirSync(OUT))
  process.stdout.write(`${name}: ${fs.statSync(path.join(OUT, name)).size} bytes\n`);
