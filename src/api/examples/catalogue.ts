import { firstYearCost } from '../../domain/cost/first-year.ts';
import type { Country } from '../../contract/countries.ts';
import type { CourseLimitChoices } from '../../contract/course-limit-choices.ts';
import type { Course, CourseDetail, Interest, Specialization } from '../../contract/courses.ts';
import type { Paged } from '../../contract/paging.ts';
import type { Scholarship } from '../../contract/scholarships.ts';
import type { University, UniversityListItem } from '../../contract/universities.ts';

/** Fictitious objects for the documentation. */
export const country: Country = { id: 1, country_name: 'Australia', iso2: 'AU' };
export const interest: Interest = { id: 5, interest_name: 'Masters Degree' };
export const specialization: Specialization = { id: 3, specialization_name: 'Information Technology' };

export const page = <T>(result: T): Paged<T> => ({ count: 1, next: null, previous: null, results: [result] });

const brief = {
  id: 12,
  university_name: 'Harbour Light University (sample)',
  logo: null,
  city: { city_name: 'Newcastle', state: 'New South Wales', country },
  rankings: [{ id: 4, rank_source: 'Sample Ranking', rank_value: '201-250', rank_year: 2026 }],
};

export const universityListItem: UniversityListItem = {
  ...brief,
  images: [],
  course_count: 48,
  scholarship_count: 2,
  sample: true,
  attribution: null,
};

export const university: University = {
  ...universityListItem,
  email: 'admissions@harbourlight.example',
  website: 'https://harbourlight.example/',
  description: 'An invented university by the sea.',
  locations: [{ id: 31, campus_location: 'Ocean Street Campus' }],
  offer_letter_requirement: 'Passport and academic transcripts',
  academic_requirement: 'Bachelor degree with 60 %',
  english_language_requirement: 'IELTS 6.5, no band below 6.0',
  turnaround_time: '2 to 3 weeks',
  financial_requirements: 'Funds for one year of fees and living costs',
  specific_genuine_student_requirement: null,
};

export const course: Course = {
  id: 340,
  course_name: 'Master of Data Science',
  duration_year: 2,
  annual_fees: 36400,
  total_fees: 72800,
  currency: 'AUD',
  exchange_rate: { npr: 91.2, as_of: '2026-05-04', source: 'Nepal Rastra Bank' },
  intake: [{ id: 77, month: 'February', year: 2027, deadline: '2026-11-30' }],
  course_type: 'Full time',
  interest,
  specialization,
  university: brief,
  formatted_application_dateline: '30 November 2026',
  images: [],
  accreditations: [{ id: 9, accreditation: 'Sample Computer Society' }],
  has_scholarship: true,
  sample: true,
  attribution: null,
};

export const courseDetail: CourseDetail = {
  ...course,
  duration_weeks: 104,
  field_detail: 'Data analysis and machine learning',
  campuses: [{ id: 31, campus_location: 'Ocean Street Campus', city: brief.city }],
  scholarships: [{ id: 6, scholarship_name: 'Harbour Light Merit Award' }],
  intakes: [
    { id: 71, month: 'July', year: 2026, deadline: '2026-05-15', open: false },
    { ...course.intake[0]!, open: true },
  ],
  entry_requirements: {
    academic: university.academic_requirement,
    english: university.english_language_requirement,
  },
  // A getter: facts are not read while modules load.
  get first_year_cost() {
    const at = { country, cities: [brief.city.city_name], duration_weeks: this.duration_weeks };
    return firstYearCost({ ...course, ...at }, { AUD: course.exchange_rate! });
  },
  english_requirements: [
    { test: 'ielts', overall: 6.5, smallest_band: 6, of: 'university' },
    { test: 'pte', overall: 58, smallest_band: 50, of: 'university' },
  ],
};

export const courseLimits: CourseLimitChoices = {
  intakes: [{ intake: '2027-02', count: 31 }],
  cities: [{ id: 8, city_name: 'Newcastle', state: 'New South Wales', country: country.id, count: 48 }],
  states: [{ state: 'AU-New South Wales', name: 'New South Wales', country: country.id, count: 112 }],
  rankings: [{ rank_source: 'Sample Ranking', count: 340 }],
};

export const scholarship: Scholarship = {
  id: 6,
  scholarship_name: 'Harbour Light Merit Award',
  details: [{ id: 14, detail: 'A quarter of the fees of the first year' }],
  requirements: 'Academic average of at least 70 %',
  university: { id: brief.id, university_name: brief.university_name, country: country.id },
  course_count: 21,
  sample: true,
};
