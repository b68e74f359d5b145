import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-sbom-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

interface Component {
  type: string;
  'bom-ref': string;
  name: string;
  version: string;
  purl: string;
  hashes?: { alg: string; content: string }[];
}
interface Bom {
  bomFormat: string;
  specVersion: string;
  version: number;
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

it('the bill of materials has the production packages of the lockfile, and no others', () => {
  const file = path.join(folder, 'sbom.json');
  execFileSync(process.execPath, ['scripts/sbom.mjs', file]);
  const bom = JSON.parse(fs.readFileSync(file, 'utf8')) as Bom;
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 });

  const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { name?: string; version: string; dev?: boolean }>;
  };
  const wanted = Object.entries(packages)
    .filter(([place, { dev }]) => place !== '' && !dev)
    .map(([place, { name, version }]) => `${name ?? place.split('node_modules/').at(-1)}@${version}`);
  const listed = bom.components.map(({ name, version }) => `${name}@${version}`);
  expect(listed.toSorted()).toEqual([...new Set(wanted)].toSorted());
  expect(listed.some((entry) => entry.startsWith('vitest@'))).toBe(false);

  const refs = new Set(bom.components.map((component) => component['bom-ref']));
  expect(refs.size).toBe(bom.components.length);
  const ill = bom.components.filter(
    ({ type, purl, hashes }) =>
      type !== 'library' ||
      !/^pkg:npm\/(?:%40[\w.~-]+\/)?[\w.~-]+@[\w.+-]+$/.test(purl) ||
      hashes?.some(({ alg, content }) => alg !== 'SHA-512' || !/^[\da-f]{128}$/.test(content)),
  );
  expect(ill).toEqual([]);
  expect(bom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([]);
});

describe('the audit of packages', () => {
  /** Runs it with an npm that prints this. */
  function auditWith(answer: string) {
    fs.writeFileSync(path.join(folder, 'answer'), answer);
    fs.writeFileSync(path.join(folder, 'npm'), `#!/bin/sh\ncat ${folder}/answer\n`, { mode: 0o755 });
    const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}` };
    return spawnSync(process.execPath, ['scripts/audit.mjs'], { env, encoding: 'utf8' });
  }
  const report = (severity: string) =>
    JSON.stringify({
      vulnerabilities: { weak: { name: 'weak', severity, range: '<1.2.3' } },
      metadata: { vulnerabilities: { total: 1 }, dependencies: { prod: 7 } },
    });

  it('fails for a weakness that is high, and names the package', () => {
    const { status, stderr } = auditWith(report('high'));
    expect(status).toBe(1);
    expect(stderr).toContain('high: weak <1.2.3');
  });

  it('passes where the worst is moderate', () => expect(auditWith(report('moderate')).status).toBe(0));

  it.each(['', '{"message":"405 Method Not Allowed"}'])(
    'says that it could not ask, and does not pass: %j',
    (answer) => {
      const { status, stderr } = auditWith(answer);
      expect(status).toBe(2);
      expect(stderr).toContain('NOT audited');
    },
  );
});
