import { createApiListener } from '../../src/server/api.ts';
import { readTrustedProxies } from '../../src/server/http/client-address.ts';
import { listen, portOf } from '../../src/server/http/http-server.ts';
import { createRequestHandler } from '../../src/server/http/request-handler.ts';
import { sendText } from '../../src/server/http/send.ts';
import { silentLog } from '../../src/platform/log.ts';
import type { TestApi } from './api.ts';

/** Serves the API over HTTP, without pages. @returns the server, which the test has to close, and its port */
export async function serveApi(api: Pick<TestApi, 'fetch'>) {
  const server = await listen(
    createRequestHandler({
      publicOrigin: 'https://prasthan.test',
      log: silentLog,
      checks: {},
      trustedProxies: readTrustedProxies(undefined),
      api: createApiListener(api, silentLog),
      serveMedia: async () => null,
      admin: () => false,
      serveFile: () => false,
      pages: async (_request, response) => sendText(response, 404, ''),
    }),
    '127.0.0.1',
    0,
  );
  return { server, port: portOf(server) };
}
