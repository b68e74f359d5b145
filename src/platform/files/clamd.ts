import { once } from 'node:events';
import net from 'node:net';

/** What the virus scanner says of a file: `found` names what is in it. */
export type ScanResult = { clean: true } | { clean: false; found: string };

/** The scanner does not answer, or not as it should: the file is not known to be clean. */
export class ScannerError extends Error {
  override name = 'ScannerError';
}

/** The scanner works, and this file is larger than it looks at (StreamMaxLength, MaxFileSize): not known to be clean either. */
export class TooLargeToScanError extends Error {
  override name = 'TooLargeToScanError';
}

export interface Scan {
  /** Hands on a piece; resolves when more may come. @throws ScannerError, TooLargeToScanError */
  write(piece: Uint8Array): Promise<void>;
  /** @throws ScannerError, TooLargeToScanError */
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
  const scanner: Scanner = {
    async begin() {
      const { socket, answer } = await ask(address, 'INSTREAM');
      const heard = new AbortController();
      const hear = () => heard.abort();
      answer.then(hear, hear);
      // At its limit clamd answers and breaks off while we still write. Where the writing fails before the answer is
      // heard, it tells as much that clamd is alive and well.
      const brokenOff = async (error: unknown): Promise<never> => {
        if (error instanceof ScannerError && !(error instanceof BrokenOffError)) throw error;
        await scanner.ping();
        throw new TooLargeToScanError('The virus scanner broke off.', { cause: error });
      };
      return {
        async write(piece) {
          if (piece.length === 0) return;
          const length = Buffer.alloc(4);
          length.writeUInt32BE(piece.length);
          socket.write(length);
          // Its answer before the end is that of its limit, and then it reads no more.
          if (!socket.write(piece)) await once(socket, 'drain', { signal: heard.signal }).catch(() => {});
          if (heard.signal.aborted) parseAnswer(await answer.catch(brokenOff));
        },
        async finish() {
          socket.write(Buffer.alloc(4));
          return parseAnswer(await answer.catch(brokenOff));
        },
        close: () => socket.destroy(),
      };
    },

    async ping() {
      const { socket, answer } = await ask(address, 'PING');
      try {
        const word = await answer;
        if (word !== 'PONG') throw new ScannerError('The virus scanner does not answer as it should.');
      } finally {
        socket.destroy();
      }
    },
  };
  return scanner;
}

/** The connection ended before there was an answer. */
class BrokenOffError extends ScannerError {}

interface Question {
  socket: net.Socket;
  /** Ends with NUL or with the connection. @throws ScannerError when there is none. */
  answer: Promise<string>;
}

/** Sends a command. @throws ScannerError when nobody takes it. */
async function ask(address: string, command: string): Promise<Question> {
  const socket = address.includes('/') ? net.connect(address) : net.connect(portOf(address), hostOf(address));
  const { promise: answer, resolve, reject } = Promise.withResolvers<string>();
  // Not everybody waits for it; without this a scanner that breaks off early would be an unhandled rejection.
  answer.catch(() => {});
  const broken = (cause?: unknown) =>
    reject(
      cause instanceof ScannerError
        ? cause
        : new BrokenOffError('The virus scanner broke off without an answer.', { cause }),
    );
  let text = '';
  // As it comes and not by iterating, which would drop what has arrived when an error follows on its heels.
  socket.on('data', (chunk) => {
    text += chunk.toString('utf8');
    if (text.includes('\0')) resolve(text.split('\0')[0]!.trim());
  });
  socket.on('error', broken);
  socket.on('close', () => (text === '' ? broken() : resolve(text.trim())));
  socket.setTimeout(SILENCE_MS, () => socket.destroy(new ScannerError('The virus scanner is silent.')));
  try {
    await once(socket, 'connect');
  } catch (cause) {
    throw new ScannerError('The virus scanner cannot be reached.', { cause });
  }
  socket.write(`z${command}\0`);
  return { socket, answer };
}

const hostOf = (address: string) => address.replace(/:\d+$/, '').replaceAll(/[[\]]/g, '');
function portOf(address: string): number {
  const port = Number(/:(\d+)$/.exec(address)?.[1] ?? Number.NaN);
  if (!(port > 0 && port < 65_536))
    throw new Error('CLAMD_ADDRESS should be host:port or the path of a socket');
  return port;
}

/** What clamd says of what it does not look at, or not to the end. */
const LIMIT = /size limit exceeded|Heuristics\.Limits\.Exceeded/;

function parseAnswer(answer: string): ScanResult {
  if (LIMIT.test(answer)) throw new TooLargeToScanError(`The virus scanner has limits: ${answer}`);
  if (answer === 'stream: OK') return { clean: true };
  const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (found) return { clean: false, found };
  throw new ScannerError(`The virus scanner could not look at the file: ${answer || 'no answer'}`);
}
