import { sql, type Transaction } from 'kysely';
import { consentWording } from '../../content/consents.ts';
import type { ConsentForm, ConsentPurpose, ShownIn } from '../../contract/consent-words.ts';
import type { Database } from '../../platform/database/schema.ts';
import { currentRequestId } from '../../platform/request-id.ts';

interface About {
  /** Whose it is: an account or an enquiry. */
  of: { person: string } | { enquiry: string };
  purpose: ConsentPurpose;
  at: Date;
  /** The application or registration it was given with. */
  application?: string;
  registration?: string;
  /** The colleague who entered it. */
  by?: string;
  /** False: nothing is written, with the same statements as otherwise. */
  when?: boolean;
}

/** A consent given with a form that showed a sentence; `version`: of the privacy policy. */
export async function recordConsent(
  trx: Transaction<Database>,
  consent: About & { form: ShownIn; version: string },
): Promise<void> {
  const { form, version } = consent;
  const text = consentWording(form, version);
  await sql`
    insert into consent_wordings (form, version, text)
    select ${form}, ${version}, ${text} where not exists (
      select from consent_wordings w where w.form = ${form} and w.version = ${version} and md5(w.text) = md5(${text}))
    on conflict do nothing`.execute(trx);
  await write(trx, { ...consent, given: true, shown: text });
}

/** A consent that was given or withdrawn without a sentence: by a switch, or by telling somebody in the office. */
export const recordTold = (
  trx: Transaction<Database>,
  told: About & { form: ConsentForm; given: boolean },
): Promise<void> => write(trx, { ...told, version: null, shown: null });

async function write(
  trx: Transaction<Database>,
  {
    of,
    purpose,
    given,
    form,
    version,
    shown,
    at,
    application,
    registration,
    by,
    when = true,
  }: About & {
    form: ConsentForm;
    given: boolean;
    version: string | null;
    shown: string | null;
  },
): Promise<void> {
  const person = 'person' in of ? of.person : null;
  const enquiry = 'enquiry' in of ? of.enquiry : null;
  await sql`
    insert into consents (user_id, enquiry_id, application_id, registration_id, purpose, given, form, wording_id, at,
      request_id, entered_by)
    select ${person}::uuid, ${enquiry}::uuid, ${application ?? null}::uuid, ${registration ?? null}::uuid, ${purpose},
      ${given}::boolean, ${form}, (
        select w.id from consent_wordings w
        where w.form = ${form} and w.version = ${version}::text and md5(w.text) = md5(${shown}::text)
      ), ${at}::timestamptz, ${currentRequestId() ?? null}::text, ${by ?? null}::uuid
    where ${when}::boolean`.execute(trx);
}
