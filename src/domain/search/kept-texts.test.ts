import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { seedCatalogue, TODAY } from '../../../tests/support/catalogue.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { keepReads } from '../kept-reads.ts';
import { textOf } from './reading.ts';
import { repairText } from './repair.ts';
import { understandText } from './words/understand.ts';

const { db } = await testDatabase();
await seedCatalogue(db);
const { forget } = keepReads(db);

it('keeps a text as it was read, until it is to forget', async () => {
  const first = await textOf(db, { search: 'nursing' }, TODAY);
  expect(await textOf(db, { search: ' nursing ' }, TODAY)).toBe(first);
  forget();
  const second = await textOf(db, { search: 'nursing' }, TODAY);
  expect(second).not.toBe(first);
  expect(second).toEqual(first);
});

it('keeps a text that is searched exactly as typed apart', async () => {
  const read = await textOf(db, { search: 'bachelor' }, TODAY);
  const typed = await textOf(db, { search: 'bachelor', exact: true }, TODAY);
  expect(read.words).toMatchObject([{ understood: { as: 'level' } }]);
  expect(typed.words).toMatchObject([{ word: { as: 'typed', word: 'bachelor' } }]);
});

it('reads a month for the day of the search', async () => {
  const intake = async (now: string) =>
    (await textOf(db, { search: 'february intake' }, new Date(now))).limits.flatMap(({ values }) => values);
  expect(await intake('2026-11-28T00:00:00Z')).toEqual(['2027-02']);
  expect(await intake('2027-03-01T00:00:00Z')).toEqual(['2028-02']);
});

it('keeps whether a course has all the words, until it is to forget', async () => {
  const query = { search: 'midwifery cyber' };
  const text = understandText(await textOf(db, query, TODAY), query);
  const another = await repairText(db, text);
  expect(another).not.toBeNull();
  const terms = ['midwifery', '=midwifery', 'cyber', '=cyber'];
  await sql`
    update course_search set terms = terms || array_to_tsvector(${terms}::text[])
    where course_id = (select min(course_id) from course_search)`.execute(db);
  expect(await repairText(db, text)).toEqual(another);
  forget();
  // A course has them, so filters would be to blame.
  expect(await repairText(db, text)).toBeNull();
});
