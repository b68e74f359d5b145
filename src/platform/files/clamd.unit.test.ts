import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findClamd, startClamd, TEST_VIRUS, type Clamd } from '../../../tests/support/clamd.ts';
import { clamdScanner, ScannerError, TooLargeToScanError, type Scanner } from './clamd.ts';

const program = await findClamd();

async function scan(scanner: Scanner, pieces: readonly Uint8Array[]) {
  const scan = await scanner.begin();
  try {
    for (const piece of pieces) await scan.write(piece);
    return await scan.finish();
  } finally {
    scan.close();
  }
}

// Installed by the test command where it may; where it is not, the other tests here still hold the protocol.
describe.skipIf(!program)('a real clamd', () => {
  let clamd: Clamd;
  let scanner: Scanner;
  beforeAll(async () => {
    clamd = await startClamd(program!, ['StreamMaxLength 1M']);
    scanner = clamdScanner(clamd.address);
  }, 60_000);
  afterAll(() => clamd.stop());

  it('answers', async () => expect(await scanner.ping()).toBeUndefined());

  it('lets clean files pass, empty ones too', async () => {
    expect(await scan(scanner, [Buffer.from('a passport')])).toEqual({ clean: true });
    expect(await scan(scanner, [])).toEqual({ clean: true });
    expect(await scan(scanner, [Buffer.alloc(300_000), Buffer.alloc(300_000)])).toEqual({ clean: true });
  });

  it('names what it finds, also across two pieces', async () => {
    const found = { clean: false, found: expect.stringContaining('Prasthan.Test') };
    expect(await scan(scanner, [Buffer.from(`harmless ${TEST_VIRUS} harmless`)])).toEqual(found);
    const half = TEST_VIRUS.length / 2;
    const pieces = [TEST_VIRUS.slice(0, half), TEST_VIRUS.slice(half)].map((text) => Buffer.from(text));
    expect(await scan(scanner, pieces)).toEqual(found);
  });

  it('says of a file that is too large for it that it is, however much follows', async () => {
    for (const length of [17, 18, 40, 400]) {
      const pieces = Array.from({ length }, () => Buffer.alloc(64 * 1024));
      // Again and again: what arrives first, its answer or its end, is a matter of chance.
      for (let time = 0; time < 10; time += 1)
        await expect(scan(scanner, pieces), `${length} pieces`).rejects.toThrow(TooLargeToScanError);
    }
    expect(await scan(scanner, [Buffer.alloc(1024 * 1024)])).toEqual({ clean: true });
  });

  it('says so too of what it would pass without having looked at all of it', async () => {
    const pieces = Array.from({ length: 5 }, () => Buffer.alloc(64 * 1024));
    const strict = await startClamd(program!, ['MaxFileSize 200K', 'AlertExceedsMax yes']);
    try {
      await expect(scan(clamdScanner(strict.address), pieces)).rejects.toThrow(TooLargeToScanError);
    } finally {
      await strict.stop();
    }
  });
});

describe('a scanner that does not work', () => {
  const listen = async (onConnection: (socket: net.Socket) => void) => {
    const server = net.createServer(onConnection).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return { server, address: `127.0.0.1:${(server.address() as AddressInfo).port}` };
  };

  it('is an error, not a clean file', async () => {
    const answers = ['', 'stream: \0', 'ERROR\0', 'stream: OK but\0'];
    for (const answer of answers) {
      const { server, address } = await listen((socket) => {
        socket.on('error', () => {});
        socket.end(answer);
      });
      await expect(scan(clamdScanner(address), [Buffer.from('x')]), answer).rejects.toThrow(ScannerError);
      server.close();
    }
  });

  it('is an error when nobody listens', async () => {
    const { server, address } = await listen(() => {});
    server.close();
    await once(server, 'close');
    await expect(clamdScanner(address).begin()).rejects.toThrow(ScannerError);
    await expect(clamdScanner(address).ping()).rejects.toThrow(ScannerError);
  });
});
