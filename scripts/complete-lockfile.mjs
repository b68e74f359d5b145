// Adds entries to package-lock.json for optional packages of other platforms that the registry did not offer when the
// lockfile was written (a mirror may have only one platform). Without these entries `npm ci` refuses the lockfile.
// Then asks the registry for the checksums that are missing, and counts those it does not have.
// Run it after adding or updating a dependency: node scripts/complete-lockfile.mjs
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { promisify } from 'node:util';

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

const nameOf = (place) => place.split('node_modules/').at(-1);

/** The checksum of a package, or undefined if the registry does not have this version. */
async function integrityOf(name, version) {
  try {
    const { stdout } = await promisify(execFile)('npm', ['view', `${name}@${version}`, 'dist.integrity']);
    return /^sha512-\S+$/.exec(stdout.trim())?.[0];
  } catch {
    return undefined;
  }
}

let mended = 0;
const refused = [];
for (const [place, entry] of Object.entries(lock.packages)) {
  if (place === '' || entry.integrity || entry.link) continue;
  const integrity = await integrityOf(nameOf(place), entry.version);
  if (integrity) {
    const { version, ...rest } = entry;
    lock.packages[place] = { version, integrity, ...rest };
    mended += 1;
  } else refused.push(`${nameOf(place)}@${entry.version}`);
}

const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
lock.packages = Object.fromEntries(sorted);
fs.writeFileSync(lockfile, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages for other platforms added to package-lock.json.`);
console.log(`${mended} checksums added.`);
if (refused.length > 0) {
  console.log(`The registry does not have these ${refused.length}:\n  ${refused.join('\n  ')}`);
}
