import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { PersonalData } from '../accounts/context.ts';
import { deleteDocuments } from './commands.retention.ts';
import { studentCase } from './data.ts';

/** What applications store about a person: their part of an export and of an erasure. */
export const applicationsOfPerson = (clock: Clock): PersonalData => ({
  section: 'applications',

  /**
   * Every case as its student sees it, with the consent given. Documents are listed by name; each can be downloaded.
   */
  async read(db, userId) {
    const rows = await db
      .selectFrom('applications')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('submitted_at', 'desc')
      .orderBy('id')
      .execute();
    const cases: object[] = [];
    for (const row of rows) {
      const { seen, row: asSeen } = await studentCase(db, row, clock.now());
      const { moves: _, ...known } = seen;
      const opened = await db
        .selectFrom('change_log')
        .select('at')
        .where('kind', '=', 'application')
        .where('object', '=', row.id)
        .where('action', '=', 'document_opened')
        .orderBy('at')
        .orderBy('id')
        .execute();
      cases.push({
        ...known,
        consent_at: row.consent_at.toISOString(),
        closed_at: asSeen.closed_at?.toISOString() ?? null,
        documents_opened_by_staff_at: opened.map(({ at }) => at.toISOString()),
      });
    }
    return cases;
  },

  /** The rest is deleted with the account's row. */
  async erase(trx, userId) {
    // Locks the cases first, so that no document is added, then the person, so that no other case is created.
    await sql`select from applications a where a.user_id = ${userId} order by a.id for update`.execute(trx);
    await sql`select from users where id = ${userId} for update`.execute(trx);
    await deleteDocuments(trx, sql`select a.id from applications a where a.user_id = ${userId}`);
    await trx.deleteFrom('applications').where('user_id', '=', userId).execute();
  },
});
