import type {
  CountryRow,
  CourseRow,
  FieldRow,
  LevelRow,
  UniversityRow,
} from '../src/contract/catalogue/lists.ts';
import type { Paged } from '../src/contract/paging.ts';
import type { StaffFact } from '../src/contract/staff-facts.ts';
import { latencyOf, ms } from './measure.ts';
import type { Office } from './office.ts';

const TIMES = 20;

/** Times saves of each kind with the records that most courses belong to. */
export async function timeSaves(
  office: Office,
  database: string,
  coursesOfCity: ReadonlyMap<number, number>,
): Promise<string[][]> {
  const most = async <Row>(noun: string, order: string) =>
    (await office.get<Paged<Row>>(`/api/staff/${noun}/?ordering=-${order}&records=1`)).results[0]!;
  const university = await most<UniversityRow>('universities', 'courses');
  const country = await most<CountryRow>('countries', 'universities');
  const city = await most<{ id: number; city_name: string }>('cities', 'campuses');
  const level = await most<LevelRow>('levels', 'courses');
  const field = await most<FieldRow>('fields', 'courses');
  const course = await most<CourseRow>('courses', 'annual_fees');
  const [fact] = (await office.get<Paged<StaffFact>>('/api/staff/facts/?records=1')).results;
  const all = (await office.get<Paged<CourseRow>>('/api/staff/courses/?records=1&status=published')).count;
  const scholarship = await office.create('scholarship', {
    scholarship_name: 'Everest Scholarship',
    university_id: university.id,
  });
  const own = async (query: string) =>
    (await office.get<Paged<CourseRow>>(`/api/staff/courses/?records=1&${query}`)).count;

  const rows: string[][] = [];
  const time = async (what: string, courses: number, save: (time: number) => Promise<number>) => {
    await save(-1);
    const times: number[] = [];
    for (let n = 0; n < TIMES; n += 1) times.push(await save(n));
    const { p50, p99 } = latencyOf(times);
    rows.push([database, what, courses.toLocaleString('en'), ms(p50), ms(p99)]);
    console.error(rows.at(-1)!.join('  '));
  };
  /** A name that differs from save to save. */
  const named = (name: string, n: number) => `${name} ${n + 2}`;

  await time('course: fee', 1, (n) => office.publish('course', course.id, { annual_fees: 40_000 + n }));
  await time('course: name', 1, (n) =>
    office.publish('course', course.id, { course_name: named(course.course_name, n) }),
  );
  await time('course: withdraw', 1, async () => {
    await office.publish('course', course.id, {});
    return office.withdraw('course', course.id);
  });
  await time('university: description', university.courses, (n) =>
    office.publish('university', university.id, { description: `Number ${n}.` }),
  );
  await time('university: name', university.courses, (n) =>
    office.publish('university', university.id, { university_name: named(university.university_name, n) }),
  );
  await time('university: withdraw', university.courses, async () => {
    await office.publish('university', university.id, {});
    return office.withdraw('university', university.id);
  });
  await time('university: publish', university.courses, async () => {
    await office.withdraw('university', university.id);
    return office.publish('university', university.id, {});
  });
  await time('scholarship: what it pays', university.courses, (n) =>
    office.publish('scholarship', scholarship, { details: [{ key: 'd', detail: `${n + 2} % of the fee.` }] }),
  );
  await time('scholarship: withdraw', university.courses, async () => {
    await office.publish('scholarship', scholarship, {});
    return office.withdraw('scholarship', scholarship);
  });
  await time('country: name', all, (n) =>
    office.publish('country', country.id, { country_name: named(country.country_name, n) }),
  );
  await time('city: name', coursesOfCity.get(city.id) ?? 0, (n) =>
    office.publish('city', city.id, { city_name: named(city.city_name, n) }),
  );
  await time('field: name', await own(`field=${field.id}`), (n) =>
    office.publish('field', field.id, { specialization_name: named(field.specialization_name, n) }),
  );
  await time('level: name', await own(`level=${level.id}`), (n) =>
    office.publish('level', level.id, { interest_name: named(level.interest_name, n) }),
  );
  await time('level: withdraw', await own(`level=${level.id}`), async () => {
    await office.publish('level', level.id, {});
    return office.withdraw('level', level.id);
  });
  await time('figure: value', 0, (n) => office.publish('fact', fact!.id, { likely_changed: n % 2 === 0 }));
  return rows;
}
