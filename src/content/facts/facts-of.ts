import type { Office } from '../office.ts';
import type { Calculation, Fact, StoredFact } from './schema.ts';

type Written<OfficeId, Id extends string> = Omit<
  Fact,
  'country' | 'checked' | 'review_by' | 'office' | 'value' | 'calculation'
> &
  Partial<Pick<Fact, 'checked' | 'review_by'>> & { office: OfficeId; value: Fact['value'] | Calculation<Id> };

/**
 * Facts of one country, with the offices where they can be checked and the day of the next check. A fact without
 * `checked` has the value of the specification, which nobody has compared with the official page yet.
 */
export function factsOf<const Offices extends Readonly<Record<string, Office>>, const Id extends string>(
  country: string | null,
  review_by: string,
  offices: Offices,
  written: Record<Id, Written<keyof Offices, NoInfer<Id>>>,
): { offices: Offices; facts: Record<Id, StoredFact> } {
  const shared = { country, review_by, checked: null } as const;
  const facts = Object.entries<Written<keyof Offices, Id>>(written).map(([id, fact]) => {
    const office = offices[fact.office] as Office;
    return [id, { ...shared, ...fact, office }];
  });
  return { offices, facts: Object.fromEntries(facts) as Record<Id, StoredFact> };
}

/** Used where the specification names no period. */
export const READ_AS_YEARLY = 'No period is stated; we take it to mean a year.';
