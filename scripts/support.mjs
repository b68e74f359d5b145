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

/** Runs a JavaScript or TypeScript file with the pinned Node. */
export const pinned = (file, ...args) => run(NODE, [file, ...args]);

const INSTALLED = path.join('node_modules', '.prasthan-lockfile');

/** Installs the packages if they are missing or package-lock.json has changed. */
export async function install() {
  const wanted = fs.readFileSync('package-lock.json', 'utf8');
  const installed = fs.existsSync(INSTALLED) && fs.readFileSync(INSTALLED, 'utf8') === wanted;
  if (installed && fs.existsSync(NODE)) return;
  console.log('Installing packages ...');
  // Without warnings: they are about the system's Node, which only starts the pinned one.
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  fs.copyFileSync('package-lock.json', INSTALLED);
}
