// Runs a file with the pinned Node 24, whatever the system's Node version: node scripts/run.mjs FILE [arguments]
import { spawn } from 'node:child_process';
import { NODE } from './support.mjs';

const child = spawn(NODE, process.argv.slice(2), { stdio: 'inherit' });
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
