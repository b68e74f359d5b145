import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { writeDurably } from './durable-file.ts';

function newFile(): string {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'durable-file-'));
  onTestFinished(() => fs.rmSync(directory, { recursive: true }));
  return path.join(directory, 'file');
}

/** More than the file is synced early for, in pieces that end in the middle of a block, one of them empty. */
const PIECES = [1, 700_000, 0, 11, ...Array.from({ length: 300 }, () => 65_552)].map((size) =>
  randomBytes(size),
);

it('writes all pieces in their order, readable by the owner only', async () => {
  const file = newFile();
  await writeDurably(file, PIECES);
  expect(fs.readFileSync(file).equals(Buffer.concat(PIECES))).toBe(true);
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
});

it('writes an empty file', async () => {
  const file = newFile();
  await writeDurably(file, []);
  expect(fs.statSync(file).size).toBe(0);
});

it('writes over no file', async () => {
  const file = newFile();
  fs.writeFileSync(file, 'first');
  await expect(writeDurably(file, PIECES)).rejects.toThrow('EEXIST');
  expect(fs.readFileSync(file, 'utf8')).toBe('first');
});

it('fails when the disk fails in the middle, although it says so only once', async () => {
  const handle = await fs.promises.open(newFile(), 'w');
  const sync = vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'datasync');
  onTestFinished(() => sync.mockRestore());
  await handle.close();
  sync.mockRejectedValueOnce(new Error('EIO'));
  await expect(writeDurably(newFile(), PIECES)).rejects.toThrow('EIO');
  await writeDurably(newFile(), PIECES);
});

it('rejects with what the source throws, when nothing is written any more', async () => {
  const file = newFile();
  async function* broken() {
    yield* PIECES;
    throw new Error('the visitor went away');
  }
  await expect(writeDurably(file, broken())).rejects.toThrow('the visitor went away');
  const { size } = fs.statSync(file);
  fs.rmSync(file);
  expect(size).toBeGreaterThan(0);
});
