import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { CONNECTION_LIMITS, type ConnectionLimits } from './connection-limits.ts';
import { Crowd, type Connection, type Exchange } from './connection-crowd.ts';
import { endSlowBodies, isOver } from './connection-ends.ts';
import { answerRaw } from './raw-answer.ts';
import { sendProblem } from './send.ts';

const REFUSED = {
  address: [429, 'There are too many connections from your address at this moment. Please try again soon.'],
  all: [503, 'Very many people are connected at this moment. Please try again soon.'],
} as const;
const RETRY_SECONDS = '10';
const HEALTH = new Set(['/healthz', '/readyz']);

export interface GuardOptions {
  limits?: Partial<ConnectionLimits> | undefined;
  /** What a connection is counted by; undefined for those that are not counted by address: of our own proxies. */
  addressOf?: (remoteAddress: string) => string | undefined;
  /** Told when connections are refused, at most once a minute. */
  onCrowded?: (by: keyof typeof REFUSED) => void;
}

/**
 * Sees to it that every connection of a server ends, and that nobody has too many of them. Node's own limits end at the
 * headers of a request; here are those of its body, of its answer, and of a body that goes on after its answer.
 */
export function guardConnections(server: Server, options: GuardOptions = {}) {
  const limits = { ...CONNECTION_LIMITS, ...options.limits };
  const { addressOf = (address) => address, onCrowded = () => {} } = options;
  const everybody = new Crowd();
  const byAddress = new Map<string, Crowd>();
  /** Those there was no room for, the oldest first. */
  const refused = new Set<Connection>();
  const bySocket = new WeakMap<Socket, Connection>();
  let saidAt = -Infinity;

  const forget = (connection: Connection) => {
    everybody.delete(connection);
    refused.delete(connection);
    const { address = '' } = connection;
    byAddress.get(address)?.delete(connection);
    if (byAddress.get(address)?.size === 0) byAddress.delete(address);
  };
  const end = (connection: Connection) => {
    forget(connection);
    connection.socket.destroy();
  };
  /** Ends the connection that has waited longest for a request, if there is one. */
  const makeRoom = (crowd: Crowd | undefined, most: number): boolean => {
    if (!crowd || crowd.size < most) return true;
    const longest = crowd.waitingLongest();
    if (longest) end(longest);
    return longest !== undefined;
  };
  const refuse = (connection: Connection, by: keyof typeof REFUSED) => {
    connection.refused = by;
    const [oldest] = refused;
    if (oldest && refused.size >= limits.spare) end(oldest);
    refused.add(connection);
    if (performance.now() - saidAt < 60_000) return;
    saidAt = performance.now();
    onCrowded(by);
  };

  server.on('connection', (socket: Socket) => {
    const address = addressOf(socket.remoteAddress ?? 'unknown');
    const connection: Connection = { socket, address, since: performance.now(), exchanges: new Set() };
    bySocket.set(socket, connection);
    socket.once('close', () => forget(connection));
    const crowd = address === undefined ? undefined : byAddress.get(address);
    if (!makeRoom(crowd, limits.perAddress)) return refuse(connection, 'address');
    if (!makeRoom(everybody, limits.total)) return refuse(connection, 'all');
    everybody.add(connection);
    if (address === undefined) return;
    // Making room may have emptied it.
    const own = byAddress.get(address) ?? new Crowd();
    own.add(connection);
    byAddress.set(address, own);
  });

  const setWaiting = (connection: Connection, waiting: boolean) => {
    connection.since = performance.now();
    everybody.setWaiting(connection, waiting);
    byAddress.get(connection.address ?? '')?.setWaiting(connection, waiting);
  };
  const begin = (connection: Connection, request: IncomingMessage, response: ServerResponse) => {
    const now = performance.now();
    const exchange: Exchange = { request, response, begun: now, lookedAt: now, sent: 0 };
    connection.exchanges.add(exchange);
    setWaiting(connection, false);
    let closed = false;
    const settle = () => {
      if (!closed) return;
      if (!request.complete && !connection.socket.destroyed) {
        exchange.answeredAt ??= performance.now();
        request.resume();
        return;
      }
      connection.exchanges.delete(exchange);
      if (connection.exchanges.size === 0) setWaiting(connection, true);
    };
    request.once('close', settle);
    response.once('close', () => {
      closed = true;
      settle();
    });
  };
  const timer = setInterval(() => {
    const now = performance.now();
    for (const connection of [...everybody.all(), ...refused]) {
      if (connection.refused && now - connection.since > limits.refusedMs) end(connection);
      else if (isOver(connection, limits, now)) end(connection);
      else endSlowBodies(connection, limits, now);
    }
  }, limits.lookMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));

  return {
    /** Begins to watch a request. @returns whether it may be answered; if not, it has been refused. */
    admit(request: IncomingMessage, response: ServerResponse): boolean {
      const connection = bySocket.get(request.socket);
      if (!connection) return true;
      begin(connection, request, response);
      if (!connection.refused) return true;
      response.setHeader('connection', 'close');
      // Whoever watches over the site is answered even when nobody else is.
      if (HEALTH.has(request.url ?? '')) return true;
      response.setHeader('retry-after', RETRY_SECONDS);
      const [status, sentence] = REFUSED[connection.refused];
      sendProblem(response, request.url ?? '', status, sentence);
      return false;
    },
    /** Answers what node could not read, unless an answer is on its way already. */
    answerUnreadable(socket: Socket, status: number, detail: string): void {
      const { exchanges = [] } = bySocket.get(socket) ?? {};
      const speaking = [...exchanges].some(({ response }) => response.headersSent);
      if (speaking) socket.destroy();
      else answerRaw(socket, status, detail);
    },
  };
}
