// What the tests use of Debian: a database, proxies, a virus scanner and a browser.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';

export const hasHeadlessShell = () => fs.existsSync('/usr/bin/chromium-headless-shell');

export function hasPostgres() {
  const debian = '/usr/lib/postgresql';
  return fs.existsSync(debian) || spawnSync('postgres', ['--version']).status === 0;
}

/** Debian packages, the steps that use them, and whether they are there. */
const PACKAGES = [
  // Some browser tests too start a site on each database.
  { name: 'postgresql', steps: ['unit', 'browser'], isThere: hasPostgres },
  // Installed without signatures and services: the tests have their own signature. Without clamd its tests are skipped.
  { name: 'clamav-daemon', steps: ['unit'], isThere: () => fs.existsSync('/usr/sbin/clamd') },
  // The balancer of tests/several-processes.test.ts, which is skipped without it.
  { name: 'haproxy', steps: ['unit'], isThere: () => fs.existsSync('/usr/sbin/haproxy') },
  // The proxies of tests/kept-pages.test.ts, each of which is skipped without it.
  { name: 'nginx', steps: ['unit'], isThere: () => fs.existsSync('/usr/sbin/nginx') },
  { name: 'caddy', steps: ['unit'], isThere: () => fs.existsSync('/usr/bin/caddy') },
  {
    name: 'chromium-headless-shell',
    steps: ['browser'],
    isThere: () => Boolean(process.env.TEST_BROWSER) || hasHeadlessShell(),
  },
];

/** Time limit of an apt command in milliseconds, long enough for a slow network. */
const APT_MS = 300_000;

/**
 * Installs the Debian packages that the wanted steps lack, as root; on other systems npm packages are used. Services are
 * not started: tests start what they need. This mostly waits for the network, so it can run beside the checks.
 * @param wanted names of the steps of `npm test`
 */
export async function installDebianPackages(wanted) {
  const missing = PACKAGES.filter(
    ({ steps, isThere }) => steps.some((name) => wanted.includes(name)) && !isThere(),
  );
  if (missing.length === 0 || os.platform() !== 'linux' || process.getuid?.() !== 0) return;
  const names = missing.map(({ name }) => name);
  console.log(`Installing ${names.join(', ')} ...`);
  await withoutServices(async () => {
    await apt('update');
    if (await apt('install', '-y', '--no-install-recommends', ...names)) return;
    // A mirror that lacks one of them installs none, so each is asked for by itself.
    for (const name of names) await apt('install', '-y', '--no-install-recommends', name);
  });
}

/** Runs an apt command. @returns whether it succeeded; otherwise its messages are printed */
async function apt(...words) {
  const network = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
  const child = spawn('apt-get', [...words, '-qq', ...network], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: APT_MS,
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
  const succeeded = await new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
  if (!succeeded) process.stderr.write(Buffer.concat(said));
  return succeeded;
}

/** Runs `work` with a policy-rc.d that keeps Debian from starting installed services (exit code 101). */
async function withoutServices(work) {
  const policy = '/usr/sbin/policy-rc.d';
  if (fs.existsSync(policy)) return work();
  fs.writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return await work();
  } finally {
    fs.rmSync(policy);
  }
}
