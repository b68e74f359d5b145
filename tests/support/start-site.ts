import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Playwright global setup: the built site with the demo catalogue, in a process and a data directory of its own. */
export default async function startSite(): Promise<() => Promise<void>> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-site-'));
  const port = await freePort();
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    DEMO: 'on',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'info',
  };
  const node = path.resolve('node_modules/node/bin/node');
  const server = spawn(node, ['src/server/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const errors: string[] = [];
  server.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Prasthan is ready')) resolve();
    });
    server.once('exit', () => reject(new Error(`The site did not start:\n${errors.join('')}`)));
  });
  process.env['SITE_ORIGIN'] = `http://127.0.0.1:${port}`;
  return async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
}
