import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A request and its answer. All times are milliseconds of `performance.now()`. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  begun: number;
  /** When the answer had left while the body still came. */
  answeredAt?: number;
  /** When it was last looked whether the client takes its answer, and the bytes that had left by then. */
  lookedAt: number;
  sent: number;
}

export interface Connection {
  socket: Socket;
  /** What it is counted by; undefined: not by address. */
  address: string | undefined;
  /** When it began to wait for a request, or to answer one. */
  since: number;
  exchanges: Set<Exchange>;
  /** There was no room for it: it is told so, unless it asks for the health of the site. */
  refused?: 'address' | 'all';
}

/** Connections that are counted together. */
export class Crowd {
  readonly #all = new Set<Connection>();
  /** Without a request just now, the longest waiting first. */
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
