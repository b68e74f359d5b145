import type { EnquiryChoices } from '../../contract/enquiries.ts';
import { ok, type Result } from '../../contract/errors.ts';
import type { EnquiryContext } from './context.ts';

/** What staff choose from: our offices, and the countries that visitors see. */
export async function readEnquiryChoices({
  db,
  branches,
}: Pick<EnquiryContext, 'db' | 'branches'>): Promise<Result<EnquiryChoices>> {
  const countries = await db
    .selectFrom('countries')
    .select(['id', 'country_name as name'])
    .where('hidden', '=', false)
    .orderBy('position')
    .orderBy('country_name')
    .orderBy('id')
    .execute();
  return ok({ branches: [...branches()], countries });
}
