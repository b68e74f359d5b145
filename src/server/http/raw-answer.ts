import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ERRORS } from '../../api/errors/error-table.ts';

/**
 * Answers a request that node:http could not parse or does not pass on, and closes its connection. Always with JSON,
 * because the request may have been for the API.
 */
export function answerRaw(socket: Duplex, status: number, detail: string): void {
  if (!socket.writable) return void socket.destroy();
  const body = JSON.stringify({ detail });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    "Content-Security-Policy: default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

const PROBLEMS: Readonly<Record<string, [status: number, detail: string]>> = {
  HPE_HEADER_OVERFLOW: [ERRORS.headers_too_large.status, ERRORS.headers_too_large.example.detail],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The chunk extensions of this request are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: [ERRORS.too_slow.status, ERRORS.too_slow.example.detail],
};

/** Status and message for an error of Node's HTTP parser. */
export const problemOf = ({ code = '' }: NodeJS.ErrnoException): [status: number, detail: string] =>
  PROBLEMS[code] ?? [400, 'This request cannot be read as HTTP.'];
