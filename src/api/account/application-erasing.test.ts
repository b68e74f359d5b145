import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { applied } from '../../../tests/support/applications.ts';

const api = await testApi();
const { ask, handle, logged, staff, user } = api;
const { db } = handle;

/** How many statements wait for a lock of another transaction. */
const waiting = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]!.count;
};

// The embedded database runs one transaction at a time.
it.runIf(handle.kind === 'postgres')(
  'staff who write to a student during the erasure wait for it, and then get a 404',
  async () => {
    const asha = await user('asha@example.com');
    const { bearer } = await staff('office@example.com');
    const { id } = await applied(api, asha);
    const path = `/api/staff/applications/${id}`;
    const erased = db.transaction().execute(async (trx) => {
      // The steps of an erasure, in its order.
      await sql`select from users where email = ${asha.email} for update`.execute(trx);
      const meanwhile = [
        ask('POST', `${path}/note/`, bearer, { note: 'Please call us.' }),
        ask('POST', `${path}/move/`, bearer, { event: 'begin_review', from: 'submitted' }),
      ];
      await expect.poll(waiting).toBe(2);
      await sql`select from applications where id = ${id} for update`.execute(trx);
      await trx.deleteFrom('users').where('email', '=', asha.email).execute();
      return { meanwhile };
    });
    const answers = await Promise.all((await erased).meanwhile);
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(logged).toEqual([]);
  },
);
