import type { Kysely } from 'kysely';
import type { EditKind } from '../../src/contract/edits/kinds.ts';
import type { EditState, Saved } from '../../src/contract/edits/state.ts';
import type { Result } from '../../src/contract/errors.ts';
import { createEdits } from '../../src/domain/edits/facade.ts';
import type { Database } from '../../src/platform/database/schema.ts';

type Values = Readonly<Record<string, unknown>>;

/** A member of staff who edits with the domain's own commands, for tests that have no API. */
export interface TestEditor {
  /** Publishes new values of fields over the form of an object. */
  publish(kind: EditKind, object: number | string, values: Values): Promise<Result<Saved>>;
  withdraw(kind: EditKind, object: number | string): Promise<Result<EditState>>;
}

export function testEditor(db: Kysely<Database>): TestEditor {
  const edits = createEdits({ db, clock: { now: () => new Date() }, kinds: {} });
  /** The account, made when it is needed first. */
  const editor = async () => {
    const email = 'test-editor@example.com';
    const known = db.selectFrom('users').select('id').where('email_key', '=', email);
    const person = { email, email_key: email, password_hash: 'none' };
    const { id } =
      (await known.executeTakeFirst()) ??
      (await db.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow());
    return { id, role: 'owner' } as const;
  };
  return {
    async publish(kind, object, values) {
      const edited = { kind, object: String(object) };
      const who = await editor();
      const read = await edits.read(edited, who);
      if (!read.ok) return read;
      const form = (read.value.draft ?? read.value.published) as Values;
      const changes = Object.entries(values).map(([field, after]) => ({
        path: [field],
        before: form[field] as never,
        after: after as never,
      }));
      return edits.save(edited, who, { changes, publish: true });
    },
    withdraw: async (kind, object) => edits.withdraw({ kind, object: String(object) }, await editor()),
  };
}
