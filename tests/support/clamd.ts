import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** What the scanner in tests takes for a virus: a signature of our own, so that no test file alarms anybody. */
export const TEST_VIRUS = 'PRASTHAN-TEST-VIRUS-7f3a9c1d';
const PROGRAMS = ['/usr/sbin/clamd', '/usr/local/sbin/clamd', '/opt/homebrew/sbin/clamd'];

export interface Clamd {
  /** For CLAMD_ADDRESS. */
  address: string;
  stop(): Promise<void>;
}

/** The program, or undefined where it is not installed (Debian: clamav-daemon). */
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

/** A real clamd that knows one signature and needs no other. @param at its address, to come back where it was */
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
