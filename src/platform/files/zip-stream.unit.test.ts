import { expect, it } from 'vitest';
import { zipStream, type ZipEntry } from './zip-stream.ts';

const PIECE = Buffer.alloc(64 * 1024, 7);

/** A file of so many pieces, which counts what was read of it. */
function fileOf(path: string, pieces: number) {
  const state = { read: 0, closed: false };
  async function* content() {
    try {
      for (; state.read < pieces; state.read += 1) yield await Promise.resolve(PIECE);
    } finally {
      state.closed = true;
    }
  }
  const entry: ZipEntry = { path, modified: new Date(0), open: () => Promise.resolve(content()) };
  return { entry, state };
}

it('reads no more than is taken from it, and one file at a time', async () => {
  const [first, second] = [fileOf('a/first.pdf', 1_000), fileOf('a/second.pdf', 1_000)];
  const zip = zipStream([first.entry, second.entry], () => {});
  let taken = 0;
  for (let piece = 0; piece < 100; piece += 1) taken += (await zip.next()).value!.length;
  expect(taken).toBeGreaterThan(1_000_000);
  // 64 kB a piece: a few pieces wait in buffers, not the file.
  expect(first.state.read - taken / PIECE.length).toBeLessThan(20);
  expect(second.state.read).toBe(0);
  await zip.return(undefined);
  expect(first.state.closed).toBe(true);
  expect(second.state.read).toBe(0);
});

it('opens nothing if it is not read', async () => {
  const { entry } = fileOf('a/b.pdf', 1);
  let opened = false;
  const watched = { ...entry, open: () => ((opened = true), entry.open()) };
  await zipStream([watched], () => {}).return(undefined);
  expect(opened).toBe(false);
});
