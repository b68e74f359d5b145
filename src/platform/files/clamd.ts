import { once } from 'node:events';
import net from 'node:net';

/** The virus scanner's verdict on a file; `found` is the name of the virus. */
export type ScanResult = { clean: true } | { clean: false; found: string };

/** The scanner does not answer, or gives an unexpected answer: the file is not known to be clean. */
export class ScannerError extends Error {
  override name = 'ScannerError';
}

/** The file exceeds a limit of the scanner (StreamMaxLength, MaxFileSize), so it is not known to be clean. */
export class TooLargeToScanError extends Error {
  override name = 'TooLargeToScanError';
}

export interface Scan {
  /** Sends a piece; resolves when the scanner can take the next. @throws ScannerError, TooLargeToScanError */
  write(piece: Uint8Array): Promise<void>;
  /** @throws ScannerError, TooLargeToScanError */
  finish(): Promise<ScanResult>;
  /** Closes the connection to the scanner; call it after `finish` as well. */
  close(): void;
}

export interface Scanner {
  begin(): Promise<Scan>;
  /** @throws ScannerError when it does not answer. */
  ping(): Promise<void>;
}

const SILENCE_MS = 60_000;

/**
 * Client of clamd's INSTREAM protocol. Source: clamd(8). A file is sent in pieces, each preceded by its length in four
 * bytes (big endian), and ends with a length of zero; the answer is 'stream: OK' or 'stream: <name> FOUND'.
 * @param address 'host:port' or the path of a socket
 */
export function clamdScanner(address: string): Scanner {
  const scanner: Scanner = {
    async begin() {
      const { socket, answer } = await ask(address, 'INSTREAM');
      const answered = new AbortController();
      const onAnswer = () => answered.abort();
      answer.then(onAnswer, onAnswer);
      // At its limit clamd answers and closes the connection while we are still writing, and our write can fail before
      // we have read the answer. If clamd answers a ping after that, the limit was the reason.
      const onDisconnect = async (error: unknown): Promise<never> => {
        if (error instanceof ScannerError && !(error instanceof DisconnectedError)) throw error;
        await scanner.ping();
        throw new TooLargeToScanError('The virus scanner closed the connection.', { cause: error });
      };
      return {
        async write(piece) {
          if (piece.length === 0) return;
          const length = Buffer.alloc(4);
          length.writeUInt32BE(piece.length);
          socket.write(length);
          // An answer before the end means that a limit was reached; clamd then reads no further.
          if (!socket.write(piece)) await once(socket, 'drain', { signal: answered.signal }).catch(() => {});
          if (answered.signal.aborted) parseAnswer(await answer.catch(onDisconnect));
        },
        async finish() {
          socket.write(Buffer.alloc(4));
          return parseAnswer(await answer.catch(onDisconnect));
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

/** The connection was closed before there was an answer. */
class DisconnectedError extends ScannerError {}

interface SentCommand {
  socket: net.Socket;
  /** Text up to NUL or the end of the connection. Rejects with ScannerError when there is none. */
  answer: Promise<string>;
}

/** Connects and sends a command. @throws ScannerError when the connection cannot be made */
async function ask(address: string, command: string): Promise<SentCommand> {
  const socket = address.includes('/') ? net.connect(address) : net.connect(portOf(address), hostOf(address));
  const { promise: answer, resolve, reject } = Promise.withResolvers<string>();
  // Not every caller awaits it; without this an early disconnect would be an unhandled rejection.
  answer.catch(() => {});
  const broken = (cause?: unknown) =>
    reject(
      cause instanceof ScannerError
        ? cause
        : new DisconnectedError('The virus scanner closed the connection without an answer.', { cause }),
    );
  let text = '';
  // With 'data' events: an async iterator would drop data that has arrived when an error follows immediately.
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

/** clamd's answers for files that it does not scan completely. */
const LIMIT = /size limit exceeded|Heuristics\.Limits\.Exceeded/;

function parseAnswer(answer: string): ScanResult {
  if (LIMIT.test(answer)) throw new TooLargeToScanError(`The virus scanner has limits: ${answer}`);
  if (answer === 'stream: OK') return { clean: true };
  const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (found) return { clean: false, found };
  throw new ScannerError(`The virus scanner could not look at the file: ${answer || 'no answer'}`);
}
