import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { CONNECTION_LIMITS, type ConnectionLimits } from './connection-limits.ts';
import { ConnectionGroup, type Connection, type Exchange } from './connection-group.ts';
import { endSlowBodies, isOver } from './connection-ends.ts';
import { answerRaw } from './raw-answer.ts';
import { sendProblem } from './send.ts';

const REFUSED = {
  address: [
    429,
    'There are too many connections from your internet address right now. Please try again soon.',
  ],
  all: [503, 'Very many people are connected right now. Please try again soon.'],
} as const;
const RETRY_SECONDS = '10';
/** How far the order of idle connections may be from the truth: each would be put at the end after every answer. */
const REORDERED_MS = 100;
const HEALTH = new Set(['/healthz', '/readyz']);

/** Answers a request completely before it returns, or leaves it untouched. @returns whether it was answered */
export type AnswerAtOnce = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface GuardOptions {
  limits?: Partial<ConnectionLimits> | undefined;
  /** The address by which a connection is counted; undefined for connections of trusted proxies, which are not. */
  addressOf?: (remoteAddress: string) => string | undefined;
  /** Called when connections are refused, at most once a minute. */
  onRefused?: (by: keyof typeof REFUSED) => void;
  /** Start of our own addresses, for the security headers of answers that no handler makes. */
  publicOrigin?: string | undefined;
  /** Tried before the handler: answers that are ready (answers-at-once.ts). */
  answerAtOnce?: AnswerAtOnce;
}

/**
 * Limits the duration of every connection of a server, and the number of connections per address and in total. Node itself
 * only limits the headers of a request; this adds limits for the body, for the response, and for a body that is still
 * arriving after the response.
 */
export function guardConnections(server: Server, options: GuardOptions = {}) {
  const limits = { ...CONNECTION_LIMITS, ...options.limits };
  const { addressOf = (address) => address, onRefused = () => {}, answerAtOnce = () => false } = options;
  const allConnections = new ConnectionGroup();
  const byAddress = new Map<string, ConnectionGroup>();
  /** Connections over the limit, the oldest first. */
  const refused = new Set<Connection>();
  const bySocket = new WeakMap<Socket, Connection>();
  let warnedAt = -Infinity;

  const forget = (connection: Connection) => {
    allConnections.delete(connection);
    refused.delete(connection);
    const { address = '' } = connection;
    byAddress.get(address)?.delete(connection);
    if (byAddress.get(address)?.size === 0) byAddress.delete(address);
  };
  const end = (connection: Connection) => {
    forget(connection);
    connection.socket.destroy();
  };
  /** If the group is full, closes its connection that has been idle longest. @returns whether there is room */
  const makeRoom = (group: ConnectionGroup | undefined, most: number): boolean => {
    if (!group || group.size < most) return true;
    const longest = group.waitingLongest();
    if (longest) end(longest);
    return longest !== undefined;
  };
  const refuse = (connection: Connection, by: keyof typeof REFUSED) => {
    connection.refused = by;
    const [oldest] = refused;
    if (oldest && refused.size >= limits.spare) end(oldest);
    refused.add(connection);
    if (performance.now() - warnedAt < 60_000) return;
    warnedAt = performance.now();
    onRefused(by);
  };

  server.on('connection', (socket: Socket) => {
    const address = addressOf(socket.remoteAddress ?? 'unknown');
    const connection: Connection = { socket, address, since: performance.now(), exchanges: new Set() };
    bySocket.set(socket, connection);
    socket.once('close', () => forget(connection));
    const group = address === undefined ? undefined : byAddress.get(address);
    if (!makeRoom(group, limits.perAddress)) return refuse(connection, 'address');
    if (!makeRoom(allConnections, limits.total)) return refuse(connection, 'all');
    allConnections.add(connection);
    if (address === undefined) return;
    // Looked up again: making room may have removed an empty group from the map.
    const own = byAddress.get(address) ?? new ConnectionGroup();
    own.add(connection);
    byAddress.set(address, own);
  });

  const setWaiting = (connection: Connection, waiting: boolean) => {
    connection.since = performance.now();
    allConnections.setWaiting(connection, waiting);
    byAddress.get(connection.address ?? '')?.setWaiting(connection, waiting);
  };
  const begin = (connection: Connection, request: IncomingMessage, response: ServerResponse) => {
    const now = performance.now();
    const exchange: Exchange = { request, response, begun: now, checkedAt: now, sent: 0 };
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
  /** The connection, if it is counted, within the limits and has no other request in progress. */
  const freeConnection = (socket: Socket): Connection | undefined => {
    const connection = bySocket.get(socket);
    return connection?.refused === undefined && connection?.exchanges.size === 0 ? connection : undefined;
  };
  const timer = setInterval(() => {
    const now = performance.now();
    for (const connection of [...allConnections.all(), ...refused]) {
      if (connection.refused && now - connection.since > limits.refusedMs) end(connection);
      else if (isOver(connection, limits, now)) end(connection);
      else endSlowBodies(connection, limits, now);
    }
  }, limits.checkMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));

  return {
    /**
     * Sends an answer that is ready, before anything is set up for the request. If the system has taken all of it, there
     * is nothing to watch. @returns whether the request was answered
     */
    answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean {
      const connection = freeConnection(request.socket);
      if (!connection || !answerAtOnce(request, response)) return false;
      if (request.socket.writableLength > 0) begin(connection, request, response);
      else if (performance.now() - connection.since > REORDERED_MS) setWaiting(connection, true);
      return true;
    },
    /** Starts watching a request. @returns false if it has been refused and must not be answered. */
    admit(request: IncomingMessage, response: ServerResponse): boolean {
      const connection = bySocket.get(request.socket);
      if (!connection) return true;
      begin(connection, request, response);
      if (!connection.refused) return true;
      response.setHeader('connection', 'close');
      // Health checks are answered even when the limit is reached.
      if (HEALTH.has(request.url ?? '')) return true;
      response.setHeader('retry-after', RETRY_SECONDS);
      const [status, sentence] = REFUSED[connection.refused];
      sendProblem(response, request.url ?? '', status, sentence);
      return false;
    },
    /** Answers a request that Node could not parse, unless a response is already being sent. */
    answerUnreadable(socket: Socket, status: number, detail: string): void {
      const { exchanges = [] } = bySocket.get(socket) ?? {};
      const speaking = [...exchanges].some(({ response }) => response.headersSent);
      if (speaking) socket.destroy();
      else answerRaw(socket, status, detail);
    },
  };
}
