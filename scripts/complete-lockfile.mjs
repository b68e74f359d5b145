// Adds entries to package-lock.json for optional packages of other platforms that the registry did not offer when the
// lockfile was written (a mirror may have only one platform). Without these entries `npm ci` refuses the lockfile.
// Run it after adding or updating a dependency: node scripts/complete-lockfile.mjs
import fs from 'node:fs';

const SYSTEMS = [
  'darwin',
  'win32',
  'linux',
  'freebsd',
  'openbsd',
  'netbsd',
  'android',
  'sunos',
  'aix',
  'openharmony',
];
const PROCESSORS = [
  'arm64',
  'x64',
  'ia32',
  'arm',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
];

/** The os, cpu and libc of a package, by its name: 'binding-linux-x64-musl', 'sharp-linuxmusl-arm64'. */
function platformOf(name) {
  const parts = name.split('/').at(-1).split('-');
  const system = SYSTEMS.find((known) => parts.some((part) => part.startsWith(known)));
  const processor =
    PROCESSORS.find((known) => parts.includes(known)) ?? (parts.includes('armv7') ? 'arm' : undefined);
  const libc = /musl/.test(name) ? 'musl' : 'glibc';
  return {
    ...(processor && { cpu: [processor] }),
    ...(system === 'linux' && { libc: [libc] }),
    ...(system && { os: [system] }),
  };
}

const lockfile = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(fs.readFileSync(lockfile, 'utf8'));
let added = 0;
for (const [place, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const known = [`${place}/node_modules/${name}`, `node_modules/${name}`].some(
      (path) => lock.packages[path],
    );
    if (known || /[\^~><*| ]/.test(version)) continue;
    lock.packages[`node_modules/${name}`] = {
      version,
      ...platformOf(name),
      optional: true,
      ...(entry.dev && { dev: true }),
    };
    added += 1;
  }
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
lock.packages = Object.fromEntries(sorted);
fs.writeFileSync(lockfile, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages for other platforms added to package-lock.json.`);
