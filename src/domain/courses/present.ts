import type { Course, CourseDetail } from '../../contract/courses.ts';
import type { ExchangeRate } from '../../contract/exchange-rates.ts';
import { longDate, MONTHS } from '../../contract/dates.ts';
import { isOpenIntake, type DatedIntake, type Intake } from '../../contract/intakes.ts';
import { nepalDate } from '../../contract/nepal-time.ts';
import { attributionOf } from '../attribution.ts';
import { firstYearCost, type CostedCourse, type Rates } from '../cost/first-year.ts';
import { presentImage, presentLogo, type PictureUrl } from '../images/present.ts';
import type { CourseDetailRow, CourseRow, IntakeRow } from './rows.ts';

const WEEKS_A_YEAR = 52;

interface Context {
  pictureUrl: PictureUrl;
  now: () => Date;
}

/** Years with two decimals. The register counts in weeks, 52 per year. */
export const yearsOf = (weeks: number | null): number | null =>
  weeks === null ? null : Math.round((weeks / WEEKS_A_YEAR) * 100) / 100;

const presentIntake = ({ id, year, month, deadline }: IntakeRow): Intake => ({
  id,
  month: MONTHS[month - 1] ?? '',
  year,
  deadline,
});

const presentDated = (row: IntakeRow, now: Date): DatedIntake => ({
  ...presentIntake(row),
  open: isOpenIntake(row, nepalDate(now)),
});

/** The deadline of the next intake that is still open; null if none is known or all have passed. */
function nextDeadline(row: CourseRow, now: Date): string | null {
  const today = nepalDate(now);
  const open = row.intakes.map(({ deadline }) => deadline).filter((date) => date !== null && date >= today);
  const next = open.sort()[0];
  return next ? longDate(next) : null;
}

function presentRate(row: CourseRow): ExchangeRate | null {
  if (row.npr === null || row.rate_as_of === null || row.rate_source === null) return null;
  return { npr: row.npr, as_of: row.rate_as_of, source: row.rate_source };
}

export function presentCourse(row: CourseRow, { pictureUrl, now }: Context): Course {
  const country = { id: row.country_id, country_name: row.country_name, iso2: row.iso2 };
  return {
    id: row.id,
    course_name: row.course_name,
    duration_year: yearsOf(row.duration_weeks),
    annual_fees: row.annual_fees,
    total_fees: row.total_fees,
    currency: row.currency,
    exchange_rate: presentRate(row),
    intake: row.intakes.map(presentIntake),
    course_type: row.course_type,
    interest: { id: row.interest_id, interest_name: row.interest_name },
    specialization:
      row.specialization_id === null
        ? null
        : { id: row.specialization_id, specialization_name: row.specialization_name ?? '' },
    university: {
      id: row.university_id,
      university_name: row.university_name,
      logo: presentLogo(row.logo, pictureUrl),
      city: { city_name: row.city_name, state: row.state || null, country },
      rankings: row.rankings,
    },
    formatted_application_dateline: nextDeadline(row, now()),
    images: row.images.flatMap((image) => presentImage(image, pictureUrl)),
    accreditations: row.accreditations,
    has_scholarship: row.has_scholarship,
    sample: row.sample,
    attribution: attributionOf(row.source),
  };
}

/** Where it is taught: the cities of its campuses, or of the university if it has none. */
const citiesOf = ({ campuses, city_name }: CourseRow & CourseDetailRow): CostedCourse['cities'] =>
  campuses.length > 0 ? campuses.map((campus) => campus.city_name) : [city_name];

/** @param rates of the currencies of the course and of its country, if they are known */
export function presentCourseDetail(
  row: CourseRow & CourseDetailRow,
  rates: Rates,
  context: Context,
): CourseDetail {
  const course = presentCourse(row, context);
  const { country } = course.university.city;
  return {
    ...course,
    duration_weeks: row.duration_weeks,
    field_detail: row.field_detail || null,
    campuses: row.campuses.map(({ id, campus_location, city_name, state }) => ({
      id,
      campus_location,
      city: city_name === null ? null : { city_name, state: state || null, country },
    })),
    scholarships: row.scholarships,
    intakes: row.dated_intakes.map((intake) => presentDated(intake, context.now())),
    entry_requirements: {
      academic: row.academic_requirement || null,
      english: row.english_language_requirement || null,
    },
    first_year_cost: firstYearCost({ ...row, country, cities: citiesOf(row) }, rates),
    english_requirements: row.english_requirements,
  };
}
