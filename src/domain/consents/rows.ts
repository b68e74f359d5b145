import { sql, type RawBuilder } from 'kysely';
import type { ConsentForm, ConsentPurpose } from '../../contract/consent-words.ts';

/** A consent with what it refers to. */
export interface ConsentRow {
  id: number;
  enquiry_id: string | null;
  application_id: string | null;
  purpose: ConsentPurpose;
  given: boolean;
  form: ConsentForm;
  at: Date;
  request_id: string | null;
  version: string | null;
  wording: string | null;
  reference: string | null;
  event_id: number | null;
  event_title: string | null;
  entered_by: string | null;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
}

/** Consents `c` with what they refer to; conditions and order follow. */
export const consentRows: RawBuilder<ConsentRow> = sql`
  select c.id, c.enquiry_id, c.application_id, c.purpose, c.given, c.form, c.at, c.request_id, w.version, w.text as wording,
    a.reference, v.id as event_id, v.title as event_title, c.entered_by, u.first_name, u.last_name, u.email
  from consents c
  left join consent_wordings w on w.id = c.wording_id
  left join applications a on a.id = c.application_id
  left join event_registrations r on r.id = c.registration_id
  left join events v on v.id = r.event_id
  left join users u on u.id = c.entered_by`;

/** The ids of what somebody agreed to: their account, the accounts merged into it, and the enquiries of these. */
export const consentsOf = (userId: string): RawBuilder<unknown> => sql`
  with own as (
    select ${userId}::uuid as id union
    select m.gone_id from account_merges m where m.kept_id = ${userId} and m.undone_at is null)
  select k.id from consents k where k.user_id in (select id from own)
  union all
  select k.id from consents k where k.enquiry_id in (
    select e.id from enquiries e where e.user_id in (select id from own))`;
