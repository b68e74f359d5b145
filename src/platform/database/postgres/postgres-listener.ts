import net from 'node:net';
import pg from 'pg';
import { checkChannel } from '../handle.ts';
import type { Log } from '../../log.ts';

const RECONNECT_MS = 1_000;
/** How often the connection is asked whether it still works: one that broke without being closed says nothing by itself. */
const CHECK_MS = 15_000;

/** LISTEN on one dedicated connection, which is opened on first use and reopened when it breaks. */
export class PostgresListener {
  readonly #connectionString: string;
  readonly #log: Log;
  readonly #checkMs: number;
  readonly #listeners = new Map<string, Set<(payload: string) => void>>();
  #client: Promise<pg.Client> | undefined;
  #closed = false;

  constructor(connectionString: string, log: Log, checkMs = CHECK_MS) {
    this.#connectionString = connectionString;
    this.#log = log;
    this.#checkMs = checkMs;
  }

  async listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>> {
    checkChannel(channel);
    const group = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, group.add(onPayload));
    const client = await (this.#client ??= this.#connect());
    await client.query(`listen ${channel}`);
    return async () => void group.delete(onPayload);
  }

  /**
   * Runs an empty query on the listening connection. When it returns, all notifications of earlier commits have arrived:
   * PostgreSQL signals this connection before it acknowledges a commit, and sends pending notifications before it is ready
   * for the next statement.
   */
  async caughtUp(): Promise<void> {
    if (!this.#client) return;
    try {
      const client = await this.#client;
      await client.query('select');
    } catch {
      this.#tellAll();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    const client = await this.#client?.catch(() => undefined);
    await client?.end();
  }

  async #connect(): Promise<pg.Client> {
    const socket = new net.Socket();
    const client = new pg.Client({
      connectionString: this.#connectionString,
      stream: () => socket,
      application_name: 'prasthan listen',
      keepAlive: true,
    });
    client.on('notification', ({ channel, payload }) => this.#tell(channel, payload ?? ''));
    client.on('error', () => {});
    client.once('end', () => this.#reconnectLater());
    await client.connect();
    this.#watch(client, socket);
    return client;
  }

  /** Closes the connection when it no longer answers, so that it is opened again. */
  #watch(client: pg.Client, socket: net.Socket): void {
    const timer = setInterval(() => {
      const late = setTimeout(() => socket.destroy(), this.#checkMs);
      const answered = () => clearTimeout(late);
      client.query('select').then(answered, answered);
    }, this.#checkMs).unref();
    client.once('end', () => clearInterval(timer));
  }

  #reconnectLater(): void {
    if (this.#closed) return;
    this.#log.warn(
      { component: 'postgres-listener' },
      'Lost the connection for notifications, connecting again',
    );
    setTimeout(() => {
      if (this.#closed) return;
      this.#client = this.#connect();
      this.#client.then((client) => this.#resume(client)).catch(() => this.#reconnectLater());
    }, RECONNECT_MS).unref();
  }

  async #resume(client: pg.Client): Promise<void> {
    for (const channel of this.#listeners.keys()) await client.query(`listen ${channel}`);
    this.#tellAll();
  }

  /** Tells all listeners that notifications may have been missed. */
  #tellAll(): void {
    for (const channel of this.#listeners.keys()) this.#tell(channel, '');
  }

  #tell(channel: string, payload: string): void {
    this.#listeners.get(channel)?.forEach((listener) => listener(payload));
  }
}
