import type { Office } from '../office.ts';
import type { Fact } from './schema.ts';

type Written<OfficeId> = Omit<Fact, 'country' | 'as_of' | 'source' | 'review_by' | 'office'> &
  Partial<Pick<Fact, 'as_of' | 'source'>> & { office: OfficeId; review_by?: string };

/**
 * Facts of one country, with the offices that set them and their common values: the initial values of the specification,
 * due for review together.
 */
export function factsOf<const Offices extends Readonly<Record<string, Office>>, const Id extends string>(
  country: string | null,
  review_by: string,
  offices: Offices,
  written: Record<Id, Written<keyof Offices>>,
): { offices: Offices; facts: Record<Id, Fact> } {
  const shared = { country, review_by, as_of: 'as specified', source: 'Specification of the site' } as const;
  const facts = Object.entries<Written<keyof Offices>>(written).map(([id, fact]) => {
    const office = offices[fact.office] as Office;
    return [id, { ...shared, ...fact, office }];
  });
  return { offices, facts: Object.fromEntries(facts) as Record<Id, Fact> };
}

/** Used where the specification names no period. */
export const READ_AS_YEARLY = 'The source names no period; read as a year.';
