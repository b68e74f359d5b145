import type { FileFacts } from '../../platform/encrypted-files.ts';
import type { Scanner } from '../../platform/clamd.ts';

type Screened = { infected: string; written?: undefined } | { infected?: undefined; written: FileFacts };

/**
 * Writes a file while the scanner, if there is one, looks at the same pieces: it is read once.
 * @throws ScannerError, and what `write` throws.
 */
export async function screened(
  scanner: Scanner | undefined,
  content: AsyncIterable<Buffer>,
  write: (content: AsyncIterable<Buffer>) => Promise<FileFacts>,
): Promise<Screened> {
  if (!scanner) return { written: await write(content) };
  const scan = await scanner.begin();
  try {
    async function* shown() {
      for await (const piece of content) {
        await scan.write(piece);
        yield piece;
      }
    }
    const written = await write(shown());
    const result = await scan.finish();
    return result.clean ? { written } : { infected: result.found };
  } finally {
    scan.close();
  }
}
