import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import { firstMonth as base } from '../../../tests/support/register-month.ts';
import {
  course,
  courseLocation,
  coursesCsv,
  registerSheets,
  type TestRegister,
} from '../../../tests/support/register.ts';
import { writeWorkbook } from '../../../tests/support/workbook.ts';
import { testEditor } from '../../../tests/support/edits.ts';
import { cricosSource } from './cricos.ts';
import { openCricos } from './cricos-tables.ts';
import { decideHold, waitingHolds } from './held/decide-one.ts';
import { Report, type ReportLine } from './report.ts';
import { runImport } from './run.ts';

const { db } = await testDatabase();
const editor = testEditor(db);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'import-test-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

type Options = Partial<Parameters<typeof runImport>[3]>;

async function importFiles(files: string[], options: Options = {}) {
  const lines: ReportLine[] = [];
  const report = new Report((line) => lines.push(line));
  const tables = await openCricos(files);
  try {
    const file = { name: 'register.xlsx', sha256: 'x' };
    await runImport(db, cricosSource(tables, report), report, { file, startedAt: new Date(), ...options });
  } finally {
    tables.close();
  }
  return {
    report,
    lines,
    of: (outcome: ReportLine['outcome']) => lines.filter((line) => line.outcome === outcome),
  };
}

const importRegister = (register: TestRegister, options: Options = {}) =>
  importFiles([writeWorkbook(path.join(folder, 'register.xlsx'), registerSheets(register))], options);

const courseBy = (key: string) =>
  db.selectFrom('courses').selectAll().where('source_key', '=', key).executeTakeFirstOrThrow();
const universityBy = (key: string) =>
  db.selectFrom('universities').selectAll().where('source_key', '=', key).executeTakeFirstOrThrow();

async function everything() {
  const [courses, universities, campuses, cities] = [
    await db.selectFrom('courses').selectAll().orderBy('id').execute(),
    await db.selectFrom('universities').selectAll().orderBy('id').execute(),
    await db.selectFrom('campuses').selectAll().orderBy('id').execute(),
    await db.selectFrom('cities').selectAll().orderBy('id').execute(),
  ];
  const holds = await db.selectFrom('import_holds').select(['id', 'state', 'value']).orderBy('id').execute();
  const search = await db.selectFrom('course_search').selectAll().orderBy('course_id').execute();
  return { courses, universities, campuses, cities, holds, search };
}

// These tests run in order: each continues with the catalogue of the one before, like monthly imports.
describe('monthly imports of the register', () => {
  it('computes a complete dry run and stores nothing', async () => {
    const { report } = await importRegister(base(), { dryRun: true });
    expect(report.counts.course.added).toBe(8);
    expect((await everything()).courses).toEqual([]);
    expect(await db.selectFrom('imports').selectAll().execute()).toEqual([]);
  });

  it('reads the first file and holds back implausible values', async () => {
    const { report, of } = await importRegister(base());
    expect(report.counts).toMatchObject({
      university: { added: 3 },
      campus: { added: 3 },
      course: { added: 8 },
    });
    expect(of('held').map(({ key, field, value }) => [key, field, value])).toEqual([
      ['078242D', 'annual_fees', '1650000'],
      ['078242D', 'total_fees', '1665000'],
      ['078243C', 'annual_fees', '0'],
      ['078244B', 'total_fees', '1'],
    ]);
    expect(await courseBy('078242D')).toMatchObject({ annual_fees: null, total_fees: null, currency: 'AUD' });
    expect(await courseBy('078243C')).toMatchObject({ annual_fees: null, total_fees: 76880 });
    expect(await courseBy('078247J')).toMatchObject({ annual_fees: 109783.25, total_fees: 447525 });
    expect(await courseBy('0100772')).toMatchObject({ course_type: 'Vocational (VET)', field_detail: 'Business and Management', annual_fees: 20000 }); // oxfmt-ignore
    expect(await courseBy('078241E')).toMatchObject({ annual_fees: 9850, total_fees: 10007.5 });
    expect(await courseBy('078245A')).toMatchObject({ status: 'withdrawn' });
    expect(of('note').map(({ row, value }) => [row, value])).toContainEqual([5, 'www.two words']);
  });

  it('stores the search entries of new courses in the order of their names', async () => {
    const { rows } = await sql<{ name_key: string; course_id: number }>`
      select name_key, course_id from course_search order by ctid`.execute(db);
    const byName = rows.toSorted((a, b) => (a.name_key < b.name_key ? -1 : a.name_key > b.name_key ? 1 : a.course_id - b.course_id)); // oxfmt-ignore
    expect(rows).toEqual(byName);
    expect(rows).not.toEqual(rows.toSorted((a, b) => a.course_id - b.course_id));
  });

  it('cleans names, cities and addresses', async () => {
    expect(await universityBy('00001K')).toMatchObject({ university_name: 'Café Institute', name_key: 'cafe institute', website: null, email: 'cafe@example.edu.au' }); // oxfmt-ignore
    expect(await universityBy('00002J')).toMatchObject({ university_name: 'Institute 00002J', city_id: null, website: null }); // oxfmt-ignore
    expect(await universityBy('00003G')).toMatchObject({ website: 'https://three.edu.au' });
    const { cities, campuses } = await everything();
    expect(cities.map(({ city_name, state }) => `${city_name}, ${state}`)).toEqual([
      'Melbourne, VIC',
      'Richmond, NSW',
    ]);
    expect(campuses.find(({ campus_location }) => campus_location === 'North')?.city_id).toBeNull();
  });

  it('hides expired courses and school levels, unless staff show the level', async () => {
    const shown = async () => (await everything()).search.length;
    expect(await shown()).toBe(6);
    const school = await db
      .selectFrom('interests')
      .selectAll()
      .where('hidden', '=', true)
      .executeTakeFirstOrThrow();
    expect(school.interest_name).toBe('Primary School Studies');
    expect(await editor.publish('level', school.id, {})).toMatchObject({ ok: true });
    expect(await shown()).toBe(7);
  });

  it('changes nothing when the same file is imported again, not even a timestamp or an id', async () => {
    const before = await everything();
    const { report, of } = await importRegister(base());
    expect(await everything()).toEqual(before);
    expect(report.counts.course).toEqual({ added: 0, changed: 0, unchanged: 8, withdrawn: 0 });
    expect(of('held')).toEqual([]);
    expect(report.stillHeld).toBe(4);
    expect(await db.selectFrom('import_seen').selectAll().execute()).toEqual([]);
  });

  it('shows a held value once staff accept it, and does not ask again', async () => {
    const holds = await waitingHolds(db);
    const total = holds.find(({ field, value }) => field === 'total_fees' && value === '1665000')!;
    const zero = holds.find(({ value }) => value === '0')!;
    expect(await decideHold(db, total.id, 'accept')).toMatchObject({ ok: true });
    expect(await decideHold(db, zero.id, 'dismiss')).toMatchObject({ ok: true });
    expect(await decideHold(db, zero.id, 'accept')).toEqual({ ok: false, reason: 'already_decided' });
    expect(await courseBy('078242D')).toMatchObject({ total_fees: 1665000 });
    const { report } = await importRegister(base());
    expect(report.counts.course.changed).toBe(0);
    expect(await courseBy('078242D')).toMatchObject({ total_fees: 1665000, annual_fees: null });
    expect((await waitingHolds(db)).map(({ value }) => value)).toEqual(['1650000', '1']);
  });

  it('keeps what staff have set and reports what the source says now', async () => {
    const { id } = await courseBy('078241E');
    const ours = await editor.publish('course', id, { course_name: 'Nursing for Nepal', total_fees: 12000 });
    expect(ours).toMatchObject({ ok: true });
    const university = await universityBy('00003G');
    const site = await editor.publish('university', university.id, { website: 'https://ours.example' });
    expect(site).toMatchObject({ ok: true });
    const same = await importRegister(base());
    expect(same.lines.filter(({ outcome }) => outcome !== 'note')).toEqual([]);

    const next = base();
    Object.assign(next.courses[1]!, { 'Course Name': 'Master of Advanced Nursing', 'Duration (Weeks)': 78 });
    const { of } = await importRegister(next);
    expect(of('kept')).toMatchObject([{ key: '078241E', field: 'course_name', before: 'Nursing for Nepal', after: 'Master of Advanced Nursing' }]); // oxfmt-ignore
    expect(of('changed').map(({ field }) => field)).toEqual(['duration_weeks', 'annual_fees']);
    const after = await courseBy('078241E');
    expect(after).toMatchObject({ course_name: 'Nursing for Nepal', total_fees: 12000, duration_weeks: 78 });
    expect(after.source_values).toMatchObject({
      course_name: 'Master of Advanced Nursing',
      total_fees: 10007.5,
    });
    expect(await universityBy('00003G')).toMatchObject({ website: 'https://ours.example' });
  });

  it('withdraws what is missing, deletes nothing, and restores it when it returns', async () => {
    const next = base();
    next.courses = next.courses.filter((cells) => cells['CRICOS Provider Code'] !== '00002J');
    next.institutions = next.institutions.filter((cells) => cells['CRICOS Provider Code'] !== '00002J');
    next.locations = next.locations.filter((cells) => cells['Location Name'] !== 'North');
    next.courseLocations = next.courseLocations.filter((cells) => cells['Location Name'] !== 'North');
    const ids = (await everything()).courses.map(({ id }) => id);
    const { report, of } = await importRegister(next);
    expect(report.counts.course).toMatchObject({ withdrawn: 3 });
    expect(report.counts.university).toMatchObject({ withdrawn: 1 });
    expect(report.counts.campus).toMatchObject({ withdrawn: 1 });
    const campuses = of('changed').find(({ field }) => field === 'campuses');
    expect(campuses).toMatchObject({ key: '0100772', before: 'City Campus; North', after: 'City Campus' });
    expect((await everything()).courses.map(({ id }) => id)).toEqual(ids);
    expect(await courseBy('078243C')).toMatchObject({ status: 'withdrawn' });
    expect(await waitingHolds(db)).toEqual([]);
    expect((await importRegister(next)).report.counts.course).toMatchObject({ withdrawn: 0, changed: 0 });

    const back = await importRegister(base());
    expect(back.report.counts.course).toMatchObject({ added: 0, withdrawn: 0 });
    expect(await courseBy('078243C')).toMatchObject({ status: 'published' });
    expect(await universityBy('00002J')).toMatchObject({ status: 'published' });
    expect((await waitingHolds(db)).map(({ value }) => value)).toEqual(['1650000', '1']);
  });

  it('ends a hold when the value becomes plausible', async () => {
    const next = base();
    Object.assign(next.courses[2]!, { 'Tuition Fee': 16500, 'Estimated Total Course Cost': 31500 });
    await importRegister(next);
    expect(await courseBy('078242D')).toMatchObject({ annual_fees: 16500, total_fees: 31500 });
    expect((await waitingHolds(db)).map(({ value }) => value)).toEqual(['1']);
  });

  it('refuses rows one by one and leaves the things they describe unchanged', async () => {
    const next = base();
    Object.assign(next.courses[0]!, { 'Duration (Weeks)': 'soon' });
    next.courses.push(
      course('078247J', '00003G'),
      course('78248H', '00003G'),
      course('', '00003G'),
      course('078249G', '09999Z'),
    );
    next.courseLocations.push(
      courseLocation('00003G', '099999A', 'City Campus'),
      courseLocation('00003G', '078247J', 'Nowhere'),
    );
    const { of } = await importRegister(next);
    expect(of('refused').map(({ sheet, row, column, value }) => [sheet, row, column, value])).toEqual([
      ['Courses', 4, 'Duration (Weeks) (L)', 'soon'],
      ['Courses', 13, 'CRICOS Course Code (C)', '78248H'],
      ['Courses', 14, 'CRICOS Course Code (C)', ''],
      ['Courses', 12, 'course key', '078247J'],
      ['Courses', 15, 'university key', '09999Z'],
      ['Course Locations', 8, 'Location Name', 'Nowhere'],
      ['Course Locations', 4, 'CRICOS Course Code', '0100772'],
      ['Course Locations', 5, 'CRICOS Course Code', '0100772'],
      ['Course Locations', 7, 'CRICOS Course Code', '099999A'],
    ]);
    expect(await courseBy('0100772')).toMatchObject({ status: 'published', duration_weeks: 104 });
  });

  it('reads the courses of the CSV edition alone and withdraws only courses', async () => {
    const rows = base().courses.filter((cells) => cells['CRICOS Course Code'] !== '078247J');
    Object.assign(rows[0]!, {
      'Tuition Fee': '$13,300.00',
      'Non Tuition Fee': '$0.00',
      'Estimated Total Course Cost': '$13,300.00',
      'Course Level': 'Vocational Short Course',
    });
    Object.assign(rows[1]!, { 'Duration (Weeks)': 0 });
    rows.push(course('078250D', '00009A', { 'Institution Name': 'Newcomer College' }));
    const file = path.join(folder, 'courses.csv');
    fs.writeFileSync(file, `\uFEFF${coursesCsv(rows)}`);
    const { report, of } = await importFiles([file]);
    expect(report.counts).toMatchObject({
      university: { added: 1, withdrawn: 0 },
      campus: { withdrawn: 0 },
      course: { withdrawn: 1 },
    });
    expect(await courseBy('0100772')).toMatchObject({ total_fees: 13300, annual_fees: 6650 });
    expect(of('held').map(({ key, field, value }) => [key, field, value])).toContainEqual([
      '078241E',
      'duration_weeks',
      '0',
    ]);
    expect(await universityBy('00009A')).toMatchObject({
      university_name: 'Newcomer College',
      city_id: null,
    });
    expect(await universityBy('00001K')).toMatchObject({ university_name: 'Café Institute' });
    expect((await db.selectFrom('course_campuses').selectAll().execute()).length).toBeGreaterThan(0);
  });

  it('refuses a file that would withdraw most of the catalogue, and changes nothing', async () => {
    const many = base();
    for (let number = 0; number < 30; number += 1)
      many.courses.push(course(`09000${String(number).padStart(2, '0')}`.slice(0, 7), '00003G'));
    await importRegister(many);
    const before = await everything();
    await expect(importRegister(base())).rejects.toThrow(/would withdraw 30 of 37 courses/);
    expect(await everything()).toEqual(before);
    const { report } = await importRegister(base(), { allowWithdrawals: true });
    expect(report.counts.course).toMatchObject({ withdrawn: 30 });
  });

  it('refuses a file most of whose rows are unusable', async () => {
    const broken = base();
    for (let number = 0; number < 40; number += 1) broken.courses.push(course(`X${number}`, '00003G'));
    await expect(importRegister(broken)).rejects.toThrow(
      /40 of 48 rows of Courses cannot be used.*Nothing was changed/,
    );
  });
});
