import { listColleagues } from '../follow-up/data.colleagues.ts';
import type { EnquiryImportContext } from './context.ts';
import type { OurLists } from './meanings.ts';
import type { Db } from '../../platform/database/schema.ts';

/** What words of a file can mean. */
export async function readLists(db: Db, branches: EnquiryImportContext['branches']): Promise<OurLists> {
  const { colleagues } = await listColleagues(db);
  const addresses = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('role', '=', 'staff')
    .execute();
  const emails = new Map(addresses.map(({ id, email }) => [id, email]));
  const countries = await db
    .selectFrom('countries')
    .select(['id', 'country_name as name'])
    .where('hidden', '=', false)
    .orderBy('id')
    .execute();
  const counselors = colleagues.map(({ id, name }) => ({ id, name, email: emails.get(id) ?? '' }));
  return { counselors, countries, branches: branches() };
}
