// npm run import: imports a catalogue with the pinned Node. Runs the built program if it is built: it starts half a second sooner.
import { spawn } from 'node:child_process';
import { isBuilt } from './build-stamp.mjs';
import { IMPORT_FLAGS, serverEnv } from './process-settings.mjs';
import { NODE } from './support.mjs';

const program = isBuilt() ? 'dist/app/import.js' : 'src/server/commands/import.ts';
const child = spawn(NODE, [...IMPORT_FLAGS, program, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: serverEnv(process.env),
});
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
