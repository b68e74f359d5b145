import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { applied, pdf, sendForm, type FormPart } from '../../../tests/support/applications.ts';
import type { TestPerson } from '../../../tests/support/people.ts';

/** A text in place of a file, or a file in place of a text, is refused by name, and nothing of the form is stored. */

const PATH = '/api/app/application-create/';
const NOT_A_FILE = 'The submitted data was not a file. Check the encoding type on the form.';
const api = await testApi();
let asha: TestPerson;
beforeAll(async () => {
  asha = await api.user('asha@example.com');
});
const file = (name = 'cv.pdf') => ({ name, bytes: pdf() });
const send = (...parts: FormPart[]) => sendForm(api, PATH, asha, parts);
const kept = async () => {
  const [rows] = await api.handle.run(`select (select count(*) from applications)::int as cases,
    (select count(*) from stored_files)::int as files`);
  return rows;
};

describe('a text in place of a file', () => {
  it.each([
    ['academic_documents', [NOT_A_FILE]],
    ['academic_documents[]', [NOT_A_FILE]],
    ['academic_documents[x][file]', [NOT_A_FILE]],
    ['academic_documents[0][file]', { 0: { file: [NOT_A_FILE] } }],
    ['academic_documents[3]file', { 3: { file: [NOT_A_FILE] } }],
  ])('is refused under the name %s', async (name, errors) => {
    for (const text of ['C:\\fakepath\\marks.pdf', '']) {
      const answer = await send([name, text], ['cv_documents[0][file]', file()]);
      expect([answer.status, answer.body]).toEqual([
        400,
        { academic_documents: errors, detail: expect.stringMatching(/^Academic Documents.*: The submitted/) },
      ]);
    }
    expect(await kept()).toEqual({ cases: 0, files: 0 });
  });

  it('is refused where documents are added as well', async () => {
    const { id } = await applied(api, asha);
    const answer = await sendForm(api, `/api/user/applications/${id}/documents/`, asha, [
      ['cv_documents[0][file]', 'cv.pdf'],
    ]);
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { cv_documents: { 0: { file: [NOT_A_FILE] } } },
    ]);
    await api.handle.run(`delete from applications; delete from stored_files`);
  });
});

describe('a file in place of a text', () => {
  it.each(['first_name', 'marital_status', 'preferred_course'])('is refused as the text %s', async (name) => {
    const answer = await send([name, file()]);
    expect([answer.status, answer.body]).toEqual([
      400,
      { [name]: ['Not a valid string.'], detail: expect.stringContaining('Not a valid string.') },
    ]);
  });

  it.each(['academic_documents', 'academic_documents[]', 'academic_documents[x][file]'])(
    'is refused under %s, which has no number',
    async (name) => {
      const answer = await send([name, file()]);
      expect([answer.status, answer.body]).toMatchObject([
        400,
        { academic_documents: [expect.stringContaining('academic_documents[0][file]')] },
      ]);
    },
  );

  it('is ignored when it is a file field that was left empty', async () => {
    const body = new FormData();
    for (const name of ['first_name', 'academic_documents', 'cv_documents[0][file]'])
      body.append(name, new File([], ''));
    const request = new Request(`http://10.0.0.7${PATH}`, { method: 'POST', headers: asha.bearer, body });
    expect((await api.fetch(request)).status).toBe(201);
  });
});

describe('texts that are too long', () => {
  it.each([
    ['one of its own that is long', [['address', 'x'.repeat(256 * 1024)]]],
    ['one that nobody asked for', [['more', 'x'.repeat(256 * 1024)]]],
    ['very many', Array.from({ length: 201 }, (_, at) => [`more${at}`, 'x'])],
  ] as [string, FormPart[]][])('are refused at once: %s', async (_name, parts) => {
    expect(await send(...parts)).toMatchObject({ status: 413, body: { code: 'upload_texts_too_large' } });
  });

  it('are skipped up to a limit that does not apply to files', async () => {
    const files = Array.from({ length: 250 }, (_, at): FormPart => [`cv_documents[${at}][file]`, file()]);
    const answer = await send(['more', 'x'.repeat(200_000)], ['first_name', 'Asha'], ...files);
    expect(answer.status).toBe(201);
  });
});
