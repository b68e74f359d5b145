import { once } from 'node:events';
import net from 'node:net';

const BOUNDARY = 'x-raw-boundary';

/** What follows the last file. */
export const BOUNDARY_END = `\r\n--${BOUNDARY}--\r\n`;

export const partHead = (field: string, fileName: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${fileName}"\r\n\r\n`;

export const textPart = (field: string, text: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${text}\r\n`;

/** An upload over a raw socket, in which the test controls what is sent and when. */
export interface RawUpload {
  socket: net.Socket;
  /** Resolves when the data was written; also when the server has closed the connection. */
  send(bytes: string | Uint8Array): Promise<void>;
  /** The first response. @throws when the connection is closed without one */
  answer(): Promise<{ status: number; body: unknown }>;
  /** Resolves when the server has closed the connection. */
  ended: Promise<unknown>;
}

/** Starts an upload. @param length value of Content-Length */
export async function rawUpload(
  port: number,
  authorization: string,
  length = 1_000_000_000,
): Promise<RawUpload> {
  const socket = net.connect(port, '127.0.0.1');
  // Errors are expected: the server may close the connection while the test is writing.
  socket.on('error', () => {});
  const ended = new Promise((resolve) => socket.once('close', resolve));
  let text = '';
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: unknown }>();
  promise.catch(() => {});
  socket.on('data', (chunk) => {
    text += chunk.toString();
    const [, status = '', bytes = '0'] =
      /^HTTP\/1\.1 (\d+) [\s\S]*?\r\ncontent-length: (\d+)/i.exec(text) ?? [];
    const at = text.indexOf('\r\n\r\n') + 4;
    if (status === '' || at < 4 || Buffer.byteLength(text.slice(at)) < Number(bytes)) return;
    resolve({ status: Number(status), body: at < text.length ? JSON.parse(text.slice(at)) : '' });
  });
  socket.once('close', () => reject(new Error(`The connection ended with '${text}'`)));
  await once(socket, 'connect');
  const upload: RawUpload = {
    socket,
    send: (bytes) => new Promise((done) => void socket.write(bytes, () => done())),
    answer: () => promise,
    ended,
  };
  await upload.send(
    `POST /api/app/application-create/ HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\n` +
      `Content-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: ${length}\r\n\r\n`,
  );
  return upload;
}
