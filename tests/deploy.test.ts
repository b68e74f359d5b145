import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Cheap checks of what is put online. `npm run try-install` installs a release for real. */

const read = (file: string) => fs.readFileSync(file, 'utf8');
const SETTINGS = new Set(
  [...read('src/platform/env.ts').matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name),
);
const unknown = (names: readonly string[]) => names.filter((name) => !SETTINGS.has(name));
const unit = read('deploy/server/prasthan.service');
const install = read('deploy/server/install.sh');
const launcher = read('deploy/prasthan');

it.each([
  ['sh', 'deploy/prasthan'],
  ['sh', 'deploy/server/prasthan-command'],
  ['bash', 'deploy/server/install.sh'],
  ['bash', 'deploy/try-install.sh'],
  ['bash', 'deploy/try/inside.sh'],
  ['bash', 'deploy/try/systemctl'],
])('%s can read %s', (shell, file) => {
  expect(execFileSync(shell, ['-n', file], { encoding: 'utf8' })).toBe('');
});

describe('a release', () => {
  it('has a command for each of the operators, and no other', () => {
    const [, names = ''] = /^ {2}([a-z |]+)\) exec "\$node" "\$programs\/\$command/m.exec(launcher) ?? [];
    const files = fs.readdirSync('src/server/commands').filter((name) => /^[a-z]+\.ts$/.test(name));
    expect([...names.split(' | '), 'import'].sort()).toEqual(
      files.map((name) => name.replace('.ts', '')).sort(),
    );
  });

  it('starts the server as npm start does, and imports with the memory of npm run import', async () => {
    const { IMPORT_FLAGS, SERVER_FLAGS, serverEnv } = await import('../scripts/process-settings.mjs');
    expect(launcher).toContain(`exec "$node" ${SERVER_FLAGS.join(' ')} "$programs/main.js"`);
    // A release is not written to, so it has no cache of compiled modules.
    for (const [name, value] of Object.entries(serverEnv({})).filter(([each]) => each.startsWith('MALLOC')))
      expect(launcher).toContain(`export ${name}="\${${name}:-${value}}"`);
    expect(read('scripts/start.mjs')).toContain("'dist/app/main.js'");
    expect(launcher).toContain(`import) exec "$node" ${IMPORT_FLAGS.join(' ')} `);
    const quoted = IMPORT_FLAGS.map((flag) => `'${flag}'`).join(', ');
    expect(read('src/server/import/run-process.ts')).toContain(`[${quoted}]`);
  });
});

describe('the bundle of the server', () => {
  it('is in memory once: a text with one character beyond Latin 1 takes two bytes for each', () => {
    const files = fs.globSync('dist/app/*.js');
    expect(files.some((file) => file.endsWith('main.js'))).toBe(true);
    const beyond = files.flatMap((file) => /.{0,40}[^\0-\u00ff].{0,10}/.exec(read(file))?.[0] ?? []);
    expect(beyond).toEqual([]);
  });
});

describe('one server', () => {
  it('sets only what the site knows', () => {
    const inUnit = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, words = '']) =>
      [...words.matchAll(/(?:^| )([A-Z0-9_]+)=/g)].map(([, name = '']) => name),
    );
    const inFile = [...install.matchAll(/say "#?([A-Z][A-Z0-9_]+)=/g)].map(([, name = '']) => name);
    expect(inUnit).toContain('DATA_DIR');
    expect(inFile).toContain('BACKUP_KEY');
    expect(unknown([...inUnit, ...inFile])).toEqual([]);
  });

  it('runs as a user without rights, and reads its secrets from a file', () => {
    for (const line of [
      'User=prasthan',
      'NoNewPrivileges=true',
      'CapabilityBoundingSet=',
      'ProtectSystem=strict',
    ]) {
      expect(unit.split('\n')).toContain(line);
    }
    expect(unit).not.toMatch(/KEY=|PASSWORD=|DATABASE_URL=/);
    expect(install).toMatch(/umask 077/);
  });

  it('sends pages on to https, and no call of a program', () => {
    const [, open = ''] = read('deploy/server/Caddyfile').split(/^http:\/\/HOSTNAME \{$/m);
    expect(open).toMatch(/@api path \/api \/api\/\*\n\thandle @api \{[^{}]*\n\t\trespond `[^`]+` 403/);
    expect(open).toMatch(/handle \{\n\t\tredir https:/);
  });

  it('installs the files that stand beside the script', () => {
    const names = [...install.matchAll(/deploy\/server\/([\w.-]+)/g)].map(([, name = '']) => name);
    expect(new Set(names)).toEqual(new Set(fs.readdirSync('deploy/server')));
  });
});

describe('the image', () => {
  const lines = read('deploy/compose/Dockerfile').replaceAll('\\\n', ' ').split('\n');
  const of = (instruction: string) => lines.filter((line) => line.startsWith(`${instruction} `));
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));

  // The rules of hadolint that concern these instructions: DL3000, 3002, 3006, 3007, 3020, 3025, 3004, 3008.
  it('is pinned, runs as nobody, reports its health and installs nothing', () => {
    for (const line of of('FROM')) expect(line).toMatch(/^FROM [\w./-]+:\d+\.\d+[\w.-]*( AS \w+)?$/);
    expect(last.filter((line) => line.startsWith('USER '))).toEqual(['USER 10001:10001']);
    expect(last.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true);
    for (const line of [...of('CMD'), ...of('ENTRYPOINT')]) expect(line).toMatch(/^[A-Z]+ \[".*"\]$/);
    for (const line of of('WORKDIR')) expect(line).toMatch(/^WORKDIR \//);
    expect(of('ADD')).toEqual([]);
    expect(of('RUN').join('\n')).not.toMatch(/sudo|apt|npm|curl|wget/);
  });

  it('has no secrets', () => {
    const names = of('ENV').flatMap((line) =>
      [...line.matchAll(/([A-Z0-9_]+)=/g)].map(([, name = '']) => name),
    );
    expect(unknown(names.filter((name) => name !== 'NODE_ENV'))).toEqual([]);
    expect(names.filter((name) => /KEY|PASSWORD|SECRET|TOKEN|URL/.test(name))).toEqual([]);
  });
});

describe('several processes', () => {
  const compose = read('deploy/compose/compose.yml');
  const example = read('deploy/compose/settings.example.env');

  it('set only what the site knows, without a secret', () => {
    const given = [...example.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)];
    expect(unknown(given.map(([, name = '']) => name))).toEqual([]);
    expect(given.filter(([, name = '', value]) => /KEY|SMTP/.test(name) && value !== '')).toEqual([]);
    expect(example).toContain('prasthan:PASSWORD@');
  });

  it('take pinned images, and roles that the site knows', () => {
    const images = [...compose.matchAll(/image: (\S+)/g)].map(([, name = '']) => name);
    expect(images.filter((name) => !/^(prasthan:\$|\w+:\d+\.\d+\.?\d*-bookworm$)/.test(name))).toEqual([]);
    const roles = [...compose.matchAll(/ROLE: (\w+)/g)].map(([, role]) => role);
    expect(roles).toEqual(['worker', 'web', 'web', 'web']);
  });

  it('trust the network of the balancer', () => {
    const [, subnet] = /subnet: ([\d./]+)/.exec(compose) ?? [];
    expect(example).toContain(`TRUSTED_PROXIES=${subnet}`);
  });
});
