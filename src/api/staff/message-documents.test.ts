import { expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { applied, filed, pdf, sendForm, type FormPart } from '../../../tests/support/applications.ts';
import type { Application, StaffApplication } from '../../contract/applications.ts';

/** Documents that go with messages, both ways. */

const api = await testApi();
const asha = await api.user('asha@example.com');
const bina = await api.user('bina@example.com');
const sita = await api.staff('sita@example.com', { first_name: 'Sita', last_name: 'Shrestha' });
const OWN = '/api/user/applications/';
const LIST = '/api/staff/applications/';
const own = async (id: string) => (await api.get(`${OWN}${id}/`, asha.bearer)).body as Application;
const seen = async (id: string) => (await api.get(`${LIST}${id}/`, sita.bearer)).body as StaffApplication;
const say = (id: string, note: string) => api.ask('POST', `${OWN}${id}/note/`, asha.bearer, { note });
const add = (id: string, name: string, bytes: Buffer, rest: readonly FormPart[] = [['message', 'last']]) =>
  sendForm(api, `${OWN}${id}/documents/`, asha, [
    ['additional_documents[0][file]', { name, bytes }],
    ...rest,
  ]);
const write = (id: string, documents: readonly string[], as = sita) =>
  api.ask('POST', `${LIST}${id}/note/`, as.bearer, { note: 'Here it is.', documents });

it('files of a student become documents of the case and part of the message', async () => {
  const { id } = await applied(api, asha);
  expect((await say(id, 'My new marks.')).status).toBe(200);
  const marks = pdf();
  expect((await add(id, 'marks.pdf', marks)).status).toBe(200);
  // One that is refused loses neither the text nor the others.
  expect((await add(id, 'photo.pdf', Buffer.from('<svg>'))).status).toBe(400);
  expect((await add(id, 'page 2.pdf', pdf())).status).toBe(200);
  // Sent again after a lost answer.
  expect((await add(id, 'marks.pdf', marks)).status).toBe(200);
  const { history, documents } = await own(id);
  expect(history).toHaveLength(2);
  expect(history[1]).toMatchObject({
    event: 'note',
    note: 'My new marks.',
    files: ['marks.pdf', 'page 2.pdf'],
  });
  expect(documents.map(({ file_name }) => file_name)).toEqual(
    expect.arrayContaining(['marks.pdf', 'page 2.pdf']),
  );
  expect((await seen(id)).history[1]).toMatchObject({ files: ['marks.pdf', 'page 2.pdf'] });
});

it('files without a fresh message are added like others', async () => {
  const { id } = await applied(api, asha);
  expect((await add(id, 'marks.pdf', pdf())).status).toBe(200);
  await say(id, 'An old message.');
  // Its token would have expired if the clock had gone on.
  const at = new Date(api.clock.now().getTime() - 2 * 3_600_000);
  await api.handle.db
    .updateTable('application_history')
    .set({ at })
    .where('application_id', '=', id)
    .where('event', '=', 'note')
    .execute();
  expect((await add(id, 'later.pdf', pdf())).status).toBe(200);
  expect((await own(id)).history.slice(1)).toMatchObject([
    { event: 'document_added', files: ['marks.pdf'] },
    { event: 'note', files: [] },
    { event: 'document_added', files: ['later.pdf'] },
  ]);
});

it('a message of staff shows the documents that it names', async () => {
  const { id } = await applied(api, asha);
  const other = await applied(api, bina);
  const letter = await filed(api, sita, id, { name: 'offer.pdf', bytes: pdf() });
  const foreign = await filed(api, sita, other.id);
  // Another student's document is not sent, and then nothing is.
  expect((await write(id, [letter, foreign])).status).toBe(404);
  expect((await own(id)).history).toHaveLength(1);
  expect((await write(id, [letter])).status).toBe(200);
  const case1 = await own(id);
  expect(case1.filed.map((document) => document.id)).toEqual([letter]);
  expect(case1.history.at(-1)).toMatchObject({ event: 'note', note: 'Here it is.', files: ['offer.pdf'] });
  expect((await api.get(`${OWN}${id}/documents/${letter}/`, asha.bearer)).status).toBe(200);
  // Named again, it is in both messages; hidden, in none.
  expect((await write(id, [letter])).status).toBe(200);
  const files = async () => (await own(id)).history.slice(-2).map((entry) => entry.files);
  expect(await files()).toEqual([['offer.pdf'], ['offer.pdf']]);
  const hide = { action: 'hide', was: 'shown', reason: 'The wrong one' };
  expect((await api.ask('POST', `${LIST}${id}/filed/${letter}/`, sita.bearer, hide)).status).toBe(200);
  expect(await files()).toEqual([[], []]);
  expect((await write(id, [letter], asha)).status).toBe(403);
});
