import { sql } from 'kysely';
import type { Enquiry } from '../../contract/enquiries.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { appointmentsOf } from '../appointments/data.of-enquiry.ts';
import { presentAppointment } from '../appointments/present.ts';
import { consentsOfEnquiry } from '../consents/data.ts';
import { findSimilar } from './data.similar.ts';
import { presentDetails, presentEntry, presentItem, type EntryRow } from './present.ts';
import { enquiryRows, type EnquiryRow } from './rows.ts';

/** One enquiry with its history, and who may be the same person. @returns not_found, also for other ids than uuids. */
export async function readEnquiry(db: Db, id: string): Promise<Result<Enquiry>> {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  const { rows } = await sql<EnquiryRow>`${enquiryRows} where e.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return fail({ code: 'not_found' });
  const history = await historyOf(db, id);
  const similar = await findSimilar(db, row, id);
  return ok({
    ...presentItem(row),
    ...presentDetails(row),
    history: history.map(presentEntry),
    similar: similar.filter((each) => each.id !== row.user_id),
    consents: await consentsOfEnquiry(db, id),
    appointments: (await appointmentsOf(db, id)).map(presentAppointment),
    applications: row.user_id === null ? [] : await applicationsOf(db, row.user_id),
  });
}

export async function historyOf(db: Db, id: string): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select h.id, h.at, h.kind, h.actor_id, h.note, h.changes, u.first_name, u.last_name, u.email
    from enquiry_events h left join users u on u.id = h.actor_id
    where h.enquiry_id = ${id} order by h.id`.execute(db);
  return rows;
}

/** The latest cases of an account. */
const applicationsOf = (db: Db, userId: string) =>
  db
    .selectFrom('applications')
    .select(['id', 'reference', 'state'])
    .where('user_id', '=', userId)
    .orderBy('submitted_at', 'desc')
    .orderBy('id')
    .limit(20)
    .execute();
