import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { anyMatch } from '../sample.ts';
import type { Piece } from './phrases.ts';

/**
 * 'college' and 'university' are searched as parts of a name ('Ghaf Tree University'), and alone. Beside a subject, as in 'nursing college',
 * they say nothing: no university has all the words in its name.
 */
export async function withInstitutions(db: Kysely<Database>, pieces: readonly Piece[]): Promise<Piece[]> {
  if (!pieces.some(isInstitution)) return [...pieces];
  const named = pieces.every(isInstitution) || (await isName(db, pieces));
  return pieces.flatMap((piece): Piece[] => {
    if (!('phrase' in piece) || !isInstitution(piece)) return [piece];
    return named ? [{ asked: { word: piece.phrase.words.join('') } }] : [];
  });
}

const isInstitution = (piece: Piece): boolean => 'phrase' in piece && piece.phrase.entry.as === 'institution';

/** Whether some university has all words that are searched as typed in its name. */
async function isName(db: Kysely<Database>, pieces: readonly Piece[]): Promise<boolean> {
  const asked = pieces.flatMap((piece) => ('asked' in piece ? [piece.asked.word] : []));
  if (asked.length === 0) return false;
  const query = asked.map((word) => `'@${word}':*`).join('&');
  return anyMatch(db, sql`h.terms @@ ${query}::tsquery`);
}
