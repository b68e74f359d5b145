import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Doubt } from './records.ts';

type HoldState = 'open' | 'accepted' | 'dismissed' | 'gone';

interface NewHold {
  import_id: number;
  source: string;
  source_key: string;
  field: string;
  value: string;
  reason: string;
}

const keyOf = (sourceKey: string, field: string, value: string) => `${sourceKey}\n${field}\n${value}`;

/** The held values of a source: judged in memory, written at the end. */
export class Holds {
  readonly #trx: Transaction<Database>;
  readonly #importId: number;
  readonly #source: string;
  readonly #known = new Map<string, { id: number; state: HoldState }>();
  readonly #arisen = new Set<number>();
  readonly #reopened = new Set<number>();
  readonly #fresh = new Map<string, NewHold>();

  private constructor(trx: Transaction<Database>, importId: number, source: string) {
    this.#trx = trx;
    this.#importId = importId;
    this.#source = source;
  }

  static async load(trx: Transaction<Database>, importId: number, source: string): Promise<Holds> {
    const holds = new Holds(trx, importId, source);
    const rows = await trx
      .selectFrom('import_holds')
      .select(['id', 'source_key', 'field', 'value', 'state'])
      .where('source', '=', source)
      .where('kind', '=', 'course')
      .execute();
    for (const { id, source_key, field, value, state } of rows) {
      holds.#known.set(keyOf(source_key, field, value), { id, state });
    }
    return holds;
  }

  /** Whether staff have accepted a doubted value, and if not, whether the doubt is new. */
  judge(sourceKey: string, doubt: Doubt): 'accepted' | 'new' | 'known' {
    const value = String(doubt.value);
    const key = keyOf(sourceKey, doubt.field, value);
    const known = this.#known.get(key);
    if (known) {
      this.#arisen.add(known.id);
      if (known.state === 'gone') this.#reopened.add(known.id);
      return known.state === 'accepted' ? 'accepted' : known.state === 'gone' ? 'new' : 'known';
    }
    const hold = {
      import_id: this.#importId,
      source: this.#source,
      source_key: sourceKey,
      field: doubt.field,
      value,
    };
    this.#fresh.set(key, { ...hold, reason: doubt.reason });
    return 'new';
  }

  /** A value that nobody can see needs no decision, but an earlier decision still holds. */
  isAccepted(sourceKey: string, doubt: Doubt): boolean {
    return this.#known.get(keyOf(sourceKey, doubt.field, String(doubt.value)))?.state === 'accepted';
  }

  /** Writes new holds, and ends open ones whose value the source no longer states or is now plausible. */
  async save({ complete }: { complete: boolean }): Promise<void> {
    const fresh = [...this.#fresh.values()];
    if (fresh.length > 0) {
      await sql`
        insert into import_holds (import_id, source, kind, source_key, field, value, reason)
        select r.import_id, r.source, 'course', r.source_key, r.field, r.value, r.reason
        from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb)
          as r(import_id int, source text, source_key text, field text, value text, reason text)`.execute(
        this.#trx,
      );
    }
    await this.#setState([...this.#reopened], 'open');
    if (!complete) return;
    const over = [...this.#known.values()].filter(
      ({ id, state }) => state === 'open' && !this.#arisen.has(id),
    );
    await this.#setState(
      over.map(({ id }) => id),
      'gone',
    );
  }

  async #setState(ids: readonly number[], state: HoldState): Promise<void> {
    if (ids.length === 0) return;
    await sql`update import_holds set state = ${state} where id = any(${ids}::int[])`.execute(this.#trx);
  }
}
