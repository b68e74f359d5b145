import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A request and its response. All times are milliseconds of `performance.now()`. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  begun: number;
  /** When the response was sent, if the body of the request was still arriving. */
  answeredAt?: number;
  /** When the speed of the client was last checked, and the bytes that had been sent by then. */
  checkedAt: number;
  sent: number;
}

export interface Connection {
  socket: Socket;
  /** The address it is counted by; undefined if it is not counted by address. */
  address: string | undefined;
  /** Since when it has been waiting for a request, or answering one. */
  since: number;
  exchanges: Set<Exchange>;
  /** The limit that it exceeds. Its requests are refused, except health checks. */
  refused?: 'address' | 'all';
}

/** Connections that are counted together: those of one address, or all. */
export class ConnectionGroup {
  readonly #all = new Set<Connection>();
  /** Connections without a current request, the longest waiting first. */
  readonly #waiting = new Set<Connection>();

  get size(): number {
    return this.#all.size;
  }
  all(): Iterable<Connection> {
    return this.#all;
  }
  waitingLongest(): Connection | undefined {
    const [longest] = this.#waiting;
    return longest;
  }
  add(connection: Connection): void {
    this.#all.add(connection);
    this.#waiting.add(connection);
  }
  delete(connection: Connection): void {
    this.#all.delete(connection);
    this.#waiting.delete(connection);
  }
  setWaiting(connection: Connection, waiting: boolean): void {
    this.#waiting.delete(connection);
    if (waiting && this.#all.has(connection)) this.#waiting.add(connection);
  }
}
