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
  const { form, version, when = true } = consent;
  const text = consentWording(form, version);
  const written = () => write(trx, { ...consent, given: true, shown: text });
  if ((await written()) || !when) return;
  // The first consent with this sentence.
  await sql`insert into consent_wordings (form, version, text) values (${form}, ${version}, ${text})
    on conflict do nothing`.execute(trx);
  await written();
}

/** A consent that was given or withdrawn without a sentence: by a switch, or by telling somebody in the office. */
export const recordTold = async (
  trx: Transaction<Database>,
  told: About & { form: ConsentForm; given: boolean },
): Promise<void> => void (await write(trx, { ...told, version: null, shown: null }));

/** @returns whether it was written: not if the sentence that was shown is not stored yet. */
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
): Promise<boolean> {
  const person = 'person' in of ? of.person : null;
  const enquiry = 'enquiry' in of ? of.enquiry : null;
  const { numAffectedRows } = await sql`
    insert into consents (user_id, enquiry_id, application_id, registration_id, purpose, given, form, wording_id, at,
      request_id, entered_by)
    select ${person}::uuid, ${enquiry}::uuid, ${application ?? null}::uuid, ${registration ?? null}::uuid, ${purpose},
      ${given}::boolean, ${form}, w.id, ${at}::timestamptz, ${currentRequestId() ?? null}::text, ${by ?? null}::uuid
    from (select) as one left join consent_wordings w
      on w.form = ${form} and w.version = ${version}::text and md5(w.text) = md5(${shown}::text)
    where ${when}::boolean and (${shown}::text is null or w.id is not null)`.execute(trx);
  return numAffectedRows === 1n;
}
