// Finds what the built server needs at run time: source files from its entries on, and the packages they import.
import fs from 'node:fs';
import path from 'node:path';

const ENTRIES = [
  ...fs
    .readdirSync('dist/app')
    .filter((name) => name.endsWith('.js'))
    .map((name) => `dist/app/${name}`),
  'dist/server/entry.mjs',
  'dist/mail/render.js',
];
// Modules that only the development server loads.
const DEVELOPMENT = /-development\.ts$/;

// `import type` and `export type` are stripped by Node and load nothing.
const IMPORT = /(?:^|[\s;}])(?:import|export)\s(?!type\s)[^'"`;]*?['"]([^'"\n]+)['"]/g;
const BARE_IMPORT = /(?:^|[\s;}])import\s*['"]([^'"\n]+)['"]/g;
const MINIFIED_FROM = /\bfrom\s*['"]([^'"\n]+)['"]/g;
const CALL = /\b(?:import|require|resolve|createRequire\(import\.meta\.url\))\(\s*['"`]([^'"`\n$]+)/g;
const FILE_BESIDE = /new URL\(\s*['"](\.[^'"\n]+\.(?:ts|mjs|js))['"]/g;
const PATTERNS = [IMPORT, BARE_IMPORT, MINIFIED_FROM, CALL, FILE_BESIDE];

const specifiersOf = (text) =>
  PATTERNS.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name));

/** The folder of the package that a file imports by name, or undefined if it is none. */
function packageFolder(name, from) {
  const own = name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
  for (let folder = path.dirname(from); ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', own);
    if (fs.existsSync(path.join(found, 'package.json'))) return found;
    if (folder === '.' || folder === path.dirname(folder)) return undefined;
  }
}

/** All modules that the entries load, and the folders of the packages these name. */
export function traceModules() {
  const modules = new Set();
  const packages = new Set(['node_modules/node']);
  const waiting = [...ENTRIES];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (modules.has(file)) continue;
    modules.add(file);
    for (const name of specifiersOf(fs.readFileSync(file, 'utf8'))) {
      if (name.startsWith('.')) {
        const target = path.join(path.dirname(file), name);
        if (fs.existsSync(target) && fs.statSync(target).isFile() && !DEVELOPMENT.test(target)) {
          waiting.push(target);
        }
      } else if (!name.startsWith('node:')) {
        const folder = packageFolder(name, file);
        if (folder) packages.add(folder);
      }
    }
  }
  return { modules: [...modules].sort(), packages: withDependencies(packages) };
}

const { packages: locked } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
const otherLibc = (folder) => locked[folder]?.libc?.includes('musl');

/** Packages with everything they depend on themselves. */
function withDependencies(packages) {
  const all = new Set();
  const waiting = [...packages];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (all.has(folder)) continue;
    all.add(folder);
    const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const optional = manifest.peerDependenciesMeta ?? {};
    const peers = Object.keys(manifest.peerDependencies ?? {}).filter((name) => !optional[name]?.optional);
    const names = { ...manifest.dependencies, ...manifest.optionalDependencies };
    for (const name of [...Object.keys(names), ...peers]) {
      const found = packageFolder(name, path.join(folder, 'package.json'));
      if (found && !otherLibc(found)) waiting.push(found);
    }
  }
  return [...all].sort();
}
