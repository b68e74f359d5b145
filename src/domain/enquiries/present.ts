import type { EnquiryEntry, EnquiryItem } from '../../contract/enquiries.ts';
import type { EnquiryEvent } from '../../contract/enquiry-words.ts';
import type { Change } from '../../contract/edits/changes.ts';
import { nameOfPerson } from '../accounts/data.names.ts';
import { presentCounselor } from '../follow-up/data.colleagues.ts';
import type { EnquiryRow } from './rows.ts';

const chosen = (id: number | null, name: string | null) =>
  id === null || name === null ? null : { id, name };

export function presentItem(row: EnquiryRow): EnquiryItem {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    contact: row.contact,
    source: row.source,
    source_detail: row.source_detail,
    interest: row.interest,
    country: chosen(row.country_id, row.country),
    course: chosen(row.course_id, row.course),
    stage: row.stage,
    lost_reason: row.lost_reason,
    counselor: presentCounselor(row),
    branch: row.branch,
    next_step: row.next_step,
    next_on: row.next_on,
    wants_call: row.wants_call,
    suspicions: row.suspicions,
    account: row.user_id,
    entered_at: row.entered_at.toISOString(),
    last_at: row.last_at.toISOString(),
  };
}

/** The rest of what the screen of one enquiry shows about the person. */
export const presentDetails = (row: EnquiryRow) => ({
  message: row.message,
  page: row.page,
  level: chosen(row.level_id, row.level),
  field: chosen(row.field_id, row.field),
  university: chosen(row.university_id, row.university),
  intake: row.intake,
  consent_version: row.consent_version,
  consent_at: row.consent_at?.toISOString() ?? null,
  version: row.version,
});

export interface EntryRow {
  id: number;
  at: Date;
  kind: EnquiryEvent;
  actor_id: string | null;
  note: string;
  changes: Change[];
  first_name: string | null;
  last_name: string | null;
  email: string | null;
}

/** Events that the person causes; others without a member of staff are the system's. */
const BY_PERSON: ReadonlySet<EnquiryEvent> = new Set(['asked', 'asked_again', 'applied']);

export function presentEntry(row: EntryRow): EnquiryEntry {
  const { id, at, kind, note, changes, email } = row;
  const alone = row.actor_id === null;
  const byPerson = BY_PERSON.has(kind) || (alone && BOOKED.has(kind));
  const by = byPerson ? 'person' : alone && SYSTEMS.has(kind) ? 'system' : 'staff';
  const who =
    email === null
      ? null
      : nameOfPerson({ first_name: row.first_name ?? '', last_name: row.last_name ?? '', email });
  return { id, at: at.toISOString(), kind, by, who, note, changes };
}

/** What people do with the link of an appointment, and staff for them. */
const BOOKED: ReadonlySet<EnquiryEvent> = new Set(['booked', 'rebooked', 'unbooked']);
const SYSTEMS: ReadonlySet<EnquiryEvent> = new Set(['stage', 'linked']);
