import { sql } from 'kysely';
import { conflictReason } from './held/fields.ts';
import type { Doubt, Kind } from './records.ts';
import type { Writing } from './writing.ts';

type HoldState = 'open' | 'accepted' | 'dismissed' | 'corrected' | 'gone';

interface NewHold {
  import_id: number;
  source: string;
  source_key: string;
  field: string;
  value: string;
  reason: string;
}

interface Conflict {
  kind: Kind;
  source_key: string;
  field: string;
  value: string;
  /** The source says the same as staff, so that there is nothing to decide any more. */
  agrees: boolean;
}

const keyOf = (sourceKey: string, field: string, value: string) => `${sourceKey}\n${field}\n${value}`;

/** The held values of a source: judged in memory, written at the end. */
export class Holds {
  readonly #writing: Writing;
  readonly #importId: number;
  readonly #source: string;
  readonly #known = new Map<string, { id: number; state: HoldState }>();
  readonly #arisen = new Set<number>();
  readonly #reopened = new Set<number>();
  readonly #fresh = new Map<string, NewHold>();
  #conflicts: Conflict[] = [];

  private constructor(writing: Writing, importId: number, source: string) {
    this.#writing = writing;
    this.#importId = importId;
    this.#source = source;
  }

  static async load(writing: Writing, importId: number, source: string): Promise<Holds> {
    const holds = new Holds(writing, importId, source);
    const rows = await writing.trx
      .selectFrom('import_holds')
      .select(['id', 'source_key', 'field', 'value', 'state'])
      .where('source', '=', source)
      .where('kind', '=', 'course')
      .where('about', '=', 'doubt')
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

  /** The source has a new value for a field that staff have set. */
  conflict(
    kind: Kind,
    sourceKey: string,
    field: string,
    { ours, said }: { ours: string; said: string },
  ): void {
    this.#conflicts.push({ kind, source_key: sourceKey, field, value: said, agrees: ours === said });
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
        this.#writing.trx,
      );
    }
    await this.saveConflicts();
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

  /**
   * Writes the conflicts met since the last call. What the source said before is over; what staff have decided about stays
   * decided.
   */
  async saveConflicts(): Promise<void> {
    if (this.#conflicts.length === 0) return;
    const conflicts = this.#conflicts;
    this.#conflicts = [];
    const said = sql`jsonb_to_recordset(${JSON.stringify(conflicts)}::jsonb)
      as r(kind text, source_key text, field text, value text, agrees boolean)`;
    await sql`
      update import_holds h set state = 'gone' from ${said}
      where h.state = 'open' and h.about = 'conflict' and h.source = ${this.#source} and h.kind = r.kind
        and h.source_key = r.source_key and h.field = r.field and (h.value <> r.value or r.agrees)`.execute(
      this.#writing.trx,
    );
    await sql`
      insert into import_holds (import_id, source, kind, source_key, field, value, reason, about)
      select ${this.#importId}::int, ${this.#source}, r.kind, r.source_key, r.field, r.value, ${conflictReason}, 'conflict'
      from ${said} where not r.agrees
      on conflict (source, kind, source_key, field, value) do update set state = 'open', about = 'conflict',
        import_id = excluded.import_id, reason = excluded.reason
      where import_holds.state = 'gone'`.execute(this.#writing.trx);
  }

  async #setState(ids: readonly number[], state: HoldState): Promise<void> {
    if (ids.length === 0) return;
    await sql`update import_holds set state = ${state} where id = any(${ids}::int[])`.execute(
      this.#writing.trx,
    );
  }
}
