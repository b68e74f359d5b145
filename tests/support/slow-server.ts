// A server that answers when it gets a line on standard input, for stopping it during a request.
import { once } from 'node:events';
import { createLog } from '../../src/platform/log.ts';
import { closeServer, listen, portOf } from '../../src/server/http/http-server.ts';
import { runUntilSignal } from '../../src/server/process.ts';

const server = await listen(
  (_request, response) => {
    process.stdout.write('asked\n');
    void once(process.stdin, 'data').then(() => response.end('whole answer'));
  },
  '127.0.0.1',
  0,
);
runUntilSignal(() => closeServer(server), createLog('info', { terminal: false }));
process.stdout.write(`port ${portOf(server)}\n`);
