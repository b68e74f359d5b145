import { describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { uglyEnquiries, WRONG_ROWS } from '../../../tests/support/ugly-enquiries.ts';
import type {
  EnquiryImport,
  EnquiryImportItem,
  EnquiryImportRow,
  MatchEnquiries,
} from '../../contract/enquiry-imports.ts';
import type { Enquiry, EnquiryItem } from '../../contract/enquiries.ts';
import type { Paged } from '../../contract/paging.ts';
import { sheetsAsBytes } from '../../../tests/support/workbook.ts';

const api = await testApi();
const { ask, get } = api;
const office = await api.staff('office@example.com');
const ROOT = '/api/staff/enquiry-imports/';

async function upload(name: string, content: string | Uint8Array, by = office) {
  const form = new FormData();
  form.append('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], name));
  const request = new Request(`http://10.0.0.7:3000${ROOT}`, {
    method: 'POST',
    headers: by.bearer,
    body: form,
  });
  const response = await api.fetch(request, { clientAddress: '203.0.113.1' });
  const checked = await api.check.expectMatchesOpenApi('POST', ROOT, response);
  return { status: checked.status, body: checked.body as EnquiryImport & Record<string, unknown> };
}

const read = async (id: number) => (await get(`${ROOT}${id}/`, office.bearer)).body as EnquiryImport;
const rows = async (id: number, query = '') =>
  (await get(`${ROOT}${id}/rows/?records=100${query}`, office.bearer)).body as Paged<EnquiryImportRow>;
const match = ({ id, version, header_row, matching }: EnquiryImport, change: Partial<MatchEnquiries> = {}) =>
  ask('POST', `${ROOT}${id}/match/`, office.bearer, { version, header_row, ...matching, ...change });
const begin = async (id: number, step: string) => {
  const { version } = await read(id);
  return ask('POST', `${ROOT}${id}/run/`, office.bearer, { step, version });
};
const run = async (id: number, step: string) => {
  expect(await begin(id, step)).toMatchObject({ status: 200 });
  await api.sent();
  return read(id);
};
const enter = async (details: object) =>
  (
    await ask('POST', '/api/staff/enquiries/', office.bearer, {
      ticket: crypto.randomUUID(),
      source: 'phone',
      ...details,
    })
  ).body as Enquiry;
const enquiries = async (query: string) =>
  (await get(`/api/staff/enquiries/?${query}`, office.bearer)).body as Paged<EnquiryItem>;

describe('a spreadsheet with enquiries', () => {
  it('is understood, checked, written with where it comes from, and undone', async () => {
    await api.handle.db
      .updateTable('users')
      .set({ first_name: 'Sita', last_name: 'Shrestha' })
      .where('email', '=', office.email)
      .execute();
    // Rows 4 and 6 of the file: one is the same person, the other one shares the number.
    const known = await enter({ name: 'Asha Rai', contact: '984-1000000' });
    await enter({ name: 'Nobody Else', contact: '9841015838' });
    const sent = await upload('Stall 2080.csv', uglyEnquiries());
    expect(sent.status).toBe(201);
    const { id, columns } = sent.body;
    expect(sent.body).toMatchObject({
      header_row: 3,
      row_count: 200,
      state: 'open',
      faults: [],
      same_as: [],
    });
    expect(columns.map(({ guessed }) => guessed)).toEqual([
      null, 'name', 'family_name', 'contact', 'email', 'interest', 'country', 'entered', 'source', 'counselor', 'stage', 'notes', null,
    ]); // oxfmt-ignore
    const unknown = sent.body.words.filter(({ meaning }) => meaning === null).map(({ text }) => text);
    expect(unknown).toEqual(expect.arrayContaining(['Kantipur gate', 'thinking', 'Moon', 'Ramesh sir']));

    const meanings = [{ field: 'source' as const, text: 'Kantipur gate', meaning: 'fair' }];
    expect(await match(sent.body, { meanings })).toMatchObject({
      status: 200,
      body: { version: 2 },
    });
    expect(await match(sent.body)).toMatchObject({ status: 409, body: { code: 'enquiry_import_changed' } });

    const checked = await run(id, 'check');
    expect(checked).toMatchObject({ state: 'checked', done: 200 });
    expect(checked.counts).toMatchObject({ wrong: WRONG_ROWS, known: 1, maybe: 2, twice: 1 });
    expect(checked.will_add).toBe(200 - WRONG_ROWS - 2);
    expect((await rows(id, '&outcome=known')).results).toMatchObject([
      {
        number: 4,
        name: 'Asha Rai',
        known: { kind: 'enquiry', id: known.id, because: 'contact' },
        added: false,
      },
    ]);
    const wrong = (await rows(id, '&outcome=wrong')).results.map(({ problems }) => problems.join(' '));
    for (const word of [
      'shortened',
      'hidden digits',
      'neither',
      'A digit of',
      'not an e-mail address',
      'last monday',
    ])
      expect(wrong).toContainEqual(expect.stringContaining(word));

    const written = await run(id, 'write');
    expect(written).toMatchObject({ state: 'written', written: checked.will_add, steps: ['undo'] });
    expect(await api.sent()).toEqual([]);
    const gurung = (await enquiries('search=bikash&records=100')).results;
    expect(gurung.length).toBeGreaterThan(5);
    const [first] = (await rows(id, '&outcome=new')).results;
    const { body } = await get(`/api/staff/enquiries/${first!.enquiry}/`, office.bearer);
    expect(body).toMatchObject({
      name: 'BIKASH Gurung',
      contact: '+977-9841007919',
      interest: 'BIT, UK',
      source: 'social',
      source_detail: 'Facebook',
      stage: 'contacted',
      counselor: { name: 'Sita Shrestha' },
      entered_at: '2023-05-12T06:15:00.000Z',
      consent_at: null,
      history: [
        {
          kind: 'imported',
          by: 'staff',
          who: 'Sita Shrestha',
          note: expect.stringContaining('Stall 2080.csv, row 5') as string,
        },
      ],
    });

    const again = (await upload('again.csv', uglyEnquiries())).body;
    expect(again.same_as).toMatchObject([{ id, written: written.written }]);
    const later = await run(again.id, 'check');
    expect(later.counts).toMatchObject({ known: later.row_count - WRONG_ROWS });

    const worked = first!.enquiry!;
    await ask('POST', `/api/staff/enquiries/${worked}/log/`, office.bearer, {
      ticket: crypto.randomUUID(),
      kind: 'called',
    });
    const undone = await run(id, 'undo');
    expect(undone).toMatchObject({ state: 'undone', steps: [], counts: { kept: 1 } });
    expect((await rows(id, '&outcome=kept')).results).toMatchObject([{ enquiry: worked }]);
    expect((await enquiries('search=deepa')).count).toBe(0);
    expect(await begin(id, 'undo')).toMatchObject({ status: 409, body: { code: 'no_such_import_step' } });
  });

  it('gives back the rows with a problem, safe to open and to send again', async () => {
    const { id } = (
      await upload('mend.csv', 'Name,Phone,Remarks\nAsha,123,=1+1\nBina,+9779812345678,-\nC,,"@x, ""y"""\n')
    ).body;
    await run(id, 'check');
    const answer = await api.fetch(
      new Request(`http://10.0.0.7:3000${ROOT}${id}/rows/export/?format=csv`, {
        headers: await api.prove(office),
      }),
      { clientAddress: '203.0.113.1' },
    );
    const csv = await answer.text();
    expect(csv.replace('\uFEFF', '').split('\r\n')).toEqual([
      'Name,Phone,Remarks,Row,Problem',
      'Asha,"\t123"," =1+1",2,123 is too short for a phone number.',
      'C,," @x, ""y""",4,There is neither a phone number nor an e-mail address.',
      '',
    ]);
    const { body } = await upload('mended.csv', csv.replace('\t123', '\t9812345677'));
    expect(body.matching.columns).toEqual(['name', 'contact', 'notes', null, null]);
    expect(await run(body.id, 'check')).toMatchObject({ counts: { new: 1, wrong: 1 } });
  });

  it('adds a further enquiry to somebody who is known, if that is chosen', async () => {
    const maya = await api.user('maya@example.com');
    const { id } = await api.handle.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', maya.email)
      .executeTakeFirstOrThrow();
    const { body } = await upload('maya.csv', 'Name,Email\n,maya@example.com\n');
    expect(await run(body.id, 'check')).toMatchObject({
      counts: { known: 1 },
      will_add: 0,
      steps: ['match', 'discard'],
    });
    // What was found out still holds.
    expect(await match(await read(body.id), { known: 'add' })).toMatchObject({
      body: { state: 'checked', will_add: 1 },
    });
    await run(body.id, 'write');
    const [row] = (await rows(body.id)).results;
    expect((await get(`/api/staff/enquiries/${row!.enquiry}/`, office.bearer)).body).toMatchObject({
      account: id,
    });
  });

  it('reads workbooks: figures as numbers and days, other sheets are named', async () => {
    const book = sheetsAsBytes({
      Cover: [['Prasthan']],
      Data: [
        ['Student', 'Contact', 'Date'],
        ['Hari Thapa', 9_812_000_111, 45_058],
      ],
      Old: [['x', 'y']],
    });
    const { body } = await upload('old.xlsx', book);
    expect(body).toMatchObject({ sheet: 'Data', other_sheets: ['Cover', 'Old'], row_count: 1 });
    await run(body.id, 'check');
    await run(body.id, 'write');
    const { results } = await enquiries('search=9812000111');
    expect(results).toMatchObject([
      { name: 'Hari Thapa', source: 'import', entered_at: '2023-05-12T06:15:00.000Z' },
    ]);
  });

  it('refuses files that it cannot read, with the reason', async () => {
    const fault = async (name: string, content: string | Uint8Array) =>
      JSON.stringify((await upload(name, content)).body);
    expect(await fault('x.pdf', '%PDF-1.7')).toContain('not an Excel workbook');
    expect(await fault('x.xlsx', 'Name,Phone\nAsha,9841234567\n')).toContain('plain text');
    expect(await fault('x.csv', '')).toContain('empty');
    expect(await fault('x.csv', 'Name,Phone\n')).toContain('no rows below');
    expect(await fault('x.csv', `Name,Phone\n${'A,9841234567\n'.repeat(10_011)}`)).toContain(
      'more than 10,000 rows',
    );
    expect(await fault('x.csv', `${'a,'.repeat(60)}b\n`)).toContain('more than 60 columns');
    const large = await upload('x.csv', `Name,Phone\n${'x'.repeat(5_000_000)}`);
    expect(large).toMatchObject({ status: 413, body: { code: 'enquiry_file_too_large' } });
  });

  it('needs a column to reach people by, and lets the row of headings be chosen', async () => {
    const { body } = await upload('plain.csv', 'Fair,2080\nWho,Where\nAsha Rai,Dharan\nBina Rai,Pokhara\n');
    expect(body).toMatchObject({ header_row: 0, row_count: 4, steps: ['match', 'discard'] });
    expect(await begin(body.id, 'check')).toMatchObject({ status: 409 });
    expect(await match(body, { header_row: 4 })).toMatchObject({ status: 400 });
    const moved = (await match(body, { header_row: 2 })).body as EnquiryImport;
    expect(moved.columns.map(({ heading }) => heading)).toEqual(['Who', 'Where']);
    const two = await match(moved, { columns: ['email', 'email'] });
    expect((two.body as EnquiryImport).faults).toEqual([expect.stringContaining('Two columns')]);
    expect(await ask('DELETE', `${ROOT}${body.id}/`, office.bearer)).toMatchObject({ status: 200 });
    expect(await get(`${ROOT}${body.id}/`, office.bearer)).toMatchObject({ status: 404 });
  });

  it('is for those who work enquiries, and is emptied after 30 days', async () => {
    const reader = await api.staff('reader@example.com', undefined, 'reader');
    expect((await upload('x.csv', 'Name,Phone\nA,9841234567\n', reader)).status).toBe(403);
    expect((await get(ROOT, reader.bearer)).status).toBe(403);
    const before = (await get(`${ROOT}?records=100`, office.bearer)).body as Paged<EnquiryImportItem>;
    api.clock.advance({ seconds: 31 * 86_400 });
    await api.cleanUpImports();
    const left = await api.handle.db.selectFrom('enquiry_import_rows').select('number').execute();
    expect(left).toEqual([]);
    const after = await api.handle.db
      .selectFrom('enquiry_imports')
      .select(['written_at', 'emptied_at'])
      .execute();
    expect(after.length).toBeLessThan(before.count);
    expect(after.every(({ written_at, emptied_at }) => written_at !== null && emptied_at !== null)).toBe(
      true,
    );
  });
});
