import type { CourseDetail, CoursePage } from '../../src/contract/courses.ts';
import { fail, ok } from '../../src/contract/errors.ts';
import type { Page } from '../../src/contract/paging.ts';
import type { Scholarship } from '../../src/contract/scholarships.ts';
import type { PublicReads } from '../../src/contract/public-reads.ts';
import type { University } from '../../src/contract/universities.ts';
import { firstYearCost } from '../../src/domain/cost/first-year.ts';

/** A small catalogue for page tests: one country, university and course; each part can be replaced. */

export const AUSTRALIA = { id: 1, country_name: 'Australia', iso2: 'AU' };
export const GERMANY = { id: 2, country_name: 'Germany', iso2: 'DE' };

export const university = (parts: Partial<University> = {}): University => ({
  id: 7,
  university_name: 'Southern Cross Institute',
  logo: null,
  city: { city_name: 'Sydney', state: 'NSW', country: AUSTRALIA },
  rankings: [{ id: 1, rank_source: 'QS', rank_value: '120', rank_year: 2026 }],
  images: [],
  email: 'hello@example.edu',
  website: 'https://example.edu/apply',
  description: 'A place to study.',
  locations: [{ id: 1, campus_location: 'Harbour campus' }],
  offer_letter_requirement: null,
  academic_requirement: 'Grade 12 with 60%.',
  english_language_requirement: null,
  turnaround_time: null,
  financial_requirements: null,
  specific_genuine_student_requirement: null,
  course_count: 1,
  scholarship_count: 1,
  sample: false,
  attribution: 'Source: a register, CC BY 4.0.',
  ...parts,
});

export function course(parts: Partial<CourseDetail> = {}): CourseDetail {
  const made = { ...plainCourse, ...parts };
  const { currency, exchange_rate: rate } = made;
  const { city } = made.university;
  const rates = currency && rate ? { [currency]: rate } : {};
  const costed = { ...made, country: city.country, cities: [city.city_name] };
  const intakes = made.intake.map((intake) => ({ ...intake, open: true }));
  return { first_year_cost: firstYearCost(costed, rates), intakes, ...made };
}

const plainCourse: Omit<CourseDetail, 'first_year_cost' | 'intakes'> = {
  id: 11,
  course_name: 'Bachelor of Nursing',
  duration_year: 3,
  duration_weeks: 156,
  annual_fees: 38_500,
  total_fees: 115_500,
  currency: 'AUD',
  exchange_rate: { npr: 88.4, as_of: '2026-10-01', source: 'Nepal Rastra Bank' },
  intake: [{ id: 1, month: 'February', year: 2027, deadline: '2026-11-15' }],
  course_type: 'Full time',
  interest: { id: 3, interest_name: 'Bachelor Degree' },
  specialization: { id: 5, specialization_name: 'Health' },
  university: university(),
  formatted_application_dateline: '15 November 2026',
  images: [],
  accreditations: [{ id: 1, accreditation: 'ANMAC' }],
  has_scholarship: true,
  sample: false,
  attribution: 'Source: a register, CC BY 4.0.',
  field_detail: 'General Nursing',
  campuses: [{ id: 1, campus_location: 'Harbour campus', city: null }],
  scholarships: [{ id: 9, scholarship_name: 'Dawn Scholarship' }],
  english_requirements: [],
  entry_requirements: { academic: 'Grade 12 with 60%.', english: null },
};

export const scholarship: Scholarship = {
  id: 9,
  scholarship_name: 'Dawn Scholarship',
  details: [{ id: 1, detail: '20% of tuition' }],
  requirements: 'GPA 3.2',
  university: { id: 7, university_name: 'Southern Cross Institute', country: 1 },
  course_count: 1,
  sample: false,
};

export const pageOf = <T>(results: T[]): Page<T> => ({
  results,
  count: results.length,
  page: 1,
  pages: 1,
});

const FACETS: CoursePage['facets'] = {
  interest: [{ id: 3, count: 1 }],
  specialization: [{ id: 5, count: 1 }],
  country: [{ id: 1, count: 1 }],
};

export const fixtureReads = (parts: Partial<PublicReads> = {}): PublicReads => ({
  courseCounts: (queries) =>
    Promise.all(
      queries.map(async (query) => {
        const answer = await fixtureReads(parts).courses(query);
        return answer.ok ? answer.value.count : undefined;
      }),
    ),
  interests: () => Promise.resolve(ok(pageOf([course().interest]))),
  specializations: () => Promise.resolve(ok(pageOf([{ id: 5, specialization_name: 'Health' }]))),
  countries: () => Promise.resolve(ok(pageOf([AUSTRALIA, GERMANY]))),
  courses: () => Promise.resolve(ok({ ...pageOf([course()]), facets: FACETS })),
  course: (id) => Promise.resolve(id === '11' ? ok(course()) : fail({ code: 'not_found' })),
  courseLimits: () => Promise.resolve(ok({ intakes: [], cities: [], states: [], rankings: [] })),
  universities: ({ country }) => Promise.resolve(ok(pageOf(country?.includes('2') ? [] : [university()]))),
  university: (id) => Promise.resolve(id === '7' ? ok(university()) : fail({ code: 'not_found' })),
  scholarships: () => Promise.resolve(ok(pageOf([scholarship]))),
  articles: () => Promise.resolve(ok(pageOf([]))),
  article: () => Promise.resolve(fail({ code: 'not_found' })),
  events: () => Promise.resolve(ok(pageOf([]))),
  event: () => Promise.resolve(fail({ code: 'not_found' })),
  coursesWithoutScholarship: () => Promise.resolve(ok(pageOf([]))),
  ...parts,
});

/** Reads that all fail, as without a database. */
export const brokenReads = (parts: Partial<PublicReads> = {}): PublicReads => {
  const broken = () => Promise.reject(new Error('The database is away'));
  const all = Object.keys(fixtureReads()).map((name) => [name, broken]);
  return { ...(Object.fromEntries(all) as unknown as PublicReads), ...parts };
};
