import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { applied, moveCase } from '../../../tests/support/applications.ts';
import { idOf } from '../../../tests/support/call-recipes.ts';
import type { TestPerson } from '../../../tests/support/people.ts';
import { inventCases, inventEnquiries, type InventedOffice } from '../../../tests/support/report-records.ts';
import { reportLink, REPORTS } from '../../content/reports.ts';
import type { StaffApplication } from '../../contract/applications.ts';
import { GROUPS_OF, REPORT_NAMES } from '../../contract/report-names.ts';
import type { Report } from '../../contract/reports.ts';

/** Reports and the lists they link to. The clock stands on 1 June 2026, 11:45 in Nepal. */

const api = await testApi();
const { db } = api.handle;
let asha: TestPerson;
let sita: TestPerson;
let reader: TestPerson;
let office: InventedOffice;

beforeAll(async () => {
  asha = await api.user('asha@example.com');
  const others = [await api.user('maya@example.com'), await api.user('bina@example.com')];
  sita = await api.staff('sita@prasthan.test', { first_name: '=Sita', last_name: 'Shrestha' }, 'counselor');
  reader = await api.staff('reader@prasthan.test', undefined, 'reader');
  const { university, country } = api.catalogue;
  office = {
    counselors: [await idOf(db, sita)],
    universities: [university.harbour, university.montreal, university.odd],
    countries: [country.australia, country.canada],
  };
  const students = await Promise.all([asha, ...others].map((person) => idOf(db, person)));
  await inventEnquiries(db, office, students, 150);
  await inventCases(db, office, students, 120);
});

const read = async (query: string, by = sita) => {
  const { status, body } = await api.get(`/api/staff/reports/${query}`, by.bearer);
  expect(status, query).toBe(200);
  return body as Report;
};
/** How many records a list finds. */
async function found(list: string, filter: Readonly<Record<string, string | readonly string[]>>) {
  const query = new URLSearchParams({ records: '1' });
  for (const [name, values] of Object.entries(filter))
    for (const value of [values].flat()) query.append(name, value);
  const { status, body } = await api.get(`/api/staff/${list}/?${query}`, sita.bearer);
  expect(status, query.toString()).toBe(200);
  return (body as { count: number }).count;
}
/** Every report in every grouping, for the usual time and for one that begins and ends within months. */
const LINKED = REPORT_NAMES.filter((name) => REPORTS[name].columns.some(({ link }) => link));
const ALL = LINKED.flatMap((name) =>
  [undefined, ...GROUPS_OF[name]].slice(GROUPS_OF[name].length > 0 ? 1 : 0).flatMap((by) => {
    const grouped = by === undefined ? '' : `by=${by}&`;
    return REPORTS[name].timed
      ? [`${name}/?${grouped}from=2025-07-20&to=2026-04-11`, `${name}/?${grouped}period=last_12_months`]
      : [`${name}/?${grouped}`];
  }),
);

describe('every number', () => {
  it.each(ALL)('of %s is the number of records in the list that it links to', async (query) => {
    const report = await read(query);
    const { columns } = REPORTS[report.report];
    let linked = 0;
    for (const { key, values } of [...report.rows, { key: undefined, values: report.total ?? {} }]) {
      for (const column of columns) {
        const link = reportLink(report, column, key);
        const value = values[column.name];
        if (!link || value === undefined) continue;
        expect(await found(link.list, link.filter), `${key} ${column.name}`).toBe(value);
        if (value! > 0) linked += 1;
      }
    }
    expect(linked).toBeGreaterThan(5);
  });

  it.each(GROUPS_OF.funnel)('of the funnel is in exactly one line by %s', async (by) => {
    const [byMonth, grouped] = [await read('funnel/'), await read(`funnel/?by=${by}`)];
    expect(grouped.total).toEqual(byMonth.total);
    for (const { name } of REPORTS.funnel.columns)
      expect(grouped.rows.reduce((sum, { values }) => sum + values[name]!, 0)).toBe(byMonth.total![name]);
  });
});

describe('what has become of a case', () => {
  const offers = async () => (await read('funnel/?period=this_month')).total!['offers']!;
  const move = async (id: string, event: string) => {
    const path = `/api/staff/applications/${id}/`;
    const { state: from } = (await api.get(path, sita.bearer)).body as StaffApplication;
    const body = { event, from, note: '' };
    return (await api.ask('POST', `${path}move/`, sita.bearer, body)).body as StaffApplication;
  };

  it('leaves out moves that were taken back and states that were corrected', async () => {
    const before = await offers();
    const { id } = await applied(api, asha);
    await moveCase(api, 'staff', sita, id, 'begin_review');
    const { held } = await move(id, 'receive_offer');
    expect(await offers()).toBe(before + 1);
    await api.ask('POST', `/api/staff/applications/${id}/undo/`, sita.bearer, { move: held!.move });
    expect(await offers()).toBe(before);
    await moveCase(api, 'staff', sita, id, 'receive_offer');
    expect(await offers()).toBe(before + 1);
    const correction = { from: 'offer', to: 'in_review', note: 'The university has not decided yet.' };
    const path = `/api/staff/applications/${id}/correct/`;
    expect((await api.ask('POST', path, sita.bearer, { ...correction, send_now: true })).status).toBe(200);
    expect(await offers()).toBe(before);
    expect(await found('applications', { left: 'offer', left_on: '2026-06-01..2026-06-01' })).toBe(0);
    await db.deleteFrom('applications').where('id', '=', id).execute();
  });

  it('counts the last answer of the visa office', async () => {
    const granted = async () => (await read('visas/?period=this_month')).total!;
    const before = await granted();
    const { id } = await applied(api, asha);
    for (const event of ['begin_review', 'lodge_visa', 'visa_refused', 'lodge_visa'])
      await moveCase(api, 'staff', sita, id, event);
    const refused = await granted();
    expect(refused).toMatchObject({ refused: before['refused']! + 1, granted: before['granted'] });
    expect(refused['waiting']).toBe(before['waiting']! + 1);
    await moveCase(api, 'staff', sita, id, 'visa_granted');
    expect(await granted()).toMatchObject({
      refused: before['refused'],
      granted: before['granted']! + 1,
      waiting: before['waiting'],
    });
    await db.deleteFrom('applications').where('id', '=', id).execute();
  });

  it('says how long it was in a state', async () => {
    const { id } = await applied(api, asha);
    const from = api.clock.now();
    api.clock.advance({ days: 3 });
    const again = await api.logIn(sita.email);
    await moveCase(api, 'staff', again, id, 'begin_review');
    const { rows } = await read('times/?from=2026-06-04&to=2026-06-04', again);
    expect(rows.find(({ key }) => key === 'submitted')?.values).toMatchObject({
      left: 1,
      median: 3,
      most: 3,
    });
    expect(rows.find(({ key }) => key === 'offer')?.values).toMatchObject({ left: 0, median: null });
    api.clock.advance({ days: -3 });
    expect(api.clock.now()).toEqual(from);
    await db.deleteFrom('applications').where('id', '=', id).execute();
    sita = await api.logIn(sita.email);
    reader = await api.logIn(reader.email);
  });
});

describe('the time of a report', () => {
  it.each([
    ['', '2025-07-01', '2026-06-01'],
    ['period=this_month', '2026-06-01', '2026-06-01'],
    ['period=last_month', '2026-05-01', '2026-05-31'],
    ['period=fiscal_year', '2025-07-17', '2026-06-01'],
    ['period=last_fiscal_year', '2024-07-16', '2025-07-16'],
    ['from=2024-02-29&to=2024-03-01', '2024-02-29', '2024-03-01'],
  ])('%s is from %s to %s', async (query, from, to) => {
    expect(await read(`funnel/?${query}`)).toMatchObject({ from, to });
  });

  it('has a line for each month, also without a case', async () => {
    const { rows } = await read('funnel/?from=2023-11-30&to=2024-02-01');
    expect(rows.map(({ label, values }) => [label, values['cases']])).toEqual([
      ['November 2023', 0],
      ['December 2023', 0],
      ['January 2024', 0],
      ['February 2024', 0],
    ]);
  });

  it.each([
    'funnel/?period=tomorrow',
    'funnel/?by=state',
    'times/?by=month',
    'funnel/?from=2026-01-01',
    'funnel/?from=2026-02-30&to=2026-03-01',
    'funnel/?from=2026-03-01&to=2026-02-01',
    'funnel/?from=2019-01-01&to=2026-02-01',
  ])('is refused: %s', async (query) => {
    expect((await api.get(`/api/staff/reports/${query}`, sita.bearer)).status).toBe(400);
  });

  it.each([
    'submitted=2026',
    'visa_on=x',
    'left=offer&left_on=x',
    'left_on=2026-01-01..2026-01-02',
    'visa=maybe',
    'reached=moon',
  ])('is no filter of the list: %s', async (query) => {
    expect((await api.get(`/api/staff/applications/?${query}`, sita.bearer)).status).toBe(400);
  });

  it.each(['entered=today', 'linked=maybe', 'university=x'])(
    'is no filter of enquiries: %s',
    async (query) => {
      expect((await api.get(`/api/staff/enquiries/?${query}`, sita.bearer)).status).toBe(400);
    },
  );
});

describe('a report', () => {
  it('is downloaded as a table with sums, in which no cell is a formula', async () => {
    const { status, body } = await api.get('/api/staff/reports/workload/export/?format=csv', reader.bearer);
    expect(status).toBe(200);
    const lines = Buffer.from(body as Uint8Array)
      .toString()
      .trim()
      .split('\r\n');
    const { rows, total } = await read('workload/', reader);
    expect(lines).toHaveLength(rows.length + 2);
    expect(lines[0]).toContain('Counselor,Open cases,Our turn,Due today,Overdue,New answers,Open enquiries');
    expect(lines.some((line) => line.startsWith('" =Sita Shrestha",'))).toBe(true);
    expect(lines.at(-1)).toBe(`Total,${REPORTS.workload.columns.map(({ name }) => total![name]).join(',')}`);
  });

  it('is for everybody in the office and for nobody else', async () => {
    expect((await read('visas/', reader)).rows.length).toBeGreaterThan(0);
    for (const path of ['/api/staff/reports/visas/', '/api/staff/reports/visas/export/']) {
      expect((await api.get(path, asha.bearer)).status).toBe(403);
      expect((await api.get(path)).status).toBe(401);
    }
    expect((await api.get('/api/staff/reports/salaries/', sita.bearer)).status).toBe(404);
  });
});
