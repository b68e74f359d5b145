import type { PublicReads } from '../../contract/public-reads.ts';
import type { Country } from '../../contract/countries.ts';
import type { Option } from '../../ui/field.tsx';

export interface HeroOptions {
  interests: Option[];
  specializations: Option[];
  countries: Country[];
  /** Sentences of the error catalogue; the country list fails silently there. */
  problems: string[];
}

/** The choices of the hero form; a list that cannot be had is empty and says so. */
export async function loadHeroOptions(reads: PublicReads): Promise<HeroOptions> {
  const all = { records: '100' };
  const [interests, specializations, countries] = await Promise.all([
    reads.interests(all),
    reads.specializations(all),
    reads.countries(all),
  ]);
  return {
    interests: interests.ok
      ? interests.value.results.map(({ id, interest_name }) => ({ value: id, label: interest_name }))
      : [],
    specializations: specializations.ok
      ? specializations.value.results.map(({ id, specialization_name }) => ({
          value: id,
          label: specialization_name,
        }))
      : [],
    countries: countries.ok ? countries.value.results : [],
    problems: [
      ...(interests.ok ? [] : ['An error occurred while fetching interest']),
      ...(specializations.ok ? [] : ['An error occurred while fetching specialization']),
    ],
  };
}
