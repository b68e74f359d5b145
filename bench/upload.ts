import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import http, { type IncomingMessage } from 'node:http';

/** Sends forms with files as a browser does, as fast as the server reads them. */

export interface Target {
  port: number;
  pid: number;
  /** Authorization header, if the program needs one. */
  authorization?: string;
}

const BOUNDARY = 'x-bench-boundary';
const PIECE = randomBytes(256 * 1024);

/**
 * Sends a form with `files` files of `bytes` bytes each. They start with a PDF header, followed by random bytes.
 * @throws Error for another status than 201.
 */
export async function sendFiles(
  { port, authorization }: Target,
  files: number,
  bytes: number,
): Promise<void> {
  const request = http.request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/app/application-create/',
    agent: false,
    headers: {
      'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
      ...(authorization !== undefined && { Authorization: authorization }),
    },
  });
  const answered = once(request, 'response') as Promise<[IncomingMessage]>;
  const write = async (piece: string | Buffer) => {
    if (!request.write(piece)) await once(request, 'drain');
  };
  for (let file = 0; file < files; file += 1) {
    const disposition = `form-data; name="additional_documents[${file}][file]"; filename="${file}.pdf"`;
    // Each file is different: a repeated submission would get the answer of the first one.
    const head = `%PDF-1.7\n${randomBytes(16).toString('hex')}\n`;
    await write(`--${BOUNDARY}\r\nContent-Disposition: ${disposition}\r\n\r\n${head}`);
    for (let left = bytes - head.length; left > 0; left -= PIECE.length) {
      await write(left < PIECE.length ? PIECE.subarray(0, left) : PIECE);
    }
    await write('\r\n');
  }
  request.end(`--${BOUNDARY}--\r\n`);
  const [response] = await answered;
  let text = '';
  for await (const chunk of response) text += String(chunk);
  if (response.statusCode !== 201) throw new Error(`The upload answered ${response.statusCode}: ${text}`);
}

export interface Sent {
  seconds: number;
  /** Increase of the peak resident memory, in megabytes (Linux). */
  moreMegabytes: number;
}

/** Times `sending` and measures the memory of the receiving process. */
export async function measured({ pid }: Target, sending: () => Promise<unknown>): Promise<Sent> {
  const before = resident(pid, 'VmRSS');
  // Resets Linux's peak counter.
  fs.writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const start = performance.now();
  await sending();
  const seconds = (performance.now() - start) / 1000;
  return { seconds, moreMegabytes: resident(pid, 'VmHWM') - before };
}

function resident(pid: number, what: 'VmRSS' | 'VmHWM'): number {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1] ?? Number.NaN) / 1024;
}
