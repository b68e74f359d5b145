import { sql, type Transaction } from 'kysely';
import type { AskEnquiry } from '../../contract/enquiry-bodies.ts';
import type { EnquiryEvent } from '../../contract/enquiry-words.ts';
import type { Json } from '../../contract/edits/changes.ts';
import type { Database } from '../../platform/database/schema.ts';
import { recordConsent } from '../consents/commands.record.ts';
import { checkWanted, columnOf, WANTED, type Reach, type Wanted } from './commands.check.ts';
import type { LockedEnquiry } from './commands.lock.ts';
import { recordEvent } from './commands.record.ts';
import type { EnquiryContext } from './context.ts';
import { FOLD_DAYS } from './policy.spam.ts';

/** Enquiries from the site: the same person within FOLD_DAYS continues the same enquiry. */

const DAY_MS = 86_400_000;
type Clock = Pick<EnquiryContext, 'clock'>;
type Asking = Pick<EnquiryContext, 'clock' | 'consentVersion'>;

/** Whoever has this number or address waits, so that two presses at once are one enquiry. */
export async function lockPerson(trx: Transaction<Database>, reach: Reach): Promise<void> {
  for (const key of [reach.email_key, reach.contact_key].filter(Boolean).toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`enquiry ${key}`}, 0))`.execute(trx);
}

/** The newest enquiry with the same number or address and a name that sounds the same. */
export async function samePerson(
  trx: Transaction<Database>,
  { clock }: Clock,
  { name }: Pick<AskEnquiry, 'name'>,
  { email_key, contact_key }: Reach,
  suspicions: readonly string[],
): Promise<LockedEnquiry | undefined> {
  const since = new Date(clock.now().getTime() - FOLD_DAYS * DAY_MS);
  const marked = suspicions.length > 0 ? sql<boolean>`suspicions <> '{}'` : sql<boolean>`suspicions = '{}'`;
  return trx
    .selectFrom('enquiries')
    .selectAll()
    .where(({ or, and, eb }) =>
      or([
        and([eb('email_key', '=', email_key), eb('email_key', '<>', '')]),
        and([eb('contact_key', '=', contact_key), eb('contact_key', '<>', '')]),
      ]),
    )
    .where('last_at', '>', since)
    .where(marked)
    .where(sql<boolean>`name_sound(person_plain(name)) = name_sound(person_plain(${name}))`)
    .orderBy('entered_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** What has just happened, for the history. */
export interface Happening {
  kind: EnquiryEvent;
  /** The form whose sentence was agreed to. */
  form: 'enquiry' | 'booking';
  after?: Json;
}

/** Adds to an enquiry; one that was lost is new again. */
export async function continueEnquiry(
  trx: Transaction<Database>,
  { clock, consentVersion }: Asking,
  known: LockedEnquiry,
  { body, reach }: { body: AskEnquiry; reach: Reach },
  { kind, form, after }: Happening,
): Promise<void> {
  const at = clock.now();
  const version = consentVersion();
  const reopened = { stage: 'new', lost_reason: null, stage_changed_at: at } as const;
  await trx
    .updateTable('enquiries')
    .set({
      wants_call: body.wants_call || known.wants_call,
      email: known.email || reach.email,
      email_key: known.email_key || reach.email_key,
      contact: known.contact || reach.contact,
      contact_key: known.contact_key || reach.contact_key,
      consent_version: version,
      consent_at: at,
      ...(known.stage === 'lost' && reopened),
    })
    .where('id', '=', known.id)
    .execute();
  await recordConsent(trx, { of: { enquiry: known.id }, purpose: 'enquiry', form, version, at });
  await recordEvent(trx, {
    enquiry: known,
    at,
    actor: null,
    kind,
    note: body.message,
    ...(after && { after }),
  });
}

/** Stores what somebody sent as a new enquiry. @returns its id */
export async function addEnquiry(
  trx: Transaction<Database>,
  { clock, consentVersion }: Asking,
  { body, reach }: { body: AskEnquiry; reach: Reach },
  suspicions: string[],
  { kind, form, after }: Happening,
): Promise<string> {
  const at = clock.now();
  const version = consentVersion();
  // What the page was about may have been withdrawn meanwhile: the question counts all the same.
  const gone = await checkWanted(trx, body);
  const asked: Partial<Record<Wanted, number | null>> = body;
  const wanted = WANTED.map((field) => [columnOf(field), field in gone ? null : (asked[field] ?? null)]);
  const row = await trx
    .insertInto('enquiries')
    .values({
      ...reach,
      name: body.name,
      source: body.source,
      page: body.page,
      message: body.message,
      wants_call: body.wants_call,
      ...Object.fromEntries(wanted),
      consent_version: version,
      consent_at: at,
      suspicions,
      entered_at: at,
      stage_changed_at: at,
      last_at: at,
    })
    .returning(['id', 'name', 'contact', 'email', 'user_id'])
    .executeTakeFirstOrThrow();
  await recordConsent(trx, { of: { enquiry: row.id }, purpose: 'enquiry', form, version, at });
  await recordEvent(trx, {
    enquiry: row,
    at,
    actor: null,
    kind,
    note: body.message,
    ...(after && { after }),
  });
  return row.id;
}
