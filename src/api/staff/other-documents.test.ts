import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { applied as appliedWithCv, pdf, type FormPart } from '../../../tests/support/applications.ts';
import type { TestPerson } from '../../../tests/support/people.ts';
import type { StaffApplication } from '../../contract/applications.ts';
import type { OtherDocuments } from '../../contract/reusable.ts';

/** Staff copy what a student sent with one application into another. */

const api = await testApi();
const { db } = api.handle;
const LIST = '/api/staff/applications/';
let asha: TestPerson;
let sita: TestPerson;
let count = 0;
beforeEach(async () => {
  count += 1;
  asha = await api.user(`asha${count}@example.com`);
  sita = await api.staff('sita@example.com', { first_name: 'Sita', last_name: 'Shrestha' });
});

const passport = (bytes: Buffer): FormPart => [
  'passport_documents[0][file]',
  { name: 'passport.pdf', bytes },
];
/** The same form within ten minutes would be the same application. */
async function applied(who: TestPerson, parts: readonly FormPart[] = []) {
  api.clock.advance({ minutes: 11 });
  return appliedWithCv(api, who, parts);
}
const others = async (id: string) =>
  ((await api.get(`${LIST}${id}/other-documents/`, sita.bearer)).body as OtherDocuments).documents;
const copy = (id: string, documents: readonly string[], as = sita) =>
  api.ask('POST', `${LIST}${id}/other-documents/`, as.bearer, { earlier_documents: documents });

describe('documents of other applications', () => {
  it('are offered once each, without what the application has', async () => {
    const bytes = pdf();
    const first = await applied(asha, [passport(bytes)]);
    const second = await applied(asha, [passport(bytes)]);
    expect(await others(second.id)).toMatchObject([{ group: 'cv_documents', reference: first.reference }]);
    expect(await others((await applied(asha)).id)).toMatchObject([
      { group: 'cv_documents' },
      { group: 'passport_documents', file_name: 'passport.pdf', reference: second.reference },
      { group: 'cv_documents' },
    ]);
    expect(await others((await applied(await api.user(`bina${count}@example.com`))).id)).toEqual([]);
  });

  it('become files of their own, which the student sees without a mail', async () => {
    const bytes = pdf(200_000);
    const first = await applied(asha, [passport(bytes)]);
    const { id } = await applied(asha);
    await db.deleteFrom('mails').execute();
    const wanted = first.documents.find(({ group }) => group === 'passport_documents')!;
    const { status, body } = await copy(id, [wanted.id]);
    expect(status, JSON.stringify(body)).toBe(200);
    const { documents, history } = body as StaffApplication;
    expect(documents[1]).toMatchObject({ added_by: 'staff', taken_from: first.reference });
    expect(history.at(-1)).toMatchObject({
      event: 'document_added',
      by: 'staff',
      who: 'Sita Shrestha',
      files: ['passport.pdf'],
    });
    const path = `/api/user/applications/${id}/documents/${documents[1]!.id}/`;
    expect((await api.get(path, asha.bearer)).body as Buffer).toEqual(bytes);
    expect(await db.selectFrom('mails').select('template').execute()).toEqual([]);

    // Sent again, as after a lost answer: nothing more.
    expect(((await copy(id, [wanted.id])).body as StaffApplication).documents).toHaveLength(2);
    // A third application can take it from here.
    expect((await others((await applied(asha)).id)).map(({ file_name }) => file_name)).toContain(
      'passport.pdf',
    );
  });

  it('are never those of another student, and need the right to write cases', async () => {
    const { id } = await applied(asha);
    const strange = await applied(await api.user(`bina${count}@example.com`), [passport(pdf())]);
    const files = (await api.storage.files()).length;
    const refused = await copy(id, [strange.documents[0]!.id]);
    expect(refused).toMatchObject({
      status: 400,
      body: { earlier_documents: [expect.stringMatching(/is no longer there/)] },
    });
    expect(await copy(id, [])).toMatchObject({ status: 400 });
    expect((await copy(id, [strange.documents[0]!.id], asha)).status).toBe(403);
    expect((await api.storage.files()).length).toBe(files);
  });
});
