// Shared by the other scripts. Runs on Node 20 and later without installed packages.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
process.chdir(ROOT);

export const windows = process.platform === 'win32';
/** Path of the Node 24 that package.json pins. */
export const NODE = path.join(ROOT, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');

/** Runs a command with its output on the terminal; rejects when it fails. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', shell: windows, ...options });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${[command, ...args].join(' ')} ended with ${code}`)),
    );
  });
}

/** Runs the pinned Node in place of this process: with its terminal, its signals and its exit code. */
export function become(args, options = {}) {
  const child = spawn(NODE, args, { stdio: 'inherit', ...options });
  // Ctrl-C reaches the other directly; this process only has to wait for it.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** Runs a JavaScript or TypeScript file with the pinned Node. */
export const pinned = (file, ...args) => run(NODE, [file, ...args]);

/** Copies of the lockfile that was installed: with everything, or without what only tests and checks need. */
const MARKS = {
  all: path.join('node_modules', '.prasthan-lockfile'),
  production: path.join('node_modules', '.prasthan-lockfile-production'),
};

/**
 * Installs the packages if they are missing or package-lock.json has changed.
 * @param {'all' | 'production'} wanted production: what builds and runs the site. All of it is kept if it is there.
 */
export async function install(wanted = 'all') {
  const lockfile = fs.readFileSync('package-lock.json', 'utf8');
  const has = (mark) =>
    fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === lockfile && fs.existsSync(NODE);
  if (has(MARKS.all) || (wanted === 'production' && has(MARKS.production))) return;
  console.log('Installing packages ...');
  // Without warnings: they are about the system's Node, which only starts the pinned one.
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];
  // Adds what is missing, because `npm ci` would remove the packages of a site that is running.
  if (has(MARKS.production)) await run('npm', ['install', '--no-save', ...quietly]);
  else await run('npm', ['ci', ...(wanted === 'production' ? ['--omit=dev'] : []), ...quietly]);
  fs.copyFileSync('package-lock.json', MARKS[wanted]);
}
