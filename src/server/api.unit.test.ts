import { ReadableStream as NodeStream } from 'node:stream/web';
import { afterEach, expect, it } from 'vitest';
import { serveApi } from '../../tests/support/api-server.ts';

const close: (() => void)[] = [];
afterEach(() => close.splice(0).forEach((each) => each()));

/** The address of an API that answers everything with a file of these pieces; an error among them is thrown. */
async function serving(...pieces: (string | Error)[]): Promise<string> {
  async function* content() {
    for (const piece of pieces) {
      if (piece instanceof Error) throw piece;
      yield Buffer.from(piece);
    }
  }
  const headers = { 'content-type': 'application/pdf', 'content-length': '10' };
  const { server, port } = await serveApi({
    fetch: async () => new Response(NodeStream.from(content()) as unknown as ReadableStream, { headers }),
  });
  close.push(() => void server.close());
  return `http://127.0.0.1:${port}/api/app/file/`;
}

it('sends a file in pieces with its headers', async () => {
  const response = await fetch(await serving('%PDF-', '1.7\n\n'));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-length')).toBe('10');
  expect(await response.text()).toBe('%PDF-1.7\n\n');
});

it.each([1, 2, 3])('ends the connection if piece %i cannot be read, and tells no reason', async (good) => {
  const address = await serving(...Array.from({ length: good - 1 }, () => 'ab'), new Error('secret/path'));
  const read = fetch(address).then(async (response) => ({
    status: response.status,
    body: await response.text(),
  }));
  await expect(read).rejects.toThrow(/terminated|fetch failed/);
});

it('stops reading a file when its client leaves', async () => {
  const ended = Promise.withResolvers<void>();
  const endless = new NodeStream({
    pull: (controller) => controller.enqueue(Buffer.alloc(64 * 1024)),
    cancel: () => ended.resolve(),
  });
  const { server, port } = await serveApi({
    fetch: async () => new Response(endless as unknown as ReadableStream),
  });
  close.push(() => void server.close());
  const leave = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}/api/app/file/`, { signal: leave.signal });
  await response.body!.getReader().read();
  leave.abort();
  await ended.promise;
});
