import { fold } from '../search/terms.ts';
import { newLevel } from './levels.ts';
import type { Writing } from './writing.ts';

interface Choice {
  id: number;
  name: string;
}

/** A table of names that courses refer to. Names that differ only in case or punctuation are the same. */
class NameTable {
  readonly #byKey = new Map<string, Choice>();
  readonly #byId = new Map<number, string>();
  readonly #create: (name: string) => Promise<number>;

  constructor(rows: readonly Choice[], create: (name: string) => Promise<number>) {
    for (const row of rows) this.#remember(row);
    this.#create = create;
  }

  #remember(choice: Choice): void {
    this.#byKey.set(fold(choice.name), choice);
    this.#byId.set(choice.id, choice.name);
  }

  find(name: string): Choice | undefined {
    return this.#byKey.get(fold(name));
  }

  label(id: number): string {
    return this.#byId.get(id) ?? String(id);
  }

  names(): string[] {
    return [...this.#byId.values()];
  }

  async ensure(names: Iterable<string>): Promise<void> {
    for (const name of new Set(names)) {
      if (!this.find(name)) this.#remember({ id: await this.#create(name), name });
    }
  }
}

export interface Choices {
  levels: NameTable;
  fields: NameTable;
}

/** Qualification levels and fields of the catalogue, loaded once per run. */
export async function loadChoices(writing: Writing): Promise<Choices> {
  const { trx } = writing;
  const levels = await trx.selectFrom('interests').select(['id', 'interest_name as name']).execute();
  const fields = await trx
    .selectFrom('specializations')
    .select(['id', 'specialization_name as name'])
    .execute();
  return {
    levels: new NameTable(levels, async (name) => {
      const values = { interest_name: name, ...newLevel(name) };
      return (
        await writing.trx.insertInto('interests').values(values).returning('id').executeTakeFirstOrThrow()
      ).id;
    }),
    fields: new NameTable(fields, async (name) => {
      const values = { specialization_name: name };
      return (
        await writing.trx
          .insertInto('specializations')
          .values(values)
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    }),
  };
}
