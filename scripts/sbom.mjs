// npm run sbom [-- FILE]: writes the bill of materials (CycloneDX) of the packages that run in production, from the
// lockfile. `npm sbom --omit dev` leaves out packages that tools for development use as well.
import fs from 'node:fs';
import path from 'node:path';
import './support.mjs';

const { name, version, description } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
const file = process.argv[2] ?? path.join('dist', 'sbom.cdx.json');

const FOLDER = 'node_modules/';
const nameAt = (place) => packages[place].name ?? place.slice(place.lastIndexOf(FOLDER) + FOLDER.length);
/** The package URL: the @ of a scope is escaped. */
const addressOf = (place) =>
  place === ''
    ? `pkg:npm/${name}@${version}`
    : `pkg:npm/${nameAt(place).replace('@', '%40')}@${packages[place].version}`;

/** Where Node finds a package that the one at `place` requires; undefined for an optional one that is not there. */
function found(place, wanted) {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf(FOLDER) - 1))) {
    const candidate = `${folder === '' ? '' : `${folder}/`}${FOLDER}${wanted}`;
    if (packages[candidate]) return candidate;
    if (folder === '') return undefined;
  }
}

const places = Object.keys(packages).filter((place) => place !== '' && !packages[place].dev);

/** `sha512-…` of the lockfile in hexadecimal, as CycloneDX wants it. */
function hashesOf({ integrity = '' }) {
  const [, value] = /^sha512-(\S+)/.exec(integrity) ?? [];
  return value ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(value, 'base64').toString('hex') }] } : {};
}

const licensesOf = ({ license }) =>
  !license
    ? {}
    : { licenses: [/[ (]/.test(license) ? { expression: license } : { license: { name: license } }] };

const components = new Map(
  places.map((place) => [
    addressOf(place),
    {
      type: 'library',
      'bom-ref': addressOf(place),
      name: nameAt(place),
      version: packages[place].version,
      scope: packages[place].optional ? 'optional' : 'required',
      purl: addressOf(place),
      ...hashesOf(packages[place]),
      ...licensesOf(packages[place]),
    },
  ]),
);

const needed = new Map();
for (const place of ['', ...places]) {
  const { dependencies, optionalDependencies, peerDependencies } = packages[place];
  const wanted = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  const targets = wanted.map((each) => found(place, each)).filter((each) => each && !packages[each].dev);
  const known = needed.get(addressOf(place)) ?? [];
  needed.set(addressOf(place), [...new Set([...known, ...targets.map(addressOf)])].toSorted());
}

const bom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: {
    component: { type: 'application', 'bom-ref': addressOf(''), name, version, description },
  },
  components: [...components.values()],
  dependencies: [...needed].map(([ref, dependsOn]) => ({ ref, dependsOn })),
};
fs.mkdirSync(path.dirname(file), { recursive: true });
fs.writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
console.log(`${components.size} packages written to ${file}`);
