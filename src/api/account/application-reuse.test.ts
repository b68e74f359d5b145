import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import {
  applied as appliedWithCv,
  moveCase,
  pdf,
  sendForm,
  type FormPart,
} from '../../../tests/support/applications.ts';
import type { TestPerson } from '../../../tests/support/people.ts';
import type { Application } from '../../contract/applications.ts';
import type { Reusable } from '../../contract/reusable.ts';
import { deleteDocuments } from '../../domain/applications/commands.retention.ts';

/** What a new application takes over from earlier ones: answers and documents. */

const api = await testApi();
const { db } = api.handle;
let count = 0;
let asha: TestPerson;
beforeEach(async () => {
  asha = await api.user(`asha${(count += 1)}@example.com`);
});

const CREATE = '/api/app/application-create/';
/** The same form within ten minutes is the same application. */
const another: FormPart = ['preferred_course', 'Another course'];
const own = (id: string) => `/api/user/applications/${id}/`;
const passport = (bytes = pdf()): FormPart => [
  'passport_documents[0][file]',
  { name: 'passport.pdf', bytes },
];
const along = (...ids: string[]): FormPart => ['earlier_documents', ids.join(',')];

const offered = async (who: TestPerson) =>
  (await api.get('/api/user/reusable/', who.bearer)).body as Reusable;
/** Applies with these parts. @returns the case as its student sees it */
async function applied(parts: readonly FormPart[], who = asha): Promise<Application> {
  api.clock.advance({ seconds: 1 });
  const { status, body } = await sendForm(api, CREATE, who, parts);
  expect(status, JSON.stringify(body)).toBe(201);
  return (await api.get(own((body as { id: string }).id), who.bearer)).body as Application;
}
async function contentOf({ id, documents: [document] }: Application, who = asha): Promise<Buffer> {
  const path = `${own(id)}documents/${document!.id}/`;
  const response = await api.fetch(new Request(`http://10.0.0.7${path}`, { headers: who.bearer }));
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

describe('what is offered', () => {
  it('is nothing to a person who has not applied, and nothing to nobody', async () => {
    expect(await offered(asha)).toEqual({ answers: null, documents: [] });
    expect((await api.get('/api/user/reusable/')).status).toBe(401);
  });

  it('is the answers of the latest application and each file once, with its case', async () => {
    const bytes = pdf();
    await applied([['first_name', 'Asha'], ['overall_score', '6'], passport(bytes)]);
    const second = await applied([['first_name', 'Asha'], ['overall_score', '7'], passport(bytes)]);
    const found = await offered(asha);
    expect(found.answers).toMatchObject({
      first_name: 'Asha',
      overall_score: '7',
      reference: second.reference,
    });
    expect(found.documents).toMatchObject([
      { id: second.documents[0]!.id, group: 'passport_documents', reference: second.reference },
    ]);
    expect(await offered(await api.user(`bina${count}@example.com`))).toEqual({
      answers: null,
      documents: [],
    });
  });

  it('has no document of staff and none that was deleted', async () => {
    const { id } = await appliedWithCv(api, asha);
    await db
      .updateTable('application_documents')
      .set({ added_by: 'staff' })
      .where('application_id', '=', id)
      .execute();
    const other = await applied([passport()]);
    expect((await offered(asha)).documents).toHaveLength(1);
    await db.deleteFrom('file_keys').execute();
    expect((await offered(asha)).documents).toEqual([]);
    const refused = await sendForm(api, CREATE, asha, [along(other.documents[0]!.id)]);
    expect(refused.status).toBe(400);
  });
});

describe('a document that is taken along', () => {
  it('is a file of its own with the same content, and says where it came from', async () => {
    const bytes = pdf(200_000);
    const first = await applied([passport(bytes)]);
    const second = await applied([passport(), along(first.documents[0]!.id)]);
    expect(second.documents).toMatchObject([
      { group: 'passport_documents', file_name: 'passport.pdf', taken_from: '' },
      {
        group: 'passport_documents',
        file_name: 'passport.pdf',
        taken_from: first.reference,
        bytes: bytes.length,
      },
    ]);
    expect(await contentOf({ ...second, documents: [second.documents[1]!] })).toEqual(bytes);
    const office = await api.staff(`office${count}@example.com`);
    const seen = await api.get(`/api/staff/applications/${second.id}/`, office.bearer);
    expect(seen.body).toMatchObject({ documents: [{ taken_from: '' }, { taken_from: first.reference }] });
    const exported = await api.get('/api/user/export/', asha.bearer);
    expect(JSON.stringify(exported.body)).toContain(`"taken_from":"${first.reference}"`);
  });

  it('outlives the documents of the case it came from', async () => {
    const bytes = pdf();
    const first = await applied([passport(bytes)]);
    const second = await applied([another, along(first.documents[0]!.id)]);
    await moveCase(api, 'user', asha, first.id, 'withdraw');
    await db.transaction().execute((trx) => deleteDocuments(trx, sql`select ${first.id}::uuid`));
    await api.applications.sweep();
    expect(await contentOf(second)).toEqual(bytes);
    expect((await offered(asha)).documents).toMatchObject([{ reference: second.reference }]);
  });

  it('goes with the account', async () => {
    const before = (await api.storage.files()).length;
    const first = await applied([passport()]);
    await applied([another, along(first.documents[0]!.id)]);
    expect((await api.storage.files()).length).toBe(before + 2);
    const erased = await api.ask('POST', '/api/user/delete/', asha.bearer, { password: asha.password });
    expect(erased.status).toBe(200);
    await api.applications.sweep();
    expect((await api.storage.files()).length).toBe(before);
  });

  it('must be the person’s own: other ids are refused, and nothing is stored', async () => {
    const bina = await api.user(`bina${count}@example.com`);
    const hers = await applied([passport()], bina);
    const before = (await api.storage.files()).length;
    const foreign = hers.documents[0]!.id;
    const wrong = [
      foreign,
      crypto.randomUUID(),
      'x',
      "' or 1=1",
      hers.id,
      `${foreign},${foreign.toUpperCase()}`,
    ];
    for (const id of wrong) {
      const refused = await sendForm(api, CREATE, asha, [passport(), along(id)]);
      expect(refused, id).toMatchObject({ status: 400, body: { earlier_documents: [/no longer there/] } });
    }
    const many = Array.from({ length: 201 }, () => crypto.randomUUID());
    expect((await sendForm(api, CREATE, asha, [along(...many)])).status).toBe(400);
    expect((await api.storage.files()).length).toBe(before);
    expect((await offered(asha)).answers).toBeNull();
  });

  it('is added to a case in the account, once', async () => {
    const first = await applied([passport()]);
    const second = await applied([]);
    const add = () => sendForm(api, `${own(second.id)}documents/`, asha, [along(first.documents[0]!.id)]);
    for (const answer of [await add(), await add()])
      expect(answer).toMatchObject({ status: 200, body: { documents: [{ taken_from: first.reference }] } });
    const bina = await api.user(`bina${count}@example.com`);
    const hers = await applied([], bina);
    const stolen = await sendForm(api, `${own(hers.id)}documents/`, bina, [along(first.documents[0]!.id)]);
    expect(stolen.status).toBe(400);
  });

  it('is not copied twice when the form is sent again', async () => {
    const first = await applied([passport()]);
    const parts = [['address', 'Dharan'], along(first.documents[0]!.id)] satisfies FormPart[];
    const once = await applied(parts);
    const files = (await api.storage.files()).length;
    expect((await applied(parts)).id).toBe(once.id);
    expect((await api.storage.files()).length).toBe(files);
  });
});
