import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy to the running site that breaks connections on demand. It affects only uploads of applications. */
export interface BrokenLine {
  origin: string;
  /** The next upload arrives, but its answer is lost. */
  loseAnswer(): void;
  /** The next upload stops after `bytes` bytes until it is resumed or cut. */
  holdAfter(bytes: number): void;
  letGo(): void;
  cut(): void;
  /** The number of uploads that were started. */
  uploads(): number;
  close(): Promise<void>;
}

export async function brokenLine(): Promise<BrokenLine> {
  const site = process.env['SITE_ORIGIN'] ?? '';
  let losesAnswer = false;
  let holdsAfter = Infinity;
  let count = 0;
  let held: http.IncomingMessage | undefined;
  const server = http.createServer((request, response) => {
    const isUpload = request.method === 'POST' && request.url === '/api/app/application-create/';
    const { method, headers } = request;
    const onward = http.request(site + request.url, { method, headers, agent: false }, (answer) => {
      if (isUpload && losesAnswer) {
        losesAnswer = false;
        answer.resume().once('end', () => request.socket.destroy());
        return;
      }
      // No keep-alive: browsers resend a lost request automatically on a reused connection.
      response.writeHead(answer.statusCode ?? 500, { ...answer.headers, connection: 'close' });
      answer.pipe(response);
    });
    onward.on('error', () => request.socket.destroy());
    request.once('close', () => {
      if (!request.complete) onward.destroy();
    });
    if (!isUpload) return void request.pipe(onward);
    count += 1;
    let arrived = 0;
    request.on('data', (piece: Buffer) => {
      onward.write(piece);
      arrived += piece.length;
      if (arrived < holdsAfter) return;
      holdsAfter = Infinity;
      held = request.pause();
    });
    request.on('end', () => onward.end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    loseAnswer: () => void (losesAnswer = true),
    holdAfter: (bytes) => void (holdsAfter = bytes),
    letGo: () => void held?.resume(),
    cut: () => void held?.socket.destroy(),
    uploads: () => count,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
