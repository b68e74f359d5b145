// npm start: installs and builds what is missing or out of date, then runs the server with the pinned Node 24.
import { spawn } from 'node:child_process';
import { isBuilt } from './build-stamp.mjs';
import { SERVER_FLAGS, serverEnv } from './process-settings.mjs';
import { install, NODE, run } from './support.mjs';

await install('production');
if (!isBuilt()) {
  console.log('Building the site ...');
  await run(process.execPath, ['scripts/build.mjs']);
}
const env = serverEnv({ ...process.env, NODE_ENV: 'production' });
const server = spawn(NODE, [...SERVER_FLAGS, 'dist/app/main.js'], { stdio: 'inherit', env });
// Ctrl-C reaches the server directly; this process only has to wait for it.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
