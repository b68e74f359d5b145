import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';

const CONFIGURATION = 'docs/examples/haproxy.cfg';

/** Debian's HAProxy; undefined where there is none. */
export const findHaproxy = (): string | undefined =>
  ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'].find((file) => fs.existsSync(file));

export interface Balancer {
  port: number;
  /** Which of the processes it sends requests to, by number from 0. */
  inUse(): Promise<boolean[]>;
  stop(): Promise<void>;
}

/** Starts HAProxy with the example of the documentation before processes on these ports of this computer. */
export async function startBalancer(
  folder: string,
  port: number,
  ports: readonly number[],
): Promise<Balancer> {
  const socket = path.join(folder, 'haproxy.sock');
  const servers = Object.fromEntries(ports.map((each, at) => [`WEB${at + 1}`, `127.0.0.1:${each}`]));
  const env = { ...servers, BIND: `127.0.0.1:${port}`, STATS: socket };
  const program = findHaproxy()!;
  execFileSync(program, ['-c', '-f', CONFIGURATION], { env, stdio: 'pipe' });
  const child = spawn(program, ['-db', '-f', CONFIGURATION], { env, stdio: 'ignore' });
  const exited = once(child, 'exit');
  while (!fs.existsSync(socket)) await new Promise(setImmediate);
  return {
    port,
    async inUse() {
      const rows = (await ask(socket, 'show stat')).split('\n').map((line) => line.split(','));
      const status = rows[0]!.indexOf('status');
      return ports.map((_port, at) => {
        const row = rows.find(([backend, server]) => backend === 'web' && server === `web${at + 1}`);
        return row?.[status]?.startsWith('UP') === true;
      });
    },
    async stop() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

async function ask(socket: string, command: string): Promise<string> {
  const connection = net.connect(socket);
  connection.write(`${command}\n`);
  let text = '';
  for await (const piece of connection) text += String(piece);
  return text;
}
