import { fold } from '../../src/domain/search/terms.ts';
import { add, type Catalogue, type Trx } from './catalogue-rows.ts';

type Places = Pick<Catalogue, 'interest' | 'specialization' | 'university'>;

const FIELDS = [
  ['Nursing', 'health'],
  ['Data Science', 'it'],
  ['Civil Engineering', 'engineering'],
  ['Graphic Design', 'arts'],
  ['Midwifery', 'health'],
  ['Cyber Security', 'it'],
] as const;
const LEVELS = [
  ['Diploma of', 'diploma', 52, 0.6],
  ['Bachelor of', 'bachelor', 156, 1],
  ['Master of', 'masters', 104, 1.3],
] as const;
const TEACHING = [
  ['harbour', 'AUD', 30_000],
  ['montreal', 'CAD', 24_500],
  ['odd', 'USD', 18_250.5],
] as const;

/** Adds 54 ordinary courses (6 fields, 3 levels, 3 universities) and some with missing, hidden or unusual data. */
export async function seedCourses(trx: Trx, places: Places): Promise<Catalogue['course']> {
  const ordinary: number[] = [];
  for (const [university, currency, fees] of TEACHING) {
    for (const [level, interest, duration_weeks, factor] of LEVELS) {
      for (const [name, field] of FIELDS) {
        const annual = fees * factor + ordinary.length * 100;
        const id = await addCourse(trx, `${level} ${name}`, {
          university_id: places.university[university],
          interest_id: places.interest[interest],
          specialization_id: places.specialization[field],
          duration_weeks,
          currency,
          annual_fees: annual,
          total_fees: (annual * duration_weeks) / 52,
        });
        ordinary.push(id);
      }
    }
  }
  const [plain = 0] = ordinary;
  await describe(trx, plain, places.university.harbour);
  const at = { university_id: places.university.harbour, interest_id: places.interest.bachelor };
  const there = { ...at, university_id: places.university.montreal };
  await addCourse(trx, "C++ & C#: 100%_hands-on 'Systems' \\ Programming", at);
  await addCourse(trx, 'Bachelor of Commerce / Bachelor of Laws (Honours)', at);
  return {
    plain,
    bare: await addCourse(trx, 'Certificate without anything', at),
    french: await addCourse(trx, 'Études françaises et littérature', there),
    draft: await addCourse(trx, 'Draft of Nursing', { ...at, status: 'draft' }),
    withdrawn: await addCourse(trx, 'Withdrawn Nursing', { ...at, status: 'withdrawn' }),
    hidden: await addCourse(trx, 'Primary Nursing', { ...at, interest_id: places.interest.hidden }),
  };
}

interface CourseFields {
  university_id: number;
  interest_id: number;
  specialization_id?: number;
  duration_weeks?: number;
  currency?: string;
  annual_fees?: number;
  total_fees?: number;
  status?: 'draft' | 'published' | 'withdrawn';
}

async function addCourse(trx: Trx, course_name: string, fields: CourseFields): Promise<number> {
  return add(trx, 'courses', {
    specialization_id: null,
    duration_weeks: null,
    currency: null,
    annual_fees: null,
    total_fees: null,
    course_type: null,
    status: 'published',
    ...fields,
    course_name,
    name_key: fold(course_name),
    source: 'demo',
    source_key: `${fields.university_id} ${course_name}`,
  });
}

/** Gives a course all optional data: past and future intakes, accreditations, a picture, campuses. */
async function describe(trx: Trx, course_id: number, university_id: number): Promise<void> {
  for (const [year, month, deadline] of [
    [2027, 7, null],
    [2025, 2, '2024-11-30'],
    [2027, 2, '2026-11-30'],
    [2026, 7, '2026-05-15'],
  ] as const) {
    await add(trx, 'intakes', { course_id, year, month, deadline });
  }
  await add(trx, 'accreditations', { course_id, accreditation: 'Sample Nursing Council' });
  const image = await trx.selectFrom('images').select('id').orderBy('id').executeTakeFirstOrThrow();
  await trx.insertInto('course_images').values({ course_id, image_id: image.id }).execute();
  const campuses = await trx
    .selectFrom('campuses')
    .select('id as campus_id')
    .where('university_id', '=', university_id)
    .execute();
  await trx
    .insertInto('course_campuses')
    .values(campuses.map(({ campus_id }) => ({ course_id, campus_id })))
    .execute();
}
