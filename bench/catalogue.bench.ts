import {
  LISTS,
  MISSING,
  RECORD_STATUSES,
  catalogueKinds,
  type CatalogueKind,
} from '../src/contract/catalogue/lists.ts';
import type { Paged } from '../src/contract/paging.ts';
import { startSiteProcess } from '../tests/support/site-process.ts';
import { timeSaves } from './catalogue-saves.ts';
import { latencyOf, ms, table } from './measure.ts';
import { OFFICE_SETTINGS, officeAt, type Office } from './office.ts';
import { fillOut } from './filled.ts';
import { importRegister, newDatabase } from './register.ts';

/** Rows of a page, as the lists of the back office show them. */
const ROWS = 50;
const TIMES = 10;

/** The questions of a list by what they are: first page, deep page, search, filters, orders. */
async function questionsOf(office: Office, kind: CatalogueKind): Promise<Record<string, string[]>> {
  const { noun, orderings } = LISTS[kind];
  const address = (query: string) => `/api/staff/${noun}/?records=${ROWS}${query && `&${query}`}`;
  const { count, results } = await office.get<Paged<Record<string, unknown>>>(address(''));
  const words = ['nursing', 'bachelor of business', 'univ', 'syd', 'a'];
  const filters = [
    ...RECORD_STATUSES.map((status) => `status=${status}`),
    ...Object.keys((MISSING as Record<string, object>)[kind] ?? {}).map((missing) => `missing=${missing}`),
  ];
  const [row] = results;
  for (const name of ['country', 'university', 'level', 'field'])
    if (row?.[name]) filters.push(`${name}=${(row[name] as { id: number }).id}`);
  if (row?.['source']) filters.push('source=cricos', 'set_by_staff=true');
  return {
    'first page': [address('')],
    'last page': [address(`page=${Math.ceil(count / ROWS)}`)],
    search: words.map((word) => address(`search=${encodeURIComponent(word)}`)),
    filter: filters.map(address),
    'order by a column': orderings.flatMap((name) => [
      address(`ordering=${name}`),
      address(`ordering=-${name}`),
    ]),
  };
}

async function timeLists(office: Office, database: string): Promise<string[][]> {
  const rows: string[][] = [];
  for (const kind of catalogueKinds) {
    for (const [what, addresses] of Object.entries(await questionsOf(office, kind))) {
      const times: number[] = [];
      let slowest = { address: '', took: 0 };
      for (const address of addresses) {
        await office.get(address);
        for (let time = 0; time < TIMES; time += 1) {
          const start = performance.now();
          await office.get(address);
          const took = performance.now() - start;
          times.push(took);
          if (took > slowest.took) slowest = { address, took };
        }
      }
      const { p50, p99 } = latencyOf(times);
      const query = slowest.address.split(`records=${ROWS}`)[1]!.replace('&', '') || '-';
      rows.push([database, LISTS[kind].noun, what, ms(p50), ms(p99), `${query}, ${ms(slowest.took)}`]);
      console.error(rows.at(-1)!.join('  '));
    }
  }
  return rows;
}

/** Lists and saves of the back office with the whole register, on both databases, over HTTP on this machine. */
export async function benchCatalogue(): Promise<string> {
  const lists: string[][] = [];
  const saves: string[][] = [];
  for (const kind of ['PostgreSQL', 'PGlite'] as const) {
    const database = await newDatabase(kind);
    try {
      await importRegister(database);
      const { coursesOfCity } = await fillOut(database);
      const site = await startSiteProcess({ ...database.settings, ...OFFICE_SETTINGS });
      try {
        const office = await officeAt(site.origin);
        lists.push(...(await timeLists(office, kind)));
        saves.push(...(await timeSaves(office, kind, coursesOfCity)));
      } finally {
        await site.stop();
      }
    } finally {
      await database.remove();
    }
  }
  return [
    table(['database', 'list', 'question', 'p50', 'p99', 'slowest'], lists),
    table(['database', 'save', 'courses', 'p50', 'p99'], saves),
  ].join('\n\n');
}
