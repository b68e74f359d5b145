import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** Text that the test scanner reports as a virus. It is our own signature, so that no other scanner reports test files. */
export const TEST_VIRUS = 'PRASTHAN-TEST-VIRUS-7f3a9c1d';
const PROGRAMS = ['/usr/sbin/clamd', '/usr/local/sbin/clamd', '/opt/homebrew/sbin/clamd'];

export interface Clamd {
  /** For CLAMD_ADDRESS. */
  address: string;
  stop(): Promise<void>;
}

/** Path of the program; undefined if it is not installed (Debian: clamav-daemon). */
export async function findClamd(): Promise<string | undefined> {
  for (const program of PROGRAMS) {
    if (
      await fs.access(program).then(
        () => true,
        () => false,
      )
    )
      return program;
  }
  return undefined;
}

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Starts a real clamd with our signature only. @param at an address, to restart it at the same one */
export async function startClamd(
  program: string,
  settings: readonly string[] = [],
  at?: string,
): Promise<Clamd> {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'clamd-'));
  const port = at ? Number(at.split(':')[1]) : await freePort();
  const signature = Buffer.from(TEST_VIRUS).toString('hex');
  await fs.writeFile(path.join(directory, 'test.ndb'), `Prasthan.Test:0:*:${signature}\n`);
  const lines = [
    `DatabaseDirectory ${directory}`,
    'Foreground yes',
    `TCPSocket ${port}`,
    'TCPAddr 127.0.0.1',
    `TemporaryDirectory ${directory}`,
    ...settings,
  ];
  const config = path.join(directory, 'clamd.conf');
  await fs.writeFile(config, `${lines.join('\n')}\n`);
  const server = spawn(program, ['-c', config], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Listening daemon') || said.includes('Self checking')) resolve();
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.once('exit', () => reject(new Error(`clamd did not start:\n${said}`)));
  });
  return {
    address: `127.0.0.1:${port}`,
    async stop() {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      await fs.rm(directory, { recursive: true, force: true });
    },
  };
}
