import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import {
  ACCEPTED_EXTENSIONS,
  DEFAULT_MARITAL_STATUS,
  MARITAL_STATUSES,
  TEXT_FIELDS,
  type DocumentGroup,
  type MaritalStatus,
} from '../../contract/application-form.ts';
import type { SubmissionAnswer } from '../../contract/applications.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { FormFaults } from '../../contract/field-faults.ts';
import { nepalDate } from '../../contract/nepal-time.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Principal } from '../accounts/policy.ts';
import { clientKey, KEY_HOURS } from '../idempotency.ts';
import { createCase } from './commands.create.ts';
import { adopt, takeIn } from './commands.intake.ts';
import { checkQuota, checkQuotaAhead, mostBytes } from './commands.quota.ts';
import { discard, type Intake } from './commands.stage.ts';
import { asUpload } from './commands.upload.ts';
import { closedIntake, readChoice, type Choice } from './data.choice.ts';
import { isStorableText, SAME_SUBMISSION_MINUTES, type Submission } from './policy.ts';
import { arrivedData, receivedData } from './policy.mails.ts';
import { APPLICATION_TEXTS } from './policy.form-parts.ts';
import { StopUpload } from './policy.uploads.ts';
import type { ApplicationContext, UploadContext } from './context.ts';
import type { ApplicationRow } from './rows.ts';

const CALL = 'application-create';
/** The case that was created from a form. */
export type Submitted = Omit<SubmissionAnswer, 'detail'>;

const MINUTE_MS = 60_000;

/**
 * Accepts a form with its files, all or nothing. The same form sent again gets the same answer and creates nothing.
 */
export async function submit(
  context: UploadContext,
  principal: Principal,
  submission: Submission,
): Promise<Result<Submitted>> {
  const uploader = { userId: principal.userId, address: submission.address };
  return asUpload(context, uploader, async () => {
    if (!(await mayBeRepeated(context, principal, submission.idempotencyKey)))
      await checkQuotaAhead(context, principal, { openCases: 1, length: submission.length });
    const intake = await takeIn(
      context,
      principal.userId,
      submission,
      { texts: APPLICATION_TEXTS, accepted: ACCEPTED_EXTENSIONS },
      mostBytes(context, principal),
    );
    let adopted = false;
    try {
      const form = await readForm(context, intake);
      if (!form.ok) return form;
      const digest = digestOf(form.value, intake);
      const done = await context.db.transaction().execute(async (trx) => {
        const person = await lockPerson(trx, principal);
        const earlier = await earlierAnswer(trx, context, principal, submission.idempotencyKey, digest);
        if (earlier) return earlier;
        const closed = await closedIntake(trx, form.value, nepalDate(context.clock.now()));
        if (closed) return fail({ code: 'invalid_form', faults: { intake: [closed] } });
        const bytes = intake.documents.reduce((sum, document) => sum + document.bytes, 0);
        await checkQuota(trx, context, principal, { openCases: 1, files: intake.documents.length, bytes });
        const applicant = { ...person, userId: principal.userId };
        return insert(trx, context, applicant, submission, form.value, intake, digest);
      });
      adopted = done.ok && done.value.made;
      return done.ok ? ok(done.value.answer) : done;
    } finally {
      if (!adopted) await discard(context, intake.documents);
    }
  });
}

type Fields = Record<(typeof TEXT_FIELDS)[number]['name'], string>;
interface Form extends Choice {
  fields: Fields;
  maritalStatus: MaritalStatus;
}

/** No field is required, but values must be storable. */
async function readForm({ db }: ApplicationContext, intake: Intake): Promise<Result<Form>> {
  const faults: FormFaults = { ...intake.faults };
  const fields = {} as Fields;
  for (const { name, maxLength } of TEXT_FIELDS) {
    const value = (intake.fields[name] ?? '').trim();
    if (!isStorableText(value)) faults[name] = [{ code: 'null_characters' }];
    else if (value.length > maxLength) faults[name] = [{ code: 'too_long', most: maxLength }];
    fields[name] = value;
  }
  const status = intake.fields['marital_status'] || DEFAULT_MARITAL_STATUS;
  const maritalStatus = MARITAL_STATUSES.find((known) => known === status);
  if (!maritalStatus) faults['marital_status'] = [{ code: 'not_a_choice', value: status }];
  const choice = await readChoice(db, {
    university: intake.fields['preferred_university'],
    course: intake.fields['preferred_course'],
    intake: intake.fields['intake'],
  });
  if (!choice.ok) Object.assign(faults, choice.faults);
  if (!choice.ok || !maritalStatus || Object.keys(faults).length > 0) {
    return fail({ code: 'invalid_form', faults });
  }
  return ok({ fields, maritalStatus, ...choice.value });
}

/** Digest of fields and files, whatever order they arrived in. */
function digestOf(form: Form, { documents }: Intake): Buffer {
  const files = documents
    .map(({ group, fileName, sha256 }) => [group, fileName, sha256.toString('hex')].join('\n'))
    .sort();
  return createHash('sha256')
    .update(JSON.stringify([form, files]))
    .digest();
}

/** Who applies, as their account says. */
type Applicant = Awaited<ReturnType<typeof lockPerson>> & { userId: string };
type Outcome = Result<{ answer: Submitted; made: boolean }>;

/** Locks the person's row: one submission at a time. */
async function lockPerson(trx: Transaction<Database>, { userId }: Principal) {
  const person = await trx
    .selectFrom('users')
    .select(['email', 'first_name'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  // Erased while the files were being uploaded.
  if (!person) throw new StopUpload('upload_broken_off');
  return person;
}

/** The earlier answer to this submission, if there is one. A key of the client decides before the digest. */
async function earlierAnswer(
  trx: Transaction<Database>,
  { clock }: ApplicationContext,
  { userId }: Principal,
  idempotencyKey: string | undefined,
  digest: Buffer,
): Promise<Outcome | undefined> {
  const ago = (minutes: number) => new Date(clock.now().getTime() - minutes * MINUTE_MS);
  const byClient = idempotencyKey === undefined ? null : clientKey(idempotencyKey);
  const known = await trx
    .selectFrom('idempotency_keys as k')
    .innerJoin('applications as a', 'a.id', 'k.subject_id')
    .select(['k.digest', 'a.id', 'a.reference', 'a.state'])
    .where('k.user_id', '=', userId)
    .where('k.call', '=', CALL)
    .where(({ eb, or, and }) =>
      or([
        and([eb('k.key', '=', keyOfDigest(digest)), eb('k.created_at', '>', ago(SAME_SUBMISSION_MINUTES))]),
        and([eb('k.key', '=', byClient), eb('k.created_at', '>', ago(KEY_HOURS * 60))]),
      ]),
    )
    .orderBy(({ eb }) => eb('k.key', '=', keyOfDigest(digest)))
    .limit(1)
    .executeTakeFirst();
  if (!known) return undefined;
  if (!known.digest?.equals(digest)) return fail({ code: 'refused', reason: 'key_reused' });
  const { id, reference, state } = known;
  return ok({ answer: { id, reference, state }, made: false });
}

/** Whether this may be a submission that was answered already. Then it is answered again whatever the quota. */
async function mayBeRepeated(
  { db, clock }: ApplicationContext,
  { userId }: Principal,
  idempotencyKey: string | undefined,
): Promise<boolean> {
  const now = clock.now().getTime();
  const known = await db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('user_id', '=', userId)
    .where('call', '=', CALL)
    .where(({ eb, or }) =>
      or([
        eb('created_at', '>', new Date(now - SAME_SUBMISSION_MINUTES * MINUTE_MS)),
        eb('key', '=', idempotencyKey ? clientKey(idempotencyKey) : ''),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return known !== undefined;
}

const keyOfDigest = (digest: Buffer) => `sha256:${digest.toString('hex')}`;

async function insert(
  trx: Transaction<Database>,
  context: ApplicationContext,
  applicant: Applicant,
  { idempotencyKey }: Submission,
  { fields, maritalStatus, ...choice }: Form,
  { documents }: Intake,
  digest: Buffer,
): Promise<Outcome> {
  const { userId } = applicant;
  const now = context.clock.now();
  const application = await createCase(trx, {
    userId,
    by: { role: 'student', id: userId },
    at: now,
    consentVersion: context.consentVersion(),
    fields,
    maritalStatus,
    choice,
  });
  await adopt(trx, application.id, documents, { at: now, by: 'student', historyId: null });
  const groups = documents.map(({ group }) => group);
  await announce(trx, context, applicant, application, groups);
  const keys = [keyOfDigest(digest), ...(idempotencyKey ? [clientKey(idempotencyKey)] : [])];
  const made = { user_id: userId, call: CALL, digest, subject_id: application.id, created_at: now };
  await trx
    .insertInto('idempotency_keys')
    .values(keys.map((key) => ({ ...made, key })))
    // An older key of the same name has expired, or it would have been found.
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'call', 'key'])
        .doUpdateSet({ digest, subject_id: application.id, created_at: now }),
    )
    .execute();
  const { id, reference, state } = application;
  return ok({ answer: { id, reference, state }, made: true });
}

/** Mails the student that it has arrived and what happens next, and the office that there is a new application. */
async function announce(
  trx: Transaction<Database>,
  { mails, publicOrigin, staffAddress, staffLink }: ApplicationContext,
  { userId, email, first_name }: Applicant,
  application: Pick<
    ApplicationRow,
    'id' | 'reference' | 'first_name' | 'preferred_course' | 'preferred_university' | 'intake'
  >,
  groups: readonly DocumentGroup[],
): Promise<void> {
  const received = receivedData(publicOrigin, application, groups);
  const name = application.first_name || first_name;
  const arrived = arrivedData(staffLink(application.id), application);
  await mails.queueAll(trx, [
    { template: 'application-received', to: email, userId, name, data: received },
    { template: 'application-arrived', to: staffAddress(), userId, name: '', data: arrived },
  ]);
}
