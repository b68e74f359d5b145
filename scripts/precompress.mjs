// Writes a .br and a .gz file next to each text file, at the best quality, if it is smaller.
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const TEXT = /\.(css|html|ico|js|json|map|mjs|svg|txt|webmanifest|xml)$/;
const MIN_BYTES = 500;

export async function precompress(folder) {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  const done = await Promise.all(files.map((entry) => compressFile(path.join(entry.parentPath, entry.name))));
  return done.filter(Boolean).length;
}

async function compressFile(file) {
  const body = fs.readFileSync(file);
  if (body.length < MIN_BYTES) return false;
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gzip(body, { level: 9 }),
  ]);
  if (br.length < body.length) fs.writeFileSync(`${file}.br`, br);
  if (gz.length < body.length) fs.writeFileSync(`${file}.gz`, gz);
  return true;
}
