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

// `npm test` installs clamd where it can. Without clamd, the other tests below still check the error handling.
describe.skipIf(!program)('a real clamd', () => {
  let clamd: Clamd;
  let scanner: Scanner;
  beforeAll(async () => {
    clamd = await startClamd(program!, ['StreamMaxLength 1M']);
    scanner = clamdScanner(clamd.address);
  }, 60_000);
  afterAll(() => clamd.stop());

  it('answers a ping', async () => expect(await scanner.ping()).toBeUndefined());

  it('accepts clean files, including empty ones', async () => {
    expect(await scan(scanner, [Buffer.from('a passport')])).toEqual({ clean: true });
    expect(await scan(scanner, [])).toEqual({ clean: true });
    expect(await scan(scanner, [Buffer.alloc(300_000), Buffer.alloc(300_000)])).toEqual({ clean: true });
  });

  it('names the virus it finds, even if it is split across two pieces', async () => {
    const found = { clean: false, found: expect.stringContaining('Prasthan.Test') };
    expect(await scan(scanner, [Buffer.from(`harmless ${TEST_VIRUS} harmless`)])).toEqual(found);
    const half = TEST_VIRUS.length / 2;
    const pieces = [TEST_VIRUS.slice(0, half), TEST_VIRUS.slice(half)].map((text) => Buffer.from(text));
    expect(await scan(scanner, pieces)).toEqual(found);
  });

  it('reports that a file is too large, however much follows', async () => {
    for (const length of [17, 18, 40, 400]) {
      const pieces = Array.from({ length }, () => Buffer.alloc(64 * 1024));
      // Repeated, because either the answer or the end of the connection may arrive first.
      for (let time = 0; time < 10; time += 1)
        await expect(scan(scanner, pieces), `${length} pieces`).rejects.toThrow(TooLargeToScanError);
    }
    expect(await scan(scanner, [Buffer.alloc(1024 * 1024)])).toEqual({ clean: true });
  });

  it('reports that a file is too large when it scanned only a part of it', async () => {
    const pieces = Array.from({ length: 5 }, () => Buffer.alloc(64 * 1024));
    const strict = await startClamd(program!, ['MaxFileSize 200K', 'AlertExceedsMax yes']);
    try {
      await expect(scan(clamdScanner(strict.address), pieces)).rejects.toThrow(TooLargeToScanError);
    } finally {
      await strict.stop();
    }
  });
});

describe('a scanner that fails', () => {
  const listen = async (onConnection: (socket: net.Socket) => void) => {
    const server = net.createServer(onConnection).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return { server, address: `127.0.0.1:${(server.address() as AddressInfo).port}` };
  };

  it('leads to an error, never to a clean file', async () => {
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

  it('leads to an error when the connection is refused', async () => {
    const { server, address } = await listen(() => {});
    server.close();
    await once(server, 'close');
    await expect(clamdScanner(address).begin()).rejects.toThrow(ScannerError);
    await expect(clamdScanner(address).ping()).rejects.toThrow(ScannerError);
  });
});
