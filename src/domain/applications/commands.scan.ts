import type { FileFacts } from '../../platform/files/encrypted-files.ts';
import { TooLargeToScanError, type Scanner } from '../../platform/files/clamd.ts';

/**
 * A file that was written, or why it was not accepted: what the scanner found, or undefined when it is too large to
 * scan.
 */
type ScanResult =
  | { ok: true; written: FileFacts }
  | { ok: false; infected: string }
  | { ok: false; infected: undefined };

/**
 * Writes a file while the scanner, if there is one, reads the same chunks, so that the file is read once.
 * @throws ScannerError, and what `write` throws.
 */
export async function writeScanned(
  scanner: Scanner | undefined,
  content: AsyncIterable<Buffer>,
  write: (content: AsyncIterable<Buffer>) => Promise<FileFacts>,
): Promise<ScanResult> {
  if (!scanner) return { ok: true, written: await write(content) };
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
    return result.clean ? { ok: true, written } : { ok: false, infected: result.found };
  } catch (error) {
    if (error instanceof TooLargeToScanError) return { ok: false, infected: undefined };
    throw error;
  } finally {
    scan.close();
  }
}
