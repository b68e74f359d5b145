import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/database.ts';
import { demoPlace } from '../../../../tests/support/demo.ts';
import { faultsOf } from '../../../../tests/support/student-searches/check.ts';
import { HELD_OUT } from '../../../../tests/support/student-searches/held-out.ts';
import { STUDENT_SEARCHES } from '../../../../tests/support/student-searches/index.ts';
import type { CoursePage, CourseQuery } from '../../../contract/courses.ts';
import { listCourses } from '../../courses/data.ts';
import { fillDemo } from '../../demo/commands.ts';

const { db } = await testDatabase();
const NOW = new Date('2026-11-22T06:00:00Z');
beforeAll(async () => {
  const { storage } = await demoPlace(db);
  await fillDemo(db, { now: NOW, storage });
});

async function find(search: string, more: CourseQuery = {}): Promise<CoursePage> {
  const context = { pictureUrl: (key: string) => `https://prasthan.test/media/${key}`, now: () => NOW };
  const result = await listCourses(db, { search, records: '10', ...more }, context);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

test.each([...STUDENT_SEARCHES, ...HELD_OUT])('%s', async (search, expected) =>
  expect(faultsOf(await find(search), expected)).toEqual([]),
);

describe('what the answer says', () => {
  test.each([
    ['cheap nursing', 'Showing courses in nursing, lowest yearly fee first.'],
    ['nursing kathmandu', 'No course matches “kathmandu”, so it is left out. Showing courses in nursing.'],
    ['bachelors in IT uk', 'Showing Bachelor courses in information technology in the UK.'],
    ['mba uk under 30 lakh', 'No course found for Masters courses in business administration in the UK, up to NPR 30 lakh a year.'],
    ['nursing under 30000 aud', 'Showing courses in nursing, up to AUD 30,000 (NPR 27.6 lakh) a year.'],
    ['cookery melbourne', 'No such course in “melbourne”. Showing courses in cookery in Australia.'],
    ['mbbs', 'No course matches “mbbs”, so these are courses in Health.'],
    ['best nursing', 'Courses do not state “best”. It is left out. Showing courses in nursing.'],
    ['dental', 'No course matches “dental”, so these are courses in Health.'],
    ['petroleum engineering', 'No course matches “petroleum engineering”, so these are courses in Engineering and Related Technologies.'],
    ['masters in germany', 'Showing Masters courses.'],
    ['study in germany', ''],
    ['psw nursing', 'Showing courses in nursing.'],
    ['psw wala country', ''],
    ['sasto course', 'Showing all courses, lowest yearly fee first.'],
    ['ma nursing padhna chahanxu', undefined],
    ['ma it padhchu', 'Showing courses in information technology.'],
    ['ma it', 'Showing Masters courses in information technology.'],
    ['nursing', undefined],
    ['Bachelor of Nursing', undefined],
    ['Ghaf Tree University', undefined],
    ['xylophone', undefined],
  ])('%s', async (search, sentence) => expect((await find(search)).understood?.sentence.replaceAll('\u00a0', ' ')).toBe(sentence)); // oxfmt-ignore

  test.each([
    ['masters not in australia', 'not in australia', 'Showing Masters courses.'],
    ['anything except nursing', 'except nursing', ''],
    ['not australia or canada', 'not australia or canada', ''],
    ['not australia i want nursing in canada', 'not australia', 'Showing courses in nursing in Canada.'],
    ['australia bahek nursing', 'australia bahek', 'Showing courses in nursing.'],
  ])('%s: that a search leaves nothing out', async (search, text, sentence) => {
    const { count, understood } = await find(search);
    expect(count).toBeGreaterThan(0);
    expect(understood?.sentence).toBe(sentence);
    expect(understood?.notes).toMatchObject([{ text, note: expect.stringContaining('cannot leave') }]);
    expect(understood?.parts.map(({ label }) => label)).not.toContain('Australia');
  });

  test('that a country has no courses, and where to ask', async () => {
    const { count, understood } = await find('study in germany');
    expect(count).toBe(0);
    expect(understood?.notes).toEqual([
      {
        text: 'germany',
        note: 'No courses in Germany are listed yet.',
        href: '/#visit-us',
        link: 'Ask us about Germany',
      },
    ]);
    const nursing = await find('nursing germany');
    expect(nursing.count).toBeGreaterThan(0);
    expect(nursing.understood).toMatchObject({ left_out: ['germany'], notes: [{ text: 'germany' }] });
  });

  test('every part with its meaning, and the filters and limits that say the same', async () => {
    const { understood } = await find('sasto bachelors in IT australia 40 lakh');
    expect(
      understood?.parts.map(({ text, as, label }) => [text, as, label.replaceAll('\u00a0', ' ')]),
    ).toEqual([
      ['bachelors', 'level', 'Bachelor'],
      ['IT', 'subject', 'information technology'],
      ['australia', 'country', 'Australia'],
      ['40 lakh', 'limit', 'up to NPR 40 lakh a year'],
      ['sasto', 'ordering', 'lowest yearly fee first'],
    ]);
    expect(understood).toMatchObject({ limits: { year_npr: ['4000000'] }, ordering: 'annual_fees' });
    expect(understood?.filters.country).toHaveLength(1);
    expect(understood?.filters.interest?.length).toBeGreaterThan(1);
  });
});

describe('what the page says itself', () => {
  test('counts more than the text, and the answer says so', async () => {
    const { results, understood } = await find('cheap nursing under 30 lakh', {
      ordering: '-annual_fees',
      year_npr: '4000000',
    });
    const fees = results.map(
      ({ annual_fees, exchange_rate }) => (annual_fees ?? 0) * (exchange_rate?.npr ?? 0),
    );
    expect(fees).toEqual([...fees].sort((a, b) => b - a));
    expect(Math.max(...fees)).toBeGreaterThan(3_000_000);
    expect(understood?.parts.filter(({ overruled }) => overruled).map(({ text }) => text)).toEqual([
      'under 30 lakh',
      'cheap',
    ]);
    expect(understood?.sentence).toContain('Your choice on this page counts');
  });

  test('a country in the filters counts more than one in the text', async () => {
    const { results } = await find('nursing canada');
    const canada = results[0]?.university.city.country.id;
    const found = await find('nursing australia', { country: [String(canada)] });
    expect(found.results.map(({ university }) => university.city.country.id)).toEqual(
      found.results.map(() => canada),
    );
    expect(found.understood?.parts).toContainEqual({
      text: 'australia',
      as: 'country',
      label: 'Australia',
      overruled: true,
    });
  });

  test('exact=true searches the words as typed', async () => {
    expect((await find('bhm', { exact: true })).count).toBe(0);
    expect((await find('nursng', { exact: true })).count).toBe(0);
    const nursing = await find('nursing', { exact: true });
    expect(nursing.understood).toBeUndefined();
    expect(nursing.count).toBeGreaterThan(0);
  });

  test('the pages of a text that was read differently are those of one list', async () => {
    const first = await find('nursing kathmandu', { records: '5' });
    const second = await find('nursing kathmandu', { records: '5', page: '2' });
    const ids = [...first.results, ...second.results].map(({ id }) => id);
    expect(new Set(ids).size).toBe(10);
    const counted = await find('nursing kathmandu', { facets: true });
    expect(counted.count).toBe(first.count);
  });
});

test('no text fails, whatever it contains', async () => {
  for (const text of [
    "' | '=", '(((', '10+2+2', '+2', '$', 'rs', '999999999999999999 lakh', 'under', '0 years', 'ielts 99', '1/0 crore', 'fall', '५', 'b.', '...tech', 'a-b-c-d', 'it:*', '\\', 'top 0', '2 year', 'lakh lakh', 'under under 5 5 lakh', '٣ lakh', 'x'.repeat(5000), '1 '.repeat(300), 'year '.repeat(100), 'it '.repeat(100),
  ]) expect((await find(text)).count, text).toBeGreaterThanOrEqual(0);
}); // oxfmt-ignore
