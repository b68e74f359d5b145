import { fact, isFactId, type FactId } from './index.ts';
import { markedWords } from './words.ts';

const MARKER = /\{fact:([a-z0-9-]+)\}/;

/** A text split into plain parts and the facts of its {fact:id} markers. */
export function pieces(text: string): (string | { fact: FactId })[] {
  return text.split(MARKER).map((part, index) => {
    if (index % 2 === 0) return part;
    if (!isFactId(part)) throw new Error(`No fact "${part}", named in: ${text}`);
    return { fact: part };
  });
}

/** The text with its facts filled in as plain text, for descriptions, structured data and the chat. */
export const filled = (text: string): string =>
  pieces(text)
    .map((piece) => (typeof piece === 'string' ? piece : markedWords(fact(piece.fact))))
    .join('');
