import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { fold } from '../terms.ts';
import { ofCountry } from './meanings.ts';
import type { ReadWord } from './read.ts';
import { typedText, type UnderstoodText } from './understand.ts';

interface PlaceRow {
  name: string;
  country_id: number;
  country_name: string;
}

/**
 * Readings of a text in other places, the nearest first: in the country of its city or state, then anywhere. Empty if it names no place.
 */
export async function elsewhere(db: Kysely<Database>, text: UnderstoodText): Promise<UnderstoodText[]> {
  const isCountry = (each: ReadWord) => 'understood' in each && each.understood.as === 'country';
  const places = await placesOf(db, text.words);
  const inPlace = new Set(places.flatMap(({ name }) => fold(name).split(' ')));
  const isPlace = (each: ReadWord) => 'word' in each && inPlace.has(typedText(each));
  const others = text.words.filter((each) => !isPlace(each));
  const anywhere = others.filter((each) => !isCountry(each));
  if (anywhere.length === 0) return [];
  const left = (words: readonly ReadWord[]) => [words.map(typedText).join(' ')];
  const readings: UnderstoodText[] = [];
  if (places.length > 0) {
    const country = ofCountry(text.words.filter(isPlace).map(typedText).join(' '), places);
    const words = others.some(isCountry) ? others : [...others, { understood: country }];
    readings.push({ ...text, words, elsewhere: left(text.words.filter(isPlace)) });
  }
  if (anywhere.length < text.words.length)
    readings.push({
      ...text,
      words: anywhere,
      elsewhere: left(text.words.filter((each) => isPlace(each) || isCountry(each))),
    });
  return readings;
}

/** Cities and states whose words are all among the words that are searched as typed. */
async function placesOf(db: Kysely<Database>, words: readonly ReadWord[]): Promise<PlaceRow[]> {
  const typed = words.flatMap((each) => ('word' in each ? [typedText(each)] : []));
  if (typed.length === 0) return [];
  const { rows } = await sql<PlaceRow>`
    select distinct p.name, p.country_id, n.country_name
    from (select name_key as name, country_id from cities union select lower(state), country_id from cities) p
    join countries n on n.id = p.country_id
    where p.name <> '' and string_to_array(p.name, ' ') <@ ${typed}::text[]
    order by p.name, p.country_id`.execute(db);
  return rows;
}
