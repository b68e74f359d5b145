// Writes a .br and a .gz file next to each text file, if it is smaller.
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const TEXT = /\.(css|html|ico|js|json|map|mjs|svg|txt|webmanifest|xml)$/;
const MIN_BYTES = 500;
/** Larger files, all of the back office, are compressed at quality 10: 3 % larger than at 11, in 4 s instead of 10. */
const LARGE_BYTES = 300_000;

export async function precompress(folder) {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  const paths = files.map((entry) => path.join(entry.parentPath, entry.name));
  // The largest first, so that none is compressed alone at the end.
  const sizes = new Map(paths.map((file) => [file, fs.statSync(file).size]));
  const done = await Promise.all(paths.toSorted((a, b) => sizes.get(b) - sizes.get(a)).map(compressFile));
  return done.filter(Boolean).length;
}

async function compressFile(file) {
  const body = fs.readFileSync(file);
  if (body.length < MIN_BYTES) return false;
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: body.length > LARGE_BYTES ? 10 : 11 } }),
    gzip(body, { level: 9 }),
  ]);
  if (br.length < body.length) fs.writeFileSync(`${file}.br`, br);
  if (gz.length < body.length) fs.writeFileSync(`${file}.gz`, gz);
  return true;
}
