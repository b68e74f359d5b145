import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import { demoPlace } from '../../../tests/support/demo.ts';
import { fillDemo } from './commands.ts';

const { db } = await testDatabase();
const { count, rows, storage } = await demoPlace(db);

beforeAll(async () => {
  await fillDemo(db, { now: new Date('2026-11-20T06:00:00Z'), storage });
});

/** db/demo/README.md names a row for each of these. */
describe('rows with missing parts', () => {
  const without = (table: string, alias: string) =>
    `not exists (select from ${table} x where x.${alias} = o.id)`;
  test.each([
    ['courses without intakes', `courses o where ${without('intakes', 'course_id')}`],
    ['intakes without a deadline', 'intakes where deadline is null'],
    ['universities without rankings', `universities o where ${without('rankings', 'university_id')}`],
    ['rankings without a year', 'rankings where rank_year is null'],
    ['universities without campuses', `universities o where ${without('campuses', 'university_id')}`],
    ['courses without campuses', `courses o where ${without('course_campuses', 'course_id')}`],
    ['universities without scholarships', `universities o where ${without('scholarships', 'university_id')}`],
    [
      'scholarships without details',
      `scholarships o where ${without('scholarship_details', 'scholarship_id')}`,
    ],
    ['scholarships without requirements', 'scholarships where requirements is null'],
    ['courses without accreditations', `courses o where ${without('accreditations', 'course_id')}`],
    ['universities without a description', 'universities where description is null'],
    [
      'universities without any guide text',
      `universities where coalesce(offer_letter_requirement, academic_requirement,
      english_language_requirement, turnaround_time, financial_requirements, specific_genuine_student_requirement) is null`,
    ],
    [
      'universities without some guide texts',
      'universities where turnaround_time is null and academic_requirement is not null',
    ],
    ['universities without a website', 'universities where website is null'],
    ['universities without an e-mail address', 'universities where email is null'],
    ['universities without a city', 'universities where city_id is null'],
    ['universities without courses', `universities o where ${without('courses', 'university_id')}`],
    [
      'universities without pictures',
      `universities o where ${without('university_images', 'university_id')}`,
    ],
    [
      'courses without any fee',
      'courses where annual_fees is null and total_fees is null and currency is null',
    ],
    ['courses without an annual fee', 'courses where annual_fees is null and total_fees is not null'],
    ['courses without a total fee', 'courses where annual_fees is not null and total_fees is null'],
    ['courses without a duration', 'courses where duration_weeks is null'],
    ['courses without a type', 'courses where course_type is null'],
    ['courses without a field', 'courses where specialization_id is null'],
    ['courses without a narrower field', `courses where field_detail = ''`],
  ])('%s', async (_, from) => {
    expect(await count(from)).toBeGreaterThan(0);
  });

  test('one university has a scholarship for every course', async () => {
    const covered = await rows<{ source_key: string }>(
      `select u.source_key from universities u where exists (select from courses c where c.university_id = u.id)
       and not exists (select from courses c where c.university_id = u.id
         and not exists (select from scholarship_courses sc where sc.course_id = c.id))`,
    );
    expect(covered).toEqual([{ source_key: 'kowhai' }]);
  });
});
