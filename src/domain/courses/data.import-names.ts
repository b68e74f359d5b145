import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { fold } from '../search/terms.ts';

type Names = ReadonlyMap<string, number>;

/** The ids of what imports name. Each question is asked once, however many courses need it. */
export class ImportNames {
  readonly #trx: Transaction<Database>;
  readonly #asked = new Map<string, Promise<Names>>();

  constructor(trx: Transaction<Database>) {
    this.#trx = trx;
  }

  /** Levels by their folded names. */
  levels(): Promise<Names> {
    const rows = this.#trx.selectFrom('interests').select(['id', 'interest_name as name']);
    return this.#once('levels', rows, fold);
  }

  /** Fields of study by their folded names. */
  fields(): Promise<Names> {
    const rows = this.#trx.selectFrom('specializations').select(['id', 'specialization_name as name']);
    return this.#once('fields', rows, fold);
  }

  /** Universities by their keys in a source. */
  universities(source: string): Promise<Names> {
    const rows = this.#trx.selectFrom('universities').select(['id', 'source_key as name']);
    return this.#once(`of ${source}`, rows.where('source', '=', source));
  }

  /** Campuses of a university by their names. */
  campuses(university: number): Promise<Names> {
    const rows = this.#trx.selectFrom('campuses').select(['id', 'campus_location as name']);
    return this.#once(`at ${university}`, rows.where('university_id', '=', university));
  }

  async #once(
    what: string,
    query: { execute(): Promise<{ id: number; name: string }[]> },
    key: (name: string) => string = (name) => name,
  ): Promise<Names> {
    const known = this.#asked.get(what);
    if (known) return known;
    // The first of two equal names counts.
    const asked = query
      .execute()
      .then((rows) => new Map(rows.toReversed().map(({ id, name }) => [key(name), id])));
    this.#asked.set(what, asked);
    return asked;
  }
}
