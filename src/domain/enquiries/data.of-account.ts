import { sql, type RawBuilder } from 'kysely';

/** The ids of the enquiries of an account: linked to it, or from its e-mail address, which is confirmed. */
export const enquiriesOf = (userId: string): RawBuilder<unknown> => sql`
  select e.id from enquiries e where e.user_id = ${userId}
  union select e.id from enquiries e join users u on u.email_key = e.email_key
    where u.id = ${userId} and u.verified_at is not null and e.email_key <> ''`;
