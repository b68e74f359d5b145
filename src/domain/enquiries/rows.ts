import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { EnquiriesTable } from '../../platform/database/tables/enquiries.ts';

/** An enquiry with the names of what it refers to. */
export interface EnquiryRow extends Selectable<EnquiriesTable> {
  country: string | null;
  level: string | null;
  field: string | null;
  course: string | null;
  university: string | null;
  counselor_first_name: string | null;
  counselor_last_name: string | null;
  counselor_email: string | null;
}

/** Enquiries with the names of what they refer to, as table `e`; conditions and order follow. */
export const enquiryRows: RawBuilder<EnquiryRow> = sql`
  select e.*, n.country_name as country, l.interest_name as level, f.specialization_name as field,
    c.course_name as course, u.university_name as university,
    o.first_name as counselor_first_name, o.last_name as counselor_last_name, o.email as counselor_email
  from enquiries e
  left join countries n on n.id = e.country_id
  left join interests l on l.id = e.level_id
  left join specializations f on f.id = e.field_id
  left join courses c on c.id = e.course_id
  left join universities u on u.id = e.university_id
  left join users o on o.id = e.counselor_id`;
