import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { afterAll, expect, inject, it } from 'vitest';
import { silentLog } from '../../log.ts';
import { PostgresListener } from './postgres-listener.ts';

/** A line to the server that can go silent without being closed, as behind a firewall that forgot it. */
async function silentLine(socketPath: string) {
  const open = new Set<net.Socket>();
  let silent = false;
  const closed = Promise.withResolvers<void>();
  const server = net.createServer((near) => {
    const far = net.connect(socketPath);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('data', (bytes) => silent || to.write(bytes));
      from.on('error', () => {});
    }
    near.once('close', () => {
      closed.resolve();
      far.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port,
    closed: closed.promise,
    setSilent: (is: boolean) => void (silent = is),
  };
}

it.runIf(inject('databaseKind') === 'postgres')(
  'opens a connection again that went silent, and says that it may have missed something',
  async () => {
    const url = new URL(inject('postgresUrl'));
    const line = await silentLine(`${url.searchParams.get('host')}/.s.PGSQL.5432`);
    const listener = new PostgresListener(
      `postgres://postgres@127.0.0.1:${line.port}/postgres`,
      silentLog,
      200,
    );
    afterAll(() => listener.close());
    const heard = Promise.withResolvers<string>();
    await listener.listen('probe', heard.resolve);
    line.setSilent(true);
    // By the listener; then the line works again.
    await line.closed;
    line.setSilent(false);
    expect(await heard.promise).toBe('');
  },
);
