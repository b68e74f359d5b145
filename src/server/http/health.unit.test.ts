import { expect, it } from 'vitest';
import { silentLog } from '../../platform/log.ts';
import { closeServer, drainServer, listen, portOf } from './http-server.ts';
import { createWorkerHandler } from './worker-handler.ts';

it('a process that stops is not ready any more, but answers until it has drained', async () => {
  let stops = false;
  const handler = createWorkerHandler({
    checks: {},
    log: silentLog,
    publicOrigin: 'https://prasthan.test',
    stopping: () => stops,
  });
  const server = await listen(handler, '127.0.0.1', 0);
  const port = portOf(server);
  const ask = async (path: string) => {
    const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`);
    return [status, headers.get('connection')];
  };
  expect([await ask('/readyz'), await ask('/healthz')]).toEqual([
    [200, 'keep-alive'],
    [200, 'keep-alive'],
  ]);
  stops = true;
  const drained = drainServer(server, 500);
  expect([await ask('/readyz'), await ask('/healthz'), await ask('/')]).toEqual([
    [503, 'close'],
    [200, 'close'],
    [404, 'close'],
  ]);
  await drained;
  await closeServer(server);
  await expect(ask('/healthz')).rejects.toThrow();
});
