import type { ConnectionLimits } from './connection-limits.ts';
import type { Connection, Exchange } from './connection-group.ts';
import { sendProblem } from './send.ts';
import { ERRORS } from '../../api/errors/error-table.ts';

/** Whether a connection has reached the time limit of its current state. */
export function isOver(connection: Connection, limits: ConnectionLimits, now: number): boolean {
  const { exchanges, since } = connection;
  // Node normally closes these itself; this is a safeguard.
  if (exchanges.size === 0) return now - since > limits.headersMs + limits.idleMs;
  return [...exchanges].some((exchange) => isExchangeOver(connection, exchange, limits, now));
}

function isExchangeOver(
  connection: Connection,
  exchange: Exchange,
  limits: ConnectionLimits,
  now: number,
): boolean {
  const { request, response, answeredAt } = exchange;
  if (answeredAt !== undefined) return now - answeredAt > limits.lingerMs;
  if (!request.complete) return response.headersSent && isBodyLate(exchange, limits, now);
  return response.headersSent && takesTooLittle(connection, exchange, limits.slowestAnswer, now);
}

const isUpload = ({ request: { method, headers } }: Exchange) =>
  method === 'POST' && /^multipart\/form-data/i.test(headers['content-type'] ?? '');

const isBodyLate = (exchange: Exchange, { bodyMs, uploadMs }: ConnectionLimits, now: number) =>
  now - exchange.begun > (isUpload(exchange) ? uploadMs : bodyMs);

/**
 * Sends 408 to clients whose body is late. The connection is then closed by `isOver`, because the body is still
 * arriving.
 */
export function endSlowBodies({ exchanges }: Connection, limits: ConnectionLimits, now: number): void {
  for (const exchange of exchanges) {
    const { request, response } = exchange;
    if (request.complete || response.headersSent || !isBodyLate(exchange, limits, now)) continue;
    response.setHeader('connection', 'close');
    sendProblem(response, request.url ?? '', ERRORS.too_slow.status, ERRORS.too_slow.example.detail);
  }
}

/** Whether the client reads its response too slowly. If no data is waiting to be sent, the server is the slow side. */
function takesTooLittle(
  { socket }: Connection,
  exchange: Exchange,
  { bytes, ms }: ConnectionLimits['slowestAnswer'],
  now: number,
): boolean {
  const sent = socket.bytesWritten - socket.writableLength;
  const isOurs = socket.writableLength === 0 && exchange.response.writableLength === 0;
  if (!isOurs && now - exchange.checkedAt <= ms) return false;
  const tooLittle = !isOurs && sent - exchange.sent < bytes;
  exchange.checkedAt = now;
  exchange.sent = sent;
  return tooLittle;
}
