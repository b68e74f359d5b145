import { once } from 'node:events';
import type http from 'node:http';
import net from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readAnswer } from '../../../tests/support/raw-request.ts';
import { CONNECTION_LIMITS, type ConnectionLimits } from './connection-limits.ts';
import { connectionAddress, readTrustedProxies } from './client-address.ts';
import type { GuardOptions } from './connections.ts';
import { closeServer, listen, portOf } from './http-server.ts';
import { sendText } from './send.ts';

/** Time limits and numbers of connections, with smaller limits than those of the site. */
const SMALL: Partial<ConnectionLimits> = {
  headersMs: 400,
  bodyMs: 200,
  lingerMs: 100,
  idleMs: 400,
  slowestAnswer: { bytes: 1_000, ms: 100 },
  refusedMs: 300,
  checkMs: 20,
};
const PIECE = Buffer.alloc(64 * 1024);
/** 20 MB: more than the system buffers. */
const LARGE = 320;
const LARGE_BYTES = LARGE * PIECE.length;
const servers: http.Server[] = [];
const sockets: net.Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) await closeServer(server, 0);
});

/** Responses to /wait that a test has not ended yet. */
let waiting: http.ServerResponse[] = [];
async function serve(limits: Partial<ConnectionLimits> = {}, others: Omit<GuardOptions, 'limits'> = {}) {
  waiting = [];
  const server = await listen(
    (request, response) => {
      if (request.url === '/wait') waiting.push(response);
      else if (request.url === '/large') Readable.from(Array(LARGE).fill(PIECE)).pipe(response);
      else if (request.url?.startsWith('/api')) request.resume();
      else sendText(response, 200, 'ok');
    },
    '127.0.0.1',
    0,
    { limits: { ...SMALL, ...limits }, ...others },
  );
  servers.push(server);
  return portOf(server);
}
interface Bare {
  socket: net.Socket;
  said: () => string;
  ended: Promise<unknown>;
}
async function connect(port: number, text = ''): Promise<Bare> {
  const socket = net.connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  let said = '';
  socket.on('data', (bytes) => (said += bytes.toString('latin1')));
  const ended = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  if (text) socket.write(text);
  return { socket, said: () => said, ended };
}
const ask = async (port: number, path: string) => {
  const bare = await connect(port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  await bare.ended;
  return readAnswer(bare.said());
};
const health = async (port: number) => (await ask(port, '/healthz')).status;
const post = (path: string) => `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n`;
/** Writes a byte every 25 ms until the connection is closed. */
function drip({ socket }: Bare, byte = 'x') {
  const timer = setInterval(() => socket.write(byte), 25);
  socket.once('close', () => clearInterval(timer));
}

describe('a connection is closed', () => {
  it('when its body is still arriving after the response; with 400 of these, health checks are answered', async () => {
    const port = await serve({ perAddress: 1_000 });
    const slow = await Promise.all(Array.from({ length: 400 }, () => connect(port, post('/healthz'))));
    slow.forEach((each) => drip(each));
    expect(await health(port)).toBe(200);
    await Promise.all(slow.map(({ ended }) => ended));
    expect(slow.filter(({ said }) => said().startsWith('HTTP/1.1 200')).length).toBe(400);
    expect(await health(port)).toBe(200);
  });

  it('with 408 when its body does not arrive', async () => {
    const port = await serve();
    const slow = await connect(port, post('/api/user/login/'));
    drip(slow);
    await slow.ended;
    const answer = readAnswer(slow.said());
    expect([answer.status, await answer.json()]).toMatchObject([408, { detail: expect.any(String) }]);
  });

  it('when its headers do not end, and when it sends nothing', async () => {
    const port = await serve();
    const slow = await connect(port, 'GET /api/ HTTP/1.1\r\nHost: x\r\nX-Long: ');
    drip(slow);
    const silent = await connect(port);
    await Promise.all([slow.ended, silent.ended]);
    expect(readAnswer(slow.said()).status).toBe(408);
  });

  it('when no further request arrives, or arrives a byte at a time', async () => {
    const port = await serve();
    const idle = await connect(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const dripping = await connect(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\nGET / HT');
    drip(dripping, 'T');
    await Promise.all([idle.ended, dripping.ended]);
    expect(idle.said()).toContain('HTTP/1.1 200');
  });

  it.each(['/large', '/ready'])('when the client does not read its response to %s', async (path) => {
    const answerAtOnce: GuardOptions['answerAtOnce'] = ({ url }, response) => {
      if (url !== '/ready') return false;
      response.end(Buffer.alloc(LARGE_BYTES));
      return true;
    };
    // Longer than elsewhere: the one who reads runs in this process too, which may have to wait for a busy machine.
    const port = await serve({ slowestAnswer: { bytes: 1_000, ms: 1_000 } }, { answerAtOnce });
    const accepted = once(servers.at(-1)!, 'connection') as Promise<[net.Socket]>;
    const lazy = await connect(port, `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    lazy.socket.pause();
    const [ours] = await accepted;
    const other = await connect(port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    await Promise.all([other.ended, ours.destroyed || once(ours, 'close')]);
    expect(other.said().length).toBeGreaterThan(LARGE_BYTES);
    lazy.socket.resume();
    await lazy.ended;
    expect(lazy.said().length).toBeLessThan(LARGE_BYTES);
  });

  it('but not while the server is slow', async () => {
    const port = await serve();
    const patient = ask(port, '/wait');
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    // Meanwhile another connection has reached the other limits and was closed.
    await (
      await connect(port)
    ).ended;
    waiting[0]!.end('done');
    expect(await (await patient).text()).toBe('done');
  });
});

describe('many connections', () => {
  const busy = async (port: number, count: number) => {
    const open = Array.from({ length: count }, () => connect(port, 'GET /wait HTTP/1.1\r\nHost: x\r\n\r\n'));
    const connections = await Promise.all(open);
    await vi.waitFor(() => expect(waiting).toHaveLength(count));
    return connections;
  };

  it('may wait to be accepted, as many as a site takes in all', async () => {
    const listening = vi.spyOn(net.Server.prototype, 'listen');
    await serve();
    const [options] = listening.mock.calls[0] as unknown as [net.ListenOptions];
    expect(options.backlog).toBeGreaterThanOrEqual(CONNECTION_LIMITS.total);
    listening.mockRestore();
  });

  it('of one address are refused beyond its limit, until one is closed', async () => {
    const onRefused = vi.fn();
    const publicOrigin = 'https://prasthan.test';
    const port = await serve({ perAddress: 5, spare: 3 }, { onRefused, publicOrigin });
    const [first] = await busy(port, 5);
    for (const path of ['/api/app/course-list/', '/courses']) {
      const refused = await ask(port, path);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
      expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
      expect(refused.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
      expect(await refused.text()).toContain('too many connections from your internet address');
    }
    expect(onRefused.mock.calls).toEqual([['address']]);
    expect(await health(port)).toBe(200);
    first!.socket.destroy();
    await vi.waitFor(async () => expect((await ask(port, '/')).status).toBe(200));
  });

  it('are refused beyond the total limit, but health checks are answered', async () => {
    const addressOf = (remote: string) => connectionAddress(remote, readTrustedProxies('127.0.0.1'));
    const port = await serve({ perAddress: 1, total: 5, spare: 3 }, { addressOf });
    await busy(port, 5);
    expect((await ask(port, '/')).status).toBe(503);
    // Many more that send nothing: they are closed soon.
    const flood = await Promise.all(Array.from({ length: 50 }, () => connect(port)));
    expect(await health(port)).toBe(200);
    await Promise.all(flood.map(({ ended }) => ended));
  });

  it('of one address get no answer that is ready either', async () => {
    const answerAtOnce = vi.fn<NonNullable<GuardOptions['answerAtOnce']>>((_request, response) => {
      response.end('ready');
      return true;
    });
    const port = await serve({ perAddress: 1, spare: 3, headersMs: 60_000 }, { answerAtOnce });
    answerAtOnce.mockReturnValueOnce(false);
    const [first] = await busy(port, 1);
    expect((await ask(port, '/')).status).toBe(429);
    expect(answerAtOnce).toHaveBeenCalledOnce();
    first!.socket.destroy();
    await vi.waitFor(async () => expect(await (await ask(port, '/')).text()).toBe('ready'));
  });

  it('that are idle are closed to make room for new ones', async () => {
    const port = await serve({ perAddress: 5, headersMs: 60_000 });
    const [oldest, ...others] = await Promise.all(Array.from({ length: 5 }, () => connect(port)));
    await vi.waitFor(async () => expect((await ask(port, '/')).status).toBe(200));
    await oldest!.ended;
    expect(others.some(({ socket }) => socket.destroyed)).toBe(false);
  });
});
