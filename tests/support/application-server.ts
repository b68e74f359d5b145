// The application without its pages (which need a build), for a child process. Prints its port when it is ready.
import { createApi } from '../../src/api/app.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { readEnv } from '../../src/platform/env.ts';
import { createLog } from '../../src/platform/log.ts';
import { createApiListener } from '../../src/server/api.ts';
import { openBackend } from '../../src/server/backend.ts';
import { readTrustedProxies } from '../../src/server/http/client-address.ts';
import { listen, portOf } from '../../src/server/http/http-server.ts';
import { createRequestHandler } from '../../src/server/http/request-handler.ts';
import { exitWithMessage } from '../../src/server/process.ts';
import { sendText } from '../../src/server/http/send.ts';

try {
  const env = readEnv(process.env);
  const log = createLog(env.LOG_LEVEL, { terminal: false });
  const publicOrigin = 'http://127.0.0.1';
  const backend = await openBackend({
    env,
    log,
    clock: systemClock,
    publicOrigin,
    // Templates need a build too.
    loadLetters: async () => async (letter) => {
      const text = 'link' in letter.data ? letter.data.link : letter.subject;
      return { html: `<p>${text}</p>`, text, pictures: [] };
    },
  });
  await backend.startJobs();
  const handler = createRequestHandler({
    publicOrigin,
    log,
    checks: backend.checks,
    trustedProxies: readTrustedProxies(undefined),
    api: createApiListener(createApi({ ...backend.product!, publicOrigin, log }), log),
    serveMedia: async () => null,
    admin: () => false,
    serveFile: () => false,
    pages: async (_request, response) => sendText(response, 404, 'There are no pages here'),
  });
  const server = await listen(handler, '127.0.0.1', env.PORT);
  process.stdout.write(`port ${portOf(server)}\n`);
} catch (error) {
  exitWithMessage(error);
}
