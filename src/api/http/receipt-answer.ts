import { ok, type Result } from '../../contract/errors.ts';
import type { Receipt } from '../../domain/money/facade.ts';
import type { FileAnswer } from './file-answer.ts';

/** A receipt as the answer of a call. */
export async function receiptAnswer(receipt: Promise<Result<Receipt>>): Promise<Result<FileAnswer>> {
  const made = await receipt;
  if (!made.ok) return made;
  const { fileName, pdf } = made.value;
  return ok({ fileName, mediaType: 'application/pdf', bytes: pdf.length, content: once(pdf) });
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
