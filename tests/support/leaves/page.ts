import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderPage, type AstroHandler } from '../../../src/server/pages/page-renderer.ts';
import { printLeft } from './left.ts';

// What a page without reads leaves behind: node page.ts ADDRESS. The site has to be built.
const [, , address = '/'] = process.argv;
const { handler } = (await import(pathToFileURL(path.resolve('dist/server/entry.mjs')).href)) as {
  handler: AstroHandler;
};
const locals = { reads: {}, publicOrigin: 'https://prasthan.example', apiOrigin: '', requestId: 'test' };
await printLeft(async () => {
  // Stands for what a page reads, some 40 kB.
  const read = Array.from({ length: 1_000 }, (_, at) => ({ at }));
  const { status } = await renderPage(handler, address, 'prasthan.example', { ...locals, read });
  if (status !== 200) throw new Error(`${status} for ${address}`);
});
