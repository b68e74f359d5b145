import fs from 'node:fs';
import { expect, it } from 'vitest';

interface Entry {
  version?: string;
  resolved?: string;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
}
const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };
const manifest = JSON.parse(fs.readFileSync('package.json', 'utf8')) as Record<
  string,
  Record<string, string>
>;

it('pins exact versions', () => {
  const versions = { ...manifest['dependencies'], ...manifest['devDependencies'] };
  expect(
    Object.entries(versions).filter(
      ([, version]) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    ),
  ).toEqual([]);
});

it('has no download addresses', () => {
  expect(Object.entries(lock.packages).filter(([, { resolved }]) => resolved)).toEqual([]);
});

// Otherwise `npm ci` refuses the lockfile on other platforms. To correct it: node scripts/complete-lockfile.mjs
it('has the packages of every platform', () => {
  const missing = Object.entries(lock.packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !lock.packages[`${place}/node_modules/${name}`] && !lock.packages[`node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

// To correct it: node scripts/complete-lockfile.mjs
it('has a checksum of every package', () => {
  const missing = Object.entries(lock.packages).filter(
    ([place, { integrity }]) => place !== '' && !integrity,
  );
  expect(missing.map(([place]) => place)).toEqual([]);
});
