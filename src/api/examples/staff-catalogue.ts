import type {
  CampusRow,
  CityRow,
  CountryRow,
  CourseRow,
  FieldRow,
  LevelRow,
  ScholarshipRow,
  UniversityRow,
} from '../../contract/catalogue/lists.ts';
import type { Choices } from '../../contract/catalogue/choices.ts';
import type { Origin, Sources } from '../../contract/catalogue/origin.ts';

/** Fictitious records for the documentation of the calls about the catalogue. */

const country = { id: 1, name: 'Australia' };
const sourced = {
  source: 'cricos',
  source_key: '00100X',
  staff_fields: ['description'],
  updated_at: '2026-11-20T04:12:00.000Z',
  status: 'published' as const,
};

export const universityRow: UniversityRow = {
  ...sourced,
  id: 12,
  university_name: 'Harbourlight University',
  country,
  city: { id: 4, name: 'Sydney, NSW' },
  website: 'https://harbourlight.example/',
  email: null,
  courses: 84,
  scholarships: 2,
  campuses: 3,
  missing: ['logo'],
};

export const courseRow: CourseRow = {
  ...sourced,
  id: 1204,
  source_key: '078241E',
  staff_fields: ['annual_fees'],
  course_name: 'Bachelor of Nursing',
  university: { id: 12, name: 'Harbourlight University' },
  country,
  level: { id: 5, name: 'Bachelor Degree' },
  field: { id: 3, name: 'Health' },
  course_type: null,
  duration_weeks: 156,
  annual_fees: 34500,
  total_fees: 103500,
  currency: 'AUD',
  next_intake: '2027-02',
  deadline: '2026-12-15',
  missing: [],
};

export const scholarshipRow: ScholarshipRow = {
  id: 7,
  status: 'published',
  scholarship_name: 'Vice-Chancellor’s Scholarship',
  university: { id: 12, name: 'Harbourlight University' },
  country,
  covers_all: false,
  courses: 12,
  updated_at: '2026-11-20T04:12:00.000Z',
  missing: ['requirements'],
};

export const countryRow: CountryRow = {
  id: 1,
  status: 'published',
  country_name: 'Australia',
  iso2: 'AU',
  currency: 'AUD',
  position: 1,
  universities: 38,
  cities: 61,
};

export const cityRow: CityRow = {
  id: 4,
  status: 'published',
  city_name: 'Sydney',
  state: 'NSW',
  country,
  universities: 9,
  campuses: 31,
};

export const campusRow: CampusRow = {
  id: 9,
  status: 'published',
  campus_location: 'City Campus',
  university: { id: 12, name: 'Harbourlight University' },
  country,
  city: { id: 4, name: 'Sydney, NSW' },
  address: '12 Harbour Street',
  courses: 84,
};

export const levelRow: LevelRow = {
  id: 5,
  status: 'published',
  interest_name: 'Bachelor Degree',
  position: 10,
  courses: 4120,
};

export const fieldRow: FieldRow = {
  id: 3,
  status: 'published',
  specialization_name: 'Health',
  courses: 1890,
};

export const choices: Choices = {
  choices: [{ id: 12, label: 'Harbourlight University', hint: 'Sydney, Australia' }],
  more: false,
};

export const origin: Origin = {
  source: 'cricos',
  source_key: '078241E',
  imported_at: '2026-11-02T03:00:00.000Z',
  fields: [{ field: 'annual_fees', value: 33000, words: '33,000', set_by_staff: true, held: null }],
  missing: ['No intake'],
  uses: '',
};

export const sources: Sources = {
  sources: [
    { source: 'cricos', records: 25_120 },
    { source: 'csv:brightwater', records: 84 },
    { source: 'staff', records: 12 },
  ],
};
