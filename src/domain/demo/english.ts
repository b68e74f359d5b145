import type { Kysely } from 'kysely';
import { SAMPLE_EQUALS, SAMPLE_TESTS } from '../../../db/demo/english.ts';
import type { DemoCountry, DemoUniversity, Level } from '../../../db/demo/types.ts';
import type { EnglishTest } from '../../contract/course-limits.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { DemoCourse } from './courses.ts';
import type { Taught } from './rows.ts';
import { insertAll, type Ids } from './vocabulary.ts';

interface Requirement {
  test: EnglishTest;
  overall: number;
  smallest_band: number | null;
}

const POSTGRADUATE: ReadonlySet<Level> = new Set(['GCT', 'GDP', 'MAS', 'EXT', 'MRE', 'PHD']);

/** What the sample universities ask for, as their guide texts say it: undergraduates by default, other courses by themselves. */
export async function writeEnglish(
  trx: Kysely<Database>,
  catalogue: readonly Taught[],
  universities: Ids,
  courses: Ids,
): Promise<void> {
  const stating = catalogue.filter(
    ({ university: { guide } }) => guide !== null && guide?.english_language_requirement !== null,
  );
  await insertAll(
    trx,
    'university_english',
    stating.flatMap(({ country, university }) =>
      requirements(country, university.admission.ug).map((requirement) => ({
        university_id: universities.get(university.key)!,
        ...requirement,
      })),
    ),
  );
  await insertAll(
    trx,
    'course_english',
    stating.flatMap(({ country, university, courses: taught }) =>
      taught.flatMap((course) => {
        const ielts = scoreOf(country, university, course);
        if (ielts === university.admission.ug) return [];
        const course_id = courses.get(course.key)!;
        return requirements(country, ielts).map((requirement) => ({ course_id, ...requirement }));
      }),
    ),
  );
}

/** Courses that prepare for a degree ask for less; nursing and teaching ask for 7.0 where the guide of the country says so. */
function scoreOf({ guide }: DemoCountry, { admission }: DemoUniversity, course: DemoCourse): string {
  const { level, subject } = course;
  if (level === 'ENG') return '4.0';
  if (level === 'FND') return '5.0';
  const strict = subject.profession === 'nursing' || subject.award === 'education';
  if (strict && guide.english_language_requirement?.includes('7.0')) return '7.0';
  return POSTGRADUATE.has(level) ? admission.pg : admission.ug;
}

function requirements({ iso2 }: DemoCountry, ielts: string): Requirement[] {
  const { tests, band } = SAMPLE_TESTS[iso2]!;
  const overall = Number(ielts);
  return tests.map((test) => {
    if (test !== 'ielts') return { test, overall: SAMPLE_EQUALS[ielts]![test]!, smallest_band: null };
    const smallest = band(overall);
    return { test, overall, smallest_band: smallest === null ? null : Math.min(smallest, overall) };
  });
}
