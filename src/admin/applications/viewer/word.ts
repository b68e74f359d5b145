import type { Shown } from './shown.ts';
import { readInWorker } from './workers.ts';
import type { WordText } from './word-text.ts';

/** Reads the text of a Word document in a worker. @throws ShowError. */
export async function openWord(file: Blob): Promise<Shown> {
  const text = await readInWorker<WordText>('word', file, 'This document cannot be shown here: download it.');
  return { kind: 'text', text };
}
