import { beforeAll, expect, test } from 'vitest';
import { seedCatalogue, TODAY, type Catalogue } from '../../../tests/support/catalogue.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import type { CourseQuery } from '../../contract/courses.ts';
import { createPublicReads } from '../public-reads.ts';

const { db } = await testDatabase();
const recorded: CourseQuery[] = [];
const reads = createPublicReads(
  { db },
  {
    pictureUrl: (key) => key,
    now: () => TODAY,
    onSearch: async (query) => void recorded.push(query),
  },
);
let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await seedCatalogue(db);
});

test('searches are counted as their pages are', async () => {
  const { country, interest } = catalogue;
  const queries: CourseQuery[] = [
    {},
    { country: [String(country.australia)] },
    { search: 'nursing', country: [String(country.canada)], interest: [String(interest.masters)] },
    { search: 'nursing', country: [String(country.canada)] },
    { search: 'nrusing' },
    { search: 'nrusing', exact: true },
    { search: 'midwifery cyber' },
    { search: 'masters in australia below 15 lakh' },
    { search: 'xylophone' },
    { search: '!!!' },
    { year_npr: '500000' },
    { search: 'bachelor', weeks: '52' },
  ];
  const counts = [];
  for (const query of queries) {
    const answer = await reads.courses({ ...query, records: '1' });
    counts.push(answer.ok ? answer.value.count : undefined);
  }
  expect(new Set(counts).size).toBeGreaterThan(5);
  expect(await reads.courseCounts(queries)).toEqual(counts);
});

test('a limit that does not exist is not counted, a filter that does not exist finds nothing', async () => {
  const searches = [{ year_npr: 'cheap' }, { country: ['999999'] }, { country: ['abc'] }, { country: [''] }];
  expect(await reads.courseCounts(searches)).toEqual([undefined, 0, 0, 58]);
});

test('what is only counted is no search of a visitor', async () => {
  const search = { search: 'xylophone' };
  recorded.length = 0;
  await reads.courses(search);
  await reads.courseCounts([search]);
  expect(recorded).toEqual([search]);
});
