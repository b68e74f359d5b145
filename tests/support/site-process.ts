import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { SERVER_FLAGS, serverEnv } from '../../scripts/process-settings.mjs';

export const NODE = path.resolve('node_modules/node/bin/node');

export interface SiteProcess {
  origin: string;
  port: number;
  pid: number;
  /** Tells it to stop, without waiting. */
  tellToStop(): void;
  /** Resolves with the exit code. */
  exited: Promise<number | null>;
  stop(): Promise<void>;
}

/** A port on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Whether a connection to the port of this computer is accepted. */
export function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => (socket.destroy(), resolve(true)));
    socket.once('error', () => resolve(false));
  });
}

/**
 * Starts the built site in a child process, as `npm start` does, on a free port and waits until it is ready. Its log is written to `logFile`.
 * @param entry the program that starts it
 */
export async function startSiteProcess(
  settings: Record<string, string>,
  logFile?: string,
  entry = 'dist/app/main.js',
): Promise<SiteProcess> {
  const port = Number(settings['PORT'] ?? (await freePort()));
  const origin = `http://127.0.0.1:${port}`;
  const env = serverEnv({
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_ORIGIN: origin,
    RATE_LIMITS: 'off',
    NRB_API: 'off',
    LOG_LEVEL: 'info',
    ...settings,
  });
  const server = spawn(NODE, [...SERVER_FLAGS, entry], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(server, 'exit').then(([code]) => code as number | null);
  const errors: string[] = [];
  if (logFile) {
    const log = fs.createWriteStream(logFile);
    server.stdout.pipe(log);
    server.stderr.pipe(log, { end: false });
  }
  server.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Prasthan is ready')) resolve();
    });
    server.once('exit', () => reject(new Error(`The site did not start:\n${errors.join('')}`)));
  });
  return {
    origin,
    port,
    pid: server.pid ?? 0,
    tellToStop: () => void server.kill('SIGTERM'),
    exited,
    async stop() {
      server.kill('SIGTERM');
      await exited;
    },
  };
}
