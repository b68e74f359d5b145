import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { EnterCase } from '../../contract/application-entry.ts';
import { TEXT_FIELDS, type TextField } from '../../contract/application-form.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { FieldFaults } from '../../contract/field-faults.ts';
import type { FollowUpValues } from '../../contract/follow-up.ts';
import { nepalDate } from '../../contract/nepal-time.ts';
import type { Database } from '../../platform/database/schema.ts';
import { hashPassword } from '../../platform/security/passwords.ts';
import { claimLink, enterStudent } from '../accounts/commands.enter.ts';
import type { Principal } from '../accounts/policy.ts';
import { becomeCase } from '../enquiries/commands.become-case.ts';
import { lockEnquiry } from '../enquiries/commands.lock.ts';
import { findCounselor } from '../follow-up/data.colleagues.ts';
import { answeredBefore, keepAnswer } from '../idempotency.ts';
import { createCase } from './commands.create.ts';
import { recordCase } from './commands.record-case.ts';
import type { ApplicationContext } from './context.ts';
import { closedIntake, readChoice, type Choice } from './data.choice.ts';
import { isStorableText } from './policy.ts';
import { appliedFor, caseLink } from './policy.mails.ts';

/**
 * Begins a case for a student who came to the office, in the account with the student's address or in a new one. The student
 * gets a mail; for a new account it has the link that sets the password. The same ticket again begins nothing.
 * @returns the case's id; invalid, account_of_staff, account_disabled, case_exists; not_found for an enquiry that is gone
 */
export async function enterCase(
  context: ApplicationContext,
  principal: Principal,
  body: EnterCase,
): Promise<Result<string>> {
  const { db, clock } = context;
  const fields = Object.fromEntries(TEXT_FIELDS.map(({ name }) => [name, body[name]])) as Record<
    TextField,
    string
  >;
  const choice = await readWanted(context, body, fields);
  if (!choice.ok) return choice;
  // A password that nobody knows: the student sets one. Hashed before rows are locked, because that takes long.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  return db.transaction().execute(async (trx): Promise<Result<string>> => {
    const at = clock.now();
    const enquiry = body.enquiry === null ? null : await lockEnquiry(trx, body.enquiry);
    if (enquiry === undefined) return fail({ code: 'not_found' });
    const { first_name, last_name, contact, address, email } = fields;
    const entered = await enterStudent(
      trx,
      context,
      { email, first_name, last_name, contact, address, by: principal.userId },
      passwordHash,
    );
    if (!entered.ok) return entered;
    const { id: userId, unclaimed } = entered.value;
    const request = { userId: principal.userId, call: 'case-enter', key: body.ticket, now: at };
    const before = await answeredBefore(trx, request);
    if (before) return ok(before);
    if (await hasOpenCase(trx, userId, choice.value)) return fail({ code: 'refused', reason: 'case_exists' });
    const followUp = enquiry
      ? await becomeCase(trx, enquiry, { at, actor: principal.userId, userId })
      : await ownFollowUp(trx, principal);
    const application = await createCase(trx, {
      userId,
      by: { role: 'staff', id: principal.userId },
      at,
      consentVersion: context.consentVersion(),
      fields,
      maritalStatus: body.marital_status,
      choice: choice.value,
      followUp,
    });
    await recordCase(trx, application, {
      at,
      actor: principal.userId,
      action: 'added',
      after: { For: choice.value.preferred_course || 'No course yet' },
    });
    await tellStudent(trx, context, application, unclaimed);
    await keepAnswer(trx, request, application.id);
    return ok(application.id);
  });
}

/** The course in the catalogue or in words. @returns invalid */
async function readWanted(
  { db, clock }: ApplicationContext,
  body: EnterCase,
  fields: Readonly<Record<TextField, string>>,
): Promise<Result<Choice>> {
  const faults: FieldFaults = {};
  for (const [name, value] of Object.entries(fields))
    if (!isStorableText(value)) faults[name] = [{ code: 'null_characters' }];
  const choice = await readChoice(db, {
    course: body.course === null ? body.preferred_course : String(body.course),
    university: body.university === null ? '' : String(body.university),
    intake: body.intake,
  });
  const closed = choice.ok && (await closedIntake(db, choice.value, nepalDate(clock.now())));
  if (closed) faults['intake'] = [closed];
  if (!choice.ok)
    for (const [name, list] of Object.entries(choice.faults))
      faults[name === 'preferred_course' && body.course !== null ? 'course' : name.replace('preferred_university', 'university')] = list; // oxfmt-ignore
  return choice.ok && Object.keys(faults).length === 0 ? choice : fail({ code: 'invalid', fields: faults });
}

/** Whether the account has an open case for the same course already. */
async function hasOpenCase(
  trx: Transaction<Database>,
  userId: string,
  { course_id }: Choice,
): Promise<boolean> {
  if (course_id === null) return false;
  const row = await trx
    .selectFrom('applications')
    .select('id')
    .where('user_id', '=', userId)
    .where('course_id', '=', course_id)
    .where('closed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The colleague who begins the case looks after it, if they look after cases at all. */
async function ownFollowUp(trx: Transaction<Database>, { userId }: Principal): Promise<FollowUpValues> {
  const own = await findCounselor(trx, userId);
  return { counselor: own ? userId : null, next_step: '', next_on: null };
}

async function tellStudent(
  trx: Transaction<Database>,
  context: ApplicationContext,
  application: Awaited<ReturnType<typeof createCase>>,
  unclaimed: boolean,
): Promise<void> {
  const { user_id: userId, first_name, reference } = application;
  const { email: to } = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const link = unclaimed
    ? await claimLink(trx, context, userId)
    : caseLink(context.publicOrigin, application);
  const data = { reference, what: appliedFor(application), claim: unclaimed, link };
  await context.mails.queue(trx, { template: 'case-begun', to, userId, name: first_name || undefined, data });
}
