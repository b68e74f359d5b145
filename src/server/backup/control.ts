import fs from 'node:fs';
import fsp from 'node:fs/promises';
import net from 'node:net';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { DatabaseHandle } from '../../platform/database/handle.ts';
import type { FileStorage } from '../../platform/files/storage.ts';
import type { Log } from '../../platform/log.ts';
import { StartError } from '../../platform/start-error.ts';
import { copyDatabase } from '../import/copy-database.ts';
import { runBackup } from '../../domain/backups/run.ts';

/**
 * How `npm run backup` backs up a running site: only the site may open the embedded database. The command connects to a
 * socket in DATA_DIR, which only the site's user can reach, and says where the backup goes. The site holds deletions, copies
 * the files of the database and answers with the folder of the copy. The command reads that, writes the backup, and
 * says how it went. When the connection ends, the copy is deleted and deletions go on. Each message is a line of JSON.
 */

const factsSchema = z.object({
  stamp: z.string(),
  rows: z.number(),
  files: z.number(),
  bytes: z.number(),
  missing: z.object({ count: z.number() }),
});
const askSchema = z.object({ backup: z.string() });
const endSchema = z.union([z.object({ facts: factsSchema }), z.object({ fault: z.string() })]);
const answerSchema = z.union([
  z.object({ copy: z.string() }),
  z.object({ recorded: z.literal(true) }),
  z.object({ refused: z.string() }),
]);

interface ControlOptions {
  handle: DatabaseHandle;
  storage: FileStorage;
  hold: { on: boolean };
  dataDir: string;
  socket: string;
  log: Log;
}

/** Waits for commands. @returns a function that stops it */
export async function listenForCommands(options: ControlOptions): Promise<() => Promise<void>> {
  const { socket: file, log } = options;
  // This process holds the lock of DATA_DIR, so a socket that is there belongs to a dead one.
  fs.rmSync(file, { force: true });
  const open = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => open.delete(socket));
    serve(socket, options).catch((error: unknown) =>
      log.error({ component: 'backup', error }, 'A backup that a command asked for failed'),
    );
  });
  const listening = Promise.withResolvers<void>();
  server.once('error', listening.reject);
  server.listen(file, listening.resolve);
  try {
    await listening.promise;
    fs.chmodSync(file, 0o600);
  } catch (error) {
    log.warn(
      { component: 'backup', error },
      'npm run backup cannot reach this process: is the path of DATA_DIR too long?',
    );
    return async () => {};
  }
  return async () => {
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
}

async function serve(socket: net.Socket, { handle, storage, hold, dataDir }: ControlOptions): Promise<void> {
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const say = (answer: z.infer<typeof answerSchema>) => socket.write(`${JSON.stringify(answer)}\n`);
  const next = async () => {
    const line = await lines.next();
    if (line.done) throw new StartError('The command was ended before the backup was complete.');
    return JSON.parse(line.value) as unknown;
  };
  const { backup: place } = askSchema.parse(await next());
  const told = { failed: false };
  try {
    await runBackup({ db: handle.db, storage, by: 'command', place, hold }, async () => {
      const copy = await copyDatabase(handle.db, dataDir);
      try {
        say({ copy });
        const end = endSchema.parse(await next());
        if ('facts' in end) return end.facts;
        told.failed = true;
        throw new StartError(end.fault);
      } finally {
        await fsp.rm(copy, { recursive: true, force: true });
      }
    });
    say({ recorded: true });
  } catch (error) {
    if (told.failed) say({ recorded: true });
    else say({ refused: error instanceof Error ? error.message : String(error) });
  } finally {
    socket.end();
  }
}

/** The connection of a command to a running site; undefined if none runs on this DATA_DIR. */
export async function askSite(file: string): Promise<net.Socket | undefined> {
  const socket = net.connect(file);
  try {
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    return socket;
  } catch {
    return undefined;
  }
}

/** Lets a running site hold still while `work` reads the copy of its database. @param work gets a data directory */
export async function withCopyOfSite<T extends z.infer<typeof factsSchema>>(
  socket: net.Socket,
  place: string,
  work: (copy: string) => Promise<T>,
): Promise<T> {
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const say = (text: object) => socket.write(`${JSON.stringify(text)}\n`);
  const next = async () => {
    const line = await lines.next();
    if (line.done) throw new StartError('The site was stopped meanwhile. Run the command again.');
    const answer = answerSchema.parse(JSON.parse(line.value));
    if ('refused' in answer) throw new StartError(answer.refused);
    return answer;
  };
  try {
    say({ backup: place });
    const answer = await next();
    if (!('copy' in answer)) throw new Error('The site answered something else than a copy');
    const facts = await work(answer.copy).catch(async (error: unknown) => {
      say({ fault: error instanceof Error ? error.message : String(error) });
      await next();
      throw error;
    });
    say({ facts });
    await next();
    return facts;
  } finally {
    socket.destroy();
  }
}
