import type { CatalogueKind } from '../../contract/catalogue/lists.ts';
import type { ChoiceRecordKind } from '../../contract/catalogue/choices.ts';

/** What a new record needs before it can be kept. */
interface Need {
  field: string;
  label: string;
  of?: ChoiceRecordKind;
}

interface Words {
  one: string;
  many: string;
  /** What a list without any record says. */
  empty: string;
  needs: readonly Need[];
}

const name = (field: string): Need => ({ field, label: 'Name' });
const country: Need = { field: 'country_id', label: 'Country', of: 'country' };
const university: Need = { field: 'university_id', label: 'University', of: 'university' };
const level: Need = { field: 'interest_id', label: 'Level', of: 'level' };
const codes: readonly Need[] = [
  { field: 'iso2', label: 'Country code (AU, GB, CA)' },
  { field: 'currency', label: 'Currency (AUD, GBP, CAD)' },
];

/** @param hint said after 'There is no … yet.' */
const words = (one: string, many: string, needs: readonly Need[], hint = ''): Words => ({
  one,
  many,
  empty: `There is no ${one} yet.${hint}`,
  needs,
});

const ADD = ' Add one, or import a register.';

/** How screens call the records of the catalogue. */
export const WORDS: Readonly<Record<CatalogueKind, Words>> = {
  university: words('university', 'Universities', [name('university_name'), country], ADD),
  course: words('course', 'Courses', [name('course_name'), university, level], ADD),
  scholarship: words(
    'scholarship',
    'Scholarships',
    [name('scholarship_name'), university],
    ' Imports do not bring any.',
  ),
  country: words('country', 'Countries', [name('country_name'), ...codes]),
  city: words('city', 'Cities', [name('city_name'), country]),
  campus: words(
    'campus',
    'Campuses',
    [name('campus_location'), university],
    ' Add one here, or in the form of its university.',
  ),
  level: words('level', 'Levels', [name('interest_name')]),
  field: words('field of study', 'Fields of study', [name('specialization_name')]),
};
