import { sql, type Transaction } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type {
  Counselor,
  FollowUpBody,
  FollowUpsBody,
  FollowUpsDone,
  FollowUpValues,
} from '../../contract/follow-up.ts';
import { REFUSALS } from '../../contract/refusals.ts';
import type { Database } from '../../platform/database/schema.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Principal } from '../accounts/policy.ts';
import { COUNSELOR_COLUMNS, findCounselor, presentCounselor } from '../follow-up/data.colleagues.ts';
import { nextStepInWords, outcomeOf } from '../follow-up/policy.ts';
import { recordCase } from './commands.record-case.ts';
import type { ApplicationContext } from './context.ts';

/**
 * Gives one case to a colleague and sets its next step. Students do not see it.
 * @returns not_found, not_a_counselor, follow_up_changed.
 */
export async function setFollowUp(
  context: ApplicationContext,
  principal: Principal,
  id: string,
  { before, after }: FollowUpBody,
): Promise<Result<void>> {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  const done = await setFollowUps(context, principal, { items: [{ id, before }], after });
  if (!done.ok) return done;
  const [left] = done.value.left;
  if (!left) return ok(undefined);
  return left.title === ''
    ? fail({ code: 'not_found' })
    : fail({ code: 'refused', reason: 'follow_up_changed' });
}

/**
 * The same for several cases, in one transaction. A case that a colleague has changed meanwhile, or that is gone, is left
 * as it is and named in the answer.
 * @returns not_a_counselor.
 */
export async function setFollowUps(
  { db, clock }: ApplicationContext,
  { userId }: Principal,
  { items, after }: FollowUpsBody,
): Promise<Result<FollowUpsDone>> {
  return db.transaction().execute(async (trx): Promise<Result<FollowUpsDone>> => {
    // People first and cases by id, as an erasure locks them, so that the two cannot wait for each other.
    const people = [userId, after.counselor ?? userId];
    await sql`select from users where id in (${sql.join(people)}) order by id for key share`.execute(trx);
    const to = after.counselor == null ? undefined : await findCounselor(trx, after.counselor);
    if (after.counselor != null && !to) return fail({ code: 'refused', reason: 'not_a_counselor' });
    const known = await lockCases(
      trx,
      items.map(({ id }) => id),
    );
    const done: FollowUpsDone = { changed: 0, same: 0, left: [] };
    for (const { id, before } of items) {
      const row = known.get(id);
      const outcome = row && outcomeOf(row.now, before, after);
      if (!outcome) done.left.push({ id, title: '', reason: 'This case no longer exists.' });
      else if (outcome.what === 'same') done.same += 1;
      else if (outcome.what === 'clash')
        done.left.push({ id, title: row.reference, reason: REFUSALS.follow_up_changed.message });
      else {
        await store(trx, row, outcome.values, to, { at: clock.now(), actor: userId });
        done.changed += 1;
      }
    }
    return ok(done);
  });
}

interface LockedCase {
  id: string;
  reference: string;
  user_id: string;
  counselor: Counselor | null;
  now: FollowUpValues;
}

async function lockCases(
  trx: Transaction<Database>,
  ids: readonly string[],
): Promise<Map<string, LockedCase>> {
  const rows = await trx
    .selectFrom('applications as a')
    .leftJoin('users as co', 'co.id', 'a.counselor_id')
    .select(['a.id', 'a.reference', 'a.user_id', 'a.counselor_id', 'a.next_step', 'a.next_on'])
    .select(COUNSELOR_COLUMNS)
    .where('a.id', 'in', ids)
    .orderBy('a.id')
    .forUpdate('a')
    .execute();
  return new Map(
    rows.map((row) => {
      const { id, reference, user_id, counselor_id, next_step, next_on } = row;
      const now = { counselor: counselor_id, next_step, next_on };
      return [id, { id, reference, user_id, counselor: presentCounselor(row), now }];
    }),
  );
}

/** Writes the values, and what changed to the history of the office and to the log of changes. */
async function store(
  trx: Transaction<Database>,
  row: LockedCase,
  values: FollowUpValues,
  to: Counselor | undefined,
  { at, actor }: { at: Date; actor: string },
): Promise<void> {
  const { counselor, next_step, next_on } = values;
  await trx
    .updateTable('applications')
    .set({ counselor_id: counselor, next_step, next_on, updated_at: at })
    .where('id', '=', row.id)
    .execute();
  const entry = {
    application_id: row.id,
    at,
    by_role: 'staff' as const,
    actor_id: actor,
    internal: true,
    from_state: null,
    to_state: null,
  };
  const given = counselor !== row.now.counselor;
  const [before, after] = [nextStepInWords(row.now), nextStepInWords(values)];
  const entries = [
    ...(given
      ? [
          {
            ...entry,
            event: counselor === null ? 'unassigned' : 'assigned',
            counselor_id: counselor,
            note: '',
          },
        ]
      : []),
    ...(before === after ? [] : [{ ...entry, event: 'next_step', counselor_id: null, note: after }]),
  ];
  await trx.insertInto('application_history').values(entries).execute();
  await recordCase(trx, row, {
    at,
    actor,
    action: given ? 'assigned' : 'planned',
    before: {
      ...(given && { Counselor: row.counselor?.name ?? 'Nobody' }),
      ...(before !== after && { 'Next step': before }),
    },
    after: {
      ...(given && { Counselor: to?.name ?? 'Nobody' }),
      ...(before !== after && { 'Next step': after }),
    },
  });
}
