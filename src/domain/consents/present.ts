import type { Consent, OwnConsent } from '../../contract/consents.ts';
import { nameOfPerson } from '../accounts/data.names.ts';
import type { ConsentRow } from './rows.ts';

export const presentOwnConsent = (row: ConsentRow): OwnConsent => ({
  id: row.id,
  purpose: row.purpose,
  given: row.given,
  at: row.at.toISOString(),
  form: row.form,
  version: row.version,
  wording: row.wording || null,
  about: row.reference ?? row.event_title ?? '',
});

export const presentConsent = (row: ConsentRow): Consent => ({
  ...presentOwnConsent(row),
  request: row.request_id,
  by:
    row.email === null
      ? null
      : nameOfPerson({ first_name: row.first_name ?? '', last_name: row.last_name ?? '', email: row.email }),
  link: linkOf(row),
});

function linkOf({ application_id, enquiry_id, event_id }: ConsentRow): Consent['link'] {
  if (application_id !== null) return { to: 'application', id: application_id };
  if (enquiry_id !== null) return { to: 'enquiry', id: enquiry_id };
  return event_id === null ? null : { to: 'event', id: String(event_id) };
}
