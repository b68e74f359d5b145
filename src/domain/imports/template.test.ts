import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import { importRates } from './rates.ts';
import { Report, type ReportLine } from './report.ts';
import { runImport } from './run.ts';
import { openTemplate, templateSource } from './template.ts';
import { TEMPLATE_COLUMNS, templateExample } from './template-columns.ts';

const { db } = await testDatabase();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'template-test-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const write = (content: string): string => {
  const file = path.join(folder, 'partners.csv');
  fs.writeFileSync(file, content);
  return file;
};

async function importText(content: string, createsChoices = false) {
  const lines: ReportLine[] = [];
  const report = new Report((line) => lines.push(line));
  const source = templateSource(
    await openTemplate(write(content)),
    { name: 'partners', createsChoices },
    report,
  );
  await runImport(db, source, report, { file: { name: 'partners.csv', sha256: 'x' }, startedAt: new Date() });
  return { report, refused: lines.filter(({ outcome }) => outcome === 'refused'), lines };
}

it('says which levels exist instead of creating new ones', async () => {
  const { refused } = await importText(templateExample());
  expect(refused).toHaveLength(3);
  expect(refused[0]?.reason).toContain('--create-levels');
});

it('imports the example it prints; a second import changes nothing', async () => {
  expect((await importText(templateExample(), true)).report.counts.course).toMatchObject({ added: 3 });
  const again = await importText(templateExample(), true);
  expect(again.lines).toEqual([]);
  expect(again.report.counts).toMatchObject({ course: { unchanged: 3 }, university: { unchanged: 2 }, campus: { unchanged: 3 } });
  const course = await db.selectFrom('courses').selectAll().where('source_key', '=', 'UK-001/BSC-CS').executeTakeFirstOrThrow();
  expect(course).toMatchObject({ source: 'csv:partners', duration_weeks: 156, annual_fees: 24500, total_fees: 73500, currency: 'GBP' });
  const intakes = await db.selectFrom('intakes').select(['year', 'month', 'deadline']).where('course_id', '=', course.id).orderBy('year').execute();
  expect(intakes).toEqual([{ year: 2027, month: 9, deadline: '2027-06-30' }, { year: 2028, month: 1, deadline: null }]);
}); // oxfmt-ignore

const english = async () =>
  (await sql<{ line: string }>`
    select concat_ws(' ', c.source_key, e.test, e.overall, e.smallest_band, e.given_by, s.ielts) as line
    from english_of_courses e join courses c on c.id = e.course_id join course_search s on s.course_id = c.id
    order by 1`.execute(db)).rows.map(({ line }) => line); // oxfmt-ignore

it('imports English scores: those of the university, replaced by the own ones of a course', async () => {
  expect(await english()).toEqual([
    'UK-001/BSC-CS ielts 6.5 6.0 university 65',
    'UK-001/BSC-CS pte 58.0 university 65',
    'UK-001/MSC-DS ielts 7.0 6.5 course 70',
  ]);
  const { lines } = await importText(
    templateExample().replaceAll('ielts 6.5 6.0; pte 58', 'pte 60').replace('ielts 7.0 6.5', ''),
  );
  expect(lines.map(({ key, field, before, after }) => [key, field, before, after])).toEqual([
    ['UK-001', 'english', 'ielts:6.5:6; pte:58', 'pte:60'],
    ['UK-001/MSC-DS', 'english', 'ielts:7:6.5', ''],
  ]);
  expect(await english()).toEqual(['UK-001/BSC-CS pte 60.0 university', 'UK-001/MSC-DS pte 60.0 university']);
  await importText(templateExample());
});

it('follows changed lists, except those set by staff', async () => {
  const changed = templateExample().replace('deadline 2027-06-30; 2028-01', 'deadline 2027-07-15').replace('27,250.50', '28000');
  const { lines } = await importText(changed);
  expect(lines.map(({ key, field, before, after }) => [key, field, before, after])).toEqual([
    ['UK-001/BSC-CS', 'intakes', '2027-09 deadline 2027-06-30; 2028-01', '2027-09 deadline 2027-07-15'],
    ['UK-001/MSC-DS', 'annual_fees', '27250.5', '28000'],
  ]);
}); // oxfmt-ignore

it('refuses rows and says what would be right', async () => {
  const header = TEMPLATE_COLUMNS.map(({ name }) => name).join(',');
  const row = (cells: Record<string, string>) =>
    TEMPLATE_COLUMNS.map(({ name }) => cells[name] ?? '').join(',');
  const good = { university_key: 'U', university_name: 'U', country: 'Canada', course_key: 'C', course_name: 'C', level: 'Diploma' };
  const bad: [string, string][] = [
    ['country', 'Atlantis'], ['currency', 'XXQ'], ['annual_fees', 'ask us'], ['duration', '3'], ['intakes', 'Fall'], ['university_english', 'ielts 65'], ['course_english', 'good English'], ['level', 'Wizard'], ['field', 'Magic'], ['course_name', ''],
  ];
  const rows = bad.map(([column, value], index) => row({ ...good, university_key: `U${index}`, [column]: value }));
  const { refused } = await importText(`${templateExample()}${[...rows, row(good), row({ ...good, course_key: 'D', annual_fees: '5' })].join('\r\n')}\r\n`);
  expect(header).toContain('university_key');
  expect(refused.map(({ column }) => column?.split(' ')[0]).sort()).toEqual([...bad.map(([column]) => column), 'currency'].sort());
  expect(refused.find(({ value, column }) => value === '' && column?.startsWith('currency'))?.reason).toContain('CAD');
}); // oxfmt-ignore

it('refuses a file that does not follow the template and names the columns', async () => {
  await expect(importText('UNITID,INSTNM\n100654,Alabama\n')).rejects.toThrow(
    /lacks the columns 'university_key'/,
  );
  await expect(importText(`${templateExample().split('\r\n')[0]}\r\n`)).rejects.toThrow(/no rows below it/);
});

it('imports exchange rates and sorts the courses in these currencies again', async () => {
  const rates = 'currency,npr,as_of,source\nGBP,186.5,2026-11-20,Nepal Rastra Bank\nXXQ,1,2026-11-20,x\nCAD,0,2026-11-20,x\nUSD,141,2027-11-20,x\n';
  const report = new Report();
  const outcome = await importRates(db, await openTemplate(write(rates)), report, '2026-11-21');
  expect(outcome).toEqual({ changed: ['GBP'], unchanged: 0 });
  expect(report.lines.refused).toBe(3);
  const { annual_sort, annual_npr } = await db.selectFrom('course_search').innerJoin('courses', 'courses.id', 'course_id').select(['annual_sort', 'annual_npr']).where('source_key', '=', 'UK-001/BSC-CS').executeTakeFirstOrThrow();
  expect(annual_sort).toBe(24500 * 186.5);
  expect(annual_npr).toBe(24500 * 186.5);
  expect(await importRates(db, await openTemplate(write(rates)), new Report(), '2026-11-21')).toEqual({ changed: [], unchanged: 1 });
}); // oxfmt-ignore
