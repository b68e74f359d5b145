import { sql } from 'kysely';
import { OPEN_STAGES } from '../../contract/enquiry-words.ts';
import { TODAY_SECTIONS, type TodaySection } from '../../contract/today-sections.ts';
import { presentItem } from '../enquiries/present.ts';
import { enquiryRows, type EnquiryRow } from '../enquiries/rows.ts';
import type { QueueSource } from './source.ts';

const place = (section: TodaySection) => sql.lit(TODAY_SECTIONS.indexOf(section));
/** Somebody who asks expects an answer within a day. */
const HOURS_UNTIL_WAITING = 24;

/**
 * Enquiries whose next step is due, new ones without a counselor, and new ones whose counselor has not spoken to them
 * for a day and has not planned when, neither as a next step nor as an appointment. What may be spam waits until somebody says that it is genuine.
 */
export const enquiries: QueueSource = {
  kind: 'enquiry',
  find: ({ now, today }) => sql`
    select e.id, ${place('due')} as section, e.next_on::timestamp at time zone 'Asia/Kathmandu' as at, e.counselor_id
      from enquiries e where e.next_on <= ${today}::date and e.stage in (${sql.join(OPEN_STAGES.map((each) => sql.lit(each)))})
    union all
    select e.id, ${place('new')}, e.entered_at, e.counselor_id from enquiries e
      where e.stage = 'new' and e.counselor_id is null and e.suspicions = '{}'
    union all
    select e.id, ${place('waiting')}, e.entered_at, e.counselor_id from enquiries e
      where e.stage = 'new' and e.counselor_id is not null and e.suspicions = '{}' and e.next_on is null
        and e.entered_at <= ${new Date(now.getTime() - HOURS_UNTIL_WAITING * 3_600_000)}
        and not exists (select from appointments p where p.enquiry_id = e.id and p.state = 'booked'
          and p.starts_at >= (${today}::date)::timestamp at time zone 'Asia/Kathmandu')`,
  async read(db, queued) {
    const places = new Map(queued.map((each) => [each.id, each]));
    const { rows } = await sql<EnquiryRow>`
      ${enquiryRows} where e.id = any(${[...places.keys()]}::uuid[])`.execute(db);
    return rows.map((row) => {
      const { section, at } = places.get(row.id)!;
      return {
        kind: 'enquiry',
        section: TODAY_SECTIONS[section]!,
        since: new Date(at).toISOString(),
        ...presentItem(row),
      };
    });
  },
};
