// Records whether dist was built from the current sources: a hash of all files that a build reads.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './support.mjs';

const STAMP = path.join(ROOT, 'dist', '.built-from');
const SOURCES = ['src', 'db/demo', 'public'];
const TESTS = /\.test\.tsx?$/;
const FILES = [
  'scripts/build.mjs',
  'scripts/client-modules.mjs',
  'scripts/astro-lines.mjs',
  'scripts/precompress.mjs',
  'scripts/server-output.mjs',
  'astro.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];

function hashSources() {
  const hash = createHash('sha256');
  for (const file of [...SOURCES.flatMap(filesIn), ...FILES].sort()) {
    if (fs.existsSync(file)) hash.update(`${file}\0`).update(fs.readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesIn(folder) {
  if (!fs.existsSync(folder)) return [];
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !TESTS.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

export const isBuilt = () => fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === hashSources();

export const stampBuild = () => fs.writeFileSync(STAMP, hashSources());
