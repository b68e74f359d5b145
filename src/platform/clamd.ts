import { once } from 'node:events';
import net from 'node:net';

/** What the virus scanner says of a file. */
export type ScanResult = { clean: true } | { clean: false; found: string };

/** The scanner does not answer, or not as it should: the file is not known to be clean. */
export class ScannerError extends Error {
  override name = 'ScannerError';
}

export interface Scan {
  /** Hands on a piece; resolves when more may come. @throws ScannerError */
  write(piece: Uint8Array): Promise<void>;
  /** @throws ScannerError */
  finish(): Promise<ScanResult>;
  /** Lets go of the scanner; also after finish. */
  close(): void;
}

export interface Scanner {
  begin(): Promise<Scan>;
  /** @throws ScannerError when it does not answer. */
  ping(): Promise<void>;
}

const SILENCE_MS = 60_000;

/**
 * clamd's INSTREAM protocol. Source: clamd(8). A file is sent in pieces, each led by its length in four bytes (big
 * endian), and ends with a length of zero; the answer is 'stream: OK' or 'stream: <name> FOUND'.
 * @param address 'host:port' or the path of a socket
 */
export function clamdScanner(address: string): Scanner {
  const connect = async (command: string): Promise<net.Socket> => {
    const socket = address.includes('/')
      ? net.connect(address)
      : net.connect(portOf(address), hostOf(address));
    socket.setTimeout(SILENCE_MS, () => socket.destroy(new ScannerError('The virus scanner is silent.')));
    await settle(once(socket, 'connect'), socket);
    socket.write(`z${command}\0`);
    return socket;
  };
  return {
    async begin() {
      const socket = await connect('INSTREAM');
      const answer = readAnswer(socket);
      // Looked at in `finish`; without it a scanner that breaks off early would be an unhandled rejection.
      answer.catch(() => {});
      return {
        async write(piece) {
          if (piece.length === 0) return;
          const length = Buffer.alloc(4);
          length.writeUInt32BE(piece.length);
          socket.write(length);
          // Its answer before the end is 'size limit exceeded', and then it reads no more.
          if (socket.write(piece)) return;
          await Promise.race([settle(once(socket, 'drain'), socket), answer]);
        },
        async finish() {
          socket.write(Buffer.alloc(4));
          return parseAnswer(await answer);
        },
        close: () => socket.destroy(),
      };
    },

    async ping() {
      const socket = await connect('PING');
      const answer = await readAnswer(socket);
      if (answer !== 'PONG') throw new ScannerError('The virus scanner does not answer as it should.');
    },
  };
}

const hostOf = (address: string) => address.replace(/:\d+$/, '').replaceAll(/[[\]]/g, '');
function portOf(address: string): number {
  const port = Number(/:(\d+)$/.exec(address)?.[1] ?? Number.NaN);
  if (!(port > 0 && port < 65_536))
    throw new Error('CLAMD_ADDRESS should be host:port or the path of a socket');
  return port;
}

async function settle<T>(happening: Promise<T>, socket: net.Socket): Promise<T> {
  try {
    return await happening;
  } catch (error) {
    socket.destroy();
    throw error instanceof ScannerError
      ? error
      : new ScannerError('The virus scanner cannot be reached.', { cause: error });
  }
}

/** One answer ends with NUL or with the connection. */
async function readAnswer(socket: net.Socket): Promise<string> {
  const read = async () => {
    let text = '';
    for await (const chunk of socket) {
      text += (chunk as Buffer).toString('utf8');
      if (text.includes('\0')) break;
    }
    return text.split('\0')[0]!.trim();
  };
  return settle(read(), socket);
}

function parseAnswer(answer: string): ScanResult {
  if (answer === 'stream: OK') return { clean: true };
  const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (found) return { clean: false, found };
  throw new ScannerError(`The virus scanner could not look at the file: ${answer || 'no answer'}`);
}
