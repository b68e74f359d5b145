import { sql, type Kysely, type RawBuilder } from 'kysely';
import { LAPSES } from '../../contract/application-states.ts';
import { nepalDate, nepalDay } from '../../contract/nepal-time.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Principal } from '../accounts/policy.ts';
import { noteBefore, noteDue, notedADayAgo } from '../due-deletions.ts';
import { markAnswered } from './commands.answer.ts';
import { lockCase, type LockedCase } from './commands.lock.ts';
import { makeMove } from './commands.move.ts';
import { idleData } from './policy.mails.ts';
import type { ApplicationContext } from './context.ts';

/** Cases that are open, that nobody has touched for very long, and that nobody has planned anything for. */

const DAY_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 50;

type Db = Pick<Kysely<Database>, 'selectFrom'>;

/**
 * True for open cases `a` in which nothing has happened since that time: no entry in the history, also none that only the office sees, no
 * mark on the checklist, no charge and no payment. The states are written as in the index applications_quiet.
 */
const untouchedSince = (time: Date | RawBuilder<unknown>) => sql<boolean>`a.active_at <= ${time}
  and a.state not in ('enrolled', 'rejected', 'withdrawn', 'closed')
  and not exists (select from application_history h
    where h.application_id = a.id and h.at > ${time} and h.event <> 'idle_asked')
  and not exists (select from checklist_marks m where m.application_id = a.id and m.changed_at > ${time})
  and not exists (select from charges c where c.user_id = a.user_id and c.added_at > ${time})
  and not exists (select from payments p where p.user_id = a.user_id and p.entered_at > ${time})`;

/** True for cases `a` with a day that is still to come: next step, intake, a day of an offer or of the case, or an appointment. */
function hasFuture(now: Date): RawBuilder<boolean> {
  const today = nepalDate(now);
  const month = today.slice(0, 7);
  return sql<boolean>`(coalesce(a.next_on >= ${today}::date, false) or coalesce(a.intake >= ${month}, false)
    or exists (select from offers o where o.application_id = a.id and o.state in ('received', 'accepted') and
      (o.reply_by >= ${today}::date or o.deposit_due >= ${today}::date or o.intake >= ${month}
        or exists (select from offer_conditions c where c.offer_id = o.id and c.due_on >= ${today}::date)))
    or exists (select from case_dates d where d.application_id = a.id and d.on_day >= ${today}::date)
    or exists (select from enquiries e join appointments p on p.enquiry_id = e.id
      where e.user_id = a.user_id and p.state = 'booked' and p.starts_at > ${now}))`;
}

function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then;
}

/**
 * Asks the students of cases that will be closed, once. Like deletions it is noted a day before, so that a clock that jumps ahead asks
 * nobody. Each case is a transaction of its own: a run that is cut off goes on where it was.
 */
export async function askIdleStudents(context: ApplicationContext): Promise<void> {
  const { clock, idleCaseMonths, idleNoticeDays } = context;
  const now = clock.now();
  const before = new Date(monthsBefore(now, idleCaseMonths).getTime() + idleNoticeDays * DAY_MS);
  const due = (time: Date) =>
    sql<boolean>`a.idle_asked_at is null and ${untouchedSince(time)} and not ${hasFuture(now)}`;
  await eachDue(context, { kind: 'idle-question', due, before }, async (trx, known) => {
    const closesOn = nepalDay(now.getTime() + idleNoticeDays * DAY_MS);
    await trx
      .insertInto('application_history')
      .values({
        application_id: known.id,
        at: now,
        event: 'idle_asked',
        from_state: null,
        to_state: null,
        by_role: 'system',
        actor_id: null,
      })
      .execute();
    await trx.updateTable('applications').set({ idle_asked_at: now }).where('id', '=', known.id).execute();
    await context.mails.queue(trx, {
      template: 'application-idle',
      to: known.email,
      userId: known.user_id,
      name: known.first_name,
      data: idleData(context.publicOrigin, known, closesOn),
    });
  });
}

/** Closes the cases whose students were asked and in which nothing has happened since. */
export async function closeLapsedCases(context: ApplicationContext): Promise<void> {
  const { clock, idleNoticeDays } = context;
  const now = clock.now();
  const before = new Date(now.getTime() - idleNoticeDays * DAY_MS);
  const untouched = untouchedSince(sql`a.idle_asked_at`);
  // Something that is not in the history has happened or was planned since: the student is asked again when it is long ago.
  await sql`update applications a set idle_asked_at = null
    where a.idle_asked_at is not null and (not (${untouched}) or ${hasFuture(now)})`.execute(context.db);
  const due = (time: Date) =>
    sql<boolean>`a.idle_asked_at <= ${time} and ${untouched} and not ${hasFuture(now)}`;
  await eachDue(context, { kind: 'idle-case', due, before }, async (trx, known) => {
    const move = LAPSES.find(({ from }) => from === known.state);
    if (move) await makeMove(trx, context, known, move, { by: 'system', actorId: null, note: '' });
  });
}

interface Due {
  kind: 'idle-question' | 'idle-case';
  due: (time: Date) => RawBuilder<boolean>;
  before: Date;
}

async function eachDue(
  { db }: ApplicationContext,
  { kind, due, before }: Due,
  handle: (trx: Parameters<typeof lockCase>[0], known: LockedCase) => Promise<void>,
): Promise<void> {
  await noteDue(
    db,
    kind,
    sql`select a.id::text as subject from applications a where ${due(noteBefore(before))}`,
  );
  const ready = (from: Db) =>
    from
      .selectFrom('applications as a')
      .select('a.id')
      .where(due(before))
      .where(notedADayAgo(kind, sql`a.id::text`));
  for (;;) {
    const cases = await ready(db).orderBy('a.active_at').limit(AT_ONCE).execute();
    for (const { id } of cases) {
      await db.transaction().execute(async (trx) => {
        const known = await lockCase(trx, id);
        // Something happened, or another process was here, since it was listed.
        const still = known && (await ready(trx).where('a.id', '=', id).executeTakeFirst());
        if (still) await handle(trx, known);
      });
    }
    if (cases.length < AT_ONCE) return;
  }
}

/** The student answers that they are still interested. Nothing happens if nobody has asked. @returns not_found. */
export async function keepOpen(
  context: ApplicationContext,
  { userId }: Principal,
  id: string,
): Promise<Result<void>> {
  return context.db.transaction().execute(async (trx): Promise<Result<void>> => {
    const known = await lockCase(trx, id, userId);
    if (!known) return fail({ code: 'not_found' });
    if (known.idle_asked_at === null) return ok(undefined);
    const at = context.clock.now();
    await trx
      .insertInto('application_history')
      .values({
        application_id: id,
        at,
        event: 'kept_open',
        from_state: null,
        to_state: null,
        by_role: 'student',
        actor_id: userId,
      })
      .execute();
    await markAnswered(trx, context, id, { at });
    return ok(undefined);
  });
}
