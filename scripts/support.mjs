// What the other scripts share. Runs on any Node from 20 on with nothing installed.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
process.chdir(ROOT);

const windows = process.platform === 'win32';
/** The Node 24 that package.json pins, whatever the system's node is. */
export const NODE = path.join(ROOT, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');

/** Runs a command to its end and passes its output on; rejects when it fails. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', shell: windows, ...options });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${[command, ...args].join(' ')} ended with ${code}`)),
    );
  });
}

/** Runs a JavaScript or TypeScript file on the pinned Node. */
export const pinned = (file, ...args) => run(NODE, [file, ...args]);

const INSTALLED = path.join('node_modules', '.prasthan-lockfile');

/** Installs the packages when there are none or package-lock.json has changed since. */
export async function install() {
  const wanted = fs.readFileSync('package-lock.json', 'utf8');
  const installed = fs.existsSync(INSTALLED) && fs.readFileSync(INSTALLED, 'utf8') === wanted;
  if (installed && fs.existsSync(NODE)) return;
  console.log('Installing packages ...');
  // Warnings are about the system's node, which only starts the pinned one.
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  fs.copyFileSync('package-lock.json', INSTALLED);
}
