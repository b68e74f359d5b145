import type { ServerResponse } from 'node:http';
import { isForApi } from '../pages/page-address.ts';

export function sendText(
  response: ServerResponse,
  status: number,
  body: string,
  type = 'text/plain; charset=utf-8',
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  });
  response.end(body);
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  sendText(response, status, JSON.stringify(body), 'application/json');
}

/** Sends the reason why a request was refused: as JSON under /api, as plain text elsewhere. */
export function sendProblem(
  response: ServerResponse,
  target: string,
  status: number,
  sentence: string,
): void {
  if (isForApi(target)) sendJson(response, status, { detail: sentence });
  else sendText(response, status, sentence);
}
