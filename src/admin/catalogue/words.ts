import type { CatalogueKind } from '../../contract/catalogue/lists.ts';
import type { ChoiceRecordKind } from '../../contract/catalogue/choices.ts';

interface Words {
  one: string;
  many: string;
  /** What a list without any record says. */
  empty: string;
  /** What a new record needs before it can be kept. */
  needs: readonly { field: string; label: string; of?: ChoiceRecordKind }[];
}

/** How screens call the records of the catalogue. */
export const WORDS: Readonly<Record<CatalogueKind, Words>> = {
  university: {
    one: 'university',
    many: 'Universities',
    empty: 'There is no university yet. Add one, or import a register.',
    needs: [
      { field: 'university_name', label: 'Name' },
      { field: 'country_id', label: 'Country', of: 'country' },
    ],
  },
  course: {
    one: 'course',
    many: 'Courses',
    empty: 'There is no course yet. Add one, or import a register.',
    needs: [
      { field: 'course_name', label: 'Name' },
      { field: 'university_id', label: 'University', of: 'university' },
      { field: 'interest_id', label: 'Level', of: 'level' },
    ],
  },
  scholarship: {
    one: 'scholarship',
    many: 'Scholarships',
    empty: 'There is no scholarship yet. Imports do not bring any.',
    needs: [
      { field: 'scholarship_name', label: 'Name' },
      { field: 'university_id', label: 'University', of: 'university' },
    ],
  },
  country: {
    one: 'country',
    many: 'Countries',
    empty: 'There is no country yet.',
    needs: [
      { field: 'country_name', label: 'Name' },
      { field: 'iso2', label: 'Country code (AU, GB, CA)' },
      { field: 'currency', label: 'Currency (AUD, GBP, CAD)' },
    ],
  },
  city: {
    one: 'city',
    many: 'Cities',
    empty: 'There is no city yet.',
    needs: [
      { field: 'city_name', label: 'Name' },
      { field: 'country_id', label: 'Country', of: 'country' },
    ],
  },
  campus: {
    one: 'campus',
    many: 'Campuses',
    empty: 'There is no campus yet. Add one here, or in the form of its university.',
    needs: [
      { field: 'campus_location', label: 'Name' },
      { field: 'university_id', label: 'University', of: 'university' },
    ],
  },
  level: {
    one: 'level',
    many: 'Levels',
    empty: 'There is no level yet.',
    needs: [{ field: 'interest_name', label: 'Name' }],
  },
  field: {
    one: 'field of study',
    many: 'Fields of study',
    empty: 'There is no field of study yet.',
    needs: [{ field: 'specialization_name', label: 'Name' }],
  },
};
