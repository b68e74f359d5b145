import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { lockCase } from './commands.lock.ts';
import { answersSince } from './data.answers.ts';
import { noticeDue } from './policy.office-mails.ts';
import { answeredData } from './policy.mails.ts';
import type { ApplicationContext } from './context.ts';

/** Maximum of cases per daily mail; the rest goes into further mails. Some mail programs cut off long mails. */
const CASES_A_MAIL = 50;

/**
 * Schedules the mail about what a student has just done, or sends it now if it is due.
 * @param documents whether the student added documents
 */
export async function planNotice(
  trx: Transaction<Database>,
  context: ApplicationContext,
  id: string,
  documents: boolean,
): Promise<void> {
  const { clock } = context;
  const officeMails = context.officeMails();
  await trx
    .insertInto('office_notices')
    .values({ application_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const notice = await trx
    .selectFrom('office_notices')
    .selectAll()
    .where('application_id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // Not announced, and not later either if the setting changes.
  if (officeMails.answers === 'off') return forgetNotice(trx, id);
  const now = clock.now();
  const due = noticeDue(officeMails, now, { documents, toldAt: notice.told_at });
  if (due <= now) return tell(trx, context, [notice]);
  if (notice.due_at !== null && notice.due_at <= due) return;
  await trx.updateTable('office_notices').set({ due_at: due }).where('application_id', '=', id).execute();
}

/** Removes the notice of a case: there is nothing left to announce. */
export async function forgetNotice(trx: Transaction<Database>, id: string): Promise<void> {
  await trx
    .updateTable('office_notices')
    .set({ due_at: null, told_history_id: lastEntry(sql`office_notices.application_id`) })
    .where('application_id', '=', id)
    .execute();
}

const lastEntry = (id: ReturnType<typeof sql>) =>
  sql<number>`(select coalesce(max(h.id), 0) from application_history h where h.application_id = ${id})`;

/** Sends what is due: the work of TELL_OFFICE_JOB. Safe in several processes at once; each mail is queued by one. */
export async function tellOffice(context: ApplicationContext): Promise<void> {
  const officeMails = context.officeMails();
  if (officeMails.answers === 'off') {
    await context.db
      .updateTable('office_notices')
      .set({ due_at: null })
      .where('due_at', 'is not', null)
      .execute();
  } else if (officeMails.answers === 'daily') {
    while ((await tellTogether(context)) === CASES_A_MAIL);
  } else await tellOneByOne(context);
}

async function tellOneByOne(context: ApplicationContext): Promise<void> {
  for (const { application_id: id } of await dueOf(context.db, context).execute()) {
    await context.db.transaction().execute(async (trx) => {
      // Locks the person and the case first, as an erasure and an answer do, to avoid a deadlock.
      if (!(await lockCase(trx, id))) return;
      const due = dueOf(trx, context).where('application_id', '=', id);
      const notice = await due.forUpdate().executeTakeFirst();
      if (notice) await tell(trx, context, [notice]);
    });
  }
}

/** @returns how many cases were announced or had nothing new. */
async function tellTogether(context: ApplicationContext): Promise<number> {
  return context.db.transaction().execute(async (trx) => {
    // Rows that another process has locked are announced by that process.
    const due = dueOf(trx, context).orderBy('due_at').limit(CASES_A_MAIL);
    const notices = await due.forUpdate().skipLocked().execute();
    await tell(trx, context, notices);
    return notices.length;
  });
}

const dueOf = (db: Pick<Transaction<Database>, 'selectFrom'>, { clock }: ApplicationContext) =>
  db.selectFrom('office_notices').selectAll().where('due_at', '<=', clock.now());

/** Queues one mail about what is new in these cases. The transaction has locked their notices. */
async function tell(
  trx: Transaction<Database>,
  context: ApplicationContext,
  notices: readonly { application_id: string }[],
): Promise<void> {
  const { mails, clock, staffLink } = context;
  const to = context.staffAddress();
  const cases = await answersSince(
    trx,
    notices.map(({ application_id }) => application_id),
  );
  const [first] = cases;
  const about = cases.map(({ user_id }) => user_id);
  const told = cases.map((each) => answeredData(staffLink(each.id), each));
  if (cases.length === 1) {
    await mails.queue(trx, { template: 'application-answered', to, userId: first!.user_id, data: told[0]! });
  } else if (cases.length > 1) {
    await mails.queue(trx, {
      template: 'applications-answered',
      to,
      userId: null,
      about,
      data: { cases: told },
    });
  }
  for (const { application_id: id } of notices) {
    const isTold = cases.some((each) => each.id === id);
    await forgetNotice(trx, id);
    if (!isTold) continue;
    await trx
      .updateTable('office_notices')
      .set({ told_at: clock.now() })
      .where('application_id', '=', id)
      .execute();
  }
}
