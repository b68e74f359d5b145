import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { applied, moveCase, pdf, sendForm, type FormPart } from '../../../tests/support/applications.ts';
import { PASSWORD, type TestPerson } from '../../../tests/support/people.ts';
import { SHIPPED_CHECKLIST } from '../../content/checklist/index.ts';
import { setPublished } from '../../content/live.ts';
import type { Application } from '../../contract/applications.ts';
import type { CaseChecklist, OwnChecklist } from '../../contract/checklists.ts';
import { HOLD_MINUTES } from '../../domain/applications/policy.ts';

/** What a case needs of its student, by country and by who pays, and asking for it. */

const api = await testApi();
const { course } = api.catalogue;
let asha: TestPerson;
let sita: TestPerson;
let count = 0;
beforeEach(async () => {
  count += 1;
  asha = await api.user(`checked${count}@example.com`);
  sita = await api.staff('sita@example.com', { first_name: 'Sita', last_name: 'Shrestha' });
});

const address = (id: string, call = '') => `/api/staff/applications/${id}/checklist/${call}`;
const ownAddress = (id: string) => `/api/user/applications/${id}/checklist/`;
const read = async (id: string) => (await api.get(address(id), sita.bearer)).body as CaseChecklist;
const own = async (id: string, as = asha) => (await api.get(ownAddress(id), as.bearer)).body as OwnChecklist;
const send = (id: string, call: string, body: object, as = sita) =>
  api.ask('POST', address(id, call), as.bearer, body);
const lineOf = <Line extends { line: string }>({ lines }: { lines: readonly Line[] }, key: string) =>
  lines.find(({ line }) => line === key);
const keysOf = ({ lines }: { lines: readonly { line: string }[] }) => lines.map(({ line }) => line);
const file = (group: string, name = 'scan.pdf'): FormPart => [`${group}[0][file]`, { name, bytes: pdf() }];
const addFile = (id: string, group: string) => {
  api.clock.advance({ minutes: 1 });
  return sendForm(api, `/api/user/applications/${id}/documents/`, asha, [file(group)]);
};
const mailsTo = async ({ email }: TestPerson) =>
  (await api.sent()).flatMap(({ to, letter }) =>
    to === email && letter.template === 'application-note' ? [letter.data] : [],
  );
const NOBODY = { sponsors: [], destination: null };
const pay = (id: string, sponsors: string[], destination: string | null = null) =>
  send(id, 'facts/', { before: NOBODY, after: { sponsors, destination } });

describe('the lines of a case', () => {
  it('depend on the country of the university, or on the one that staff set', async () => {
    const { id } = await applied(api, asha, [['preferred_course', String(course.plain)]]);
    const list = await read(id);
    expect(list).toMatchObject({ stage: 'apply', destination: 'australia', set_destination: null });
    expect(keysOf(list)).toEqual(expect.arrayContaining(['passport', 'australia-oshc', 'medical']));
    expect(keysOf(list)).not.toContain('canada-gic');
    const { body } = await pay(id, [], 'canada');
    expect(body).toMatchObject({ destination: 'canada', set_destination: 'canada' });
    expect(keysOf(body as CaseChecklist)).toContain('canada-gic');
    expect(keysOf(body as CaseChecklist)).not.toContain('australia-oshc');
    // A case whose university is only a name has the lines for every country.
    const { id: other } = await applied(api, asha, [['preferred_university', 'Somewhere']]);
    const general = await read(other);
    expect(general.destination).toBeNull();
    expect(keysOf(general)).toContain('passport');
    expect(keysOf(general)).not.toContain('medical');
  });

  it('depend on who pays, which can be several', async () => {
    const { id } = await applied(api, asha);
    expect(keysOf(await read(id))).not.toContain('bank-balance');
    const { body } = await pay(id, ['family', 'loan']);
    expect(body).toMatchObject({ sponsors: ['family', 'loan'] });
    const keys = keysOf(body as CaseChecklist);
    expect(keys).toEqual(expect.arrayContaining(['bank-balance', 'loan-sanction-letter', 'sponsor-letter']));
    expect(keys).not.toContain('scholarship-letter');
    expect((await own(id)).sponsors).toEqual(['family', 'loan']);
    expect(
      (await send(id, 'facts/', { before: NOBODY, after: { ...NOBODY, sponsors: ['uncle'] } })).status,
    ).toBe(400);
  });

  it('are what the office has published, and married students have one more', async () => {
    const { id } = await applied(api, asha, [['marital_status', 'Yes']]);
    expect(keysOf(await read(id))).toContain('marriage-certificate');
    const [first] = SHIPPED_CHECKLIST.lines;
    setPublished(new Map([['checklist', { lines: [{ ...first, name: 'Travel document' }] }]]));
    try {
      expect((await read(id)).lines).toMatchObject([{ line: 'passport', name: 'Travel document' }]);
    } finally {
      setPublished(new Map());
    }
    const { id: single } = await applied(api, asha);
    expect(keysOf(await read(single))).not.toContain('marriage-certificate');
  });

  it('say how far the case is; the student learns of a move only when it is shown', async () => {
    const { id } = await applied(api, asha);
    await moveCase(api, 'staff', sita, id, 'begin_review');
    const move = { event: 'send_to_university', from: 'in_review' };
    await api.ask('POST', `/api/staff/applications/${id}/move/`, sita.bearer, move);
    expect((await read(id)).stage).toBe('offer');
    expect((await own(id)).stage).toBe('apply');
    api.clock.advance({ minutes: HOLD_MINUTES });
    expect((await own(id)).stage).toBe('offer');
    // Asking for documents does not put the case back.
    await moveCase(api, 'staff', sita, id, 'request_documents');
    expect((await read(id)).stage).toBe('offer');
  });
});

describe('a line', () => {
  it('has arrived when a file of its kind is there, and is accepted', async () => {
    const { id } = await applied(api, asha, [file('passport_documents', 'pass.pdf')]);
    const list = await read(id);
    expect(lineOf(list, 'passport')).toMatchObject({ state: 'arrived', files: ['pass.pdf'], version: 0 });
    expect(lineOf(list, 'english-test')).toMatchObject({ state: 'missing', files: [] });
    const { body } = await send(id, 'mark/', { line: 'passport', version: 0, mark: 'accepted' });
    expect(lineOf(body as CaseChecklist, 'passport')).toMatchObject({
      state: 'accepted',
      changed_by: 'Sita Shrestha',
      version: 1,
    });
    expect(lineOf(await own(id), 'passport')).toMatchObject({ state: 'accepted' });
    expect(await mailsTo(asha)).toEqual([]);
    const undone = await send(id, 'mark/', { line: 'passport', version: 1, mark: 'open' });
    expect(lineOf(undone.body as CaseChecklist, 'passport')).toMatchObject({ state: 'arrived' });
  });

  it('under additional documents has arrived only when something came after it was asked for', async () => {
    const { id } = await applied(api, asha, [file('additional_documents')]);
    expect(lineOf(await read(id), 'citizenship')).toMatchObject({ state: 'missing' });
    await send(id, 'ask/', { lines: [{ line: 'citizenship', version: 0 }] });
    expect(lineOf(await read(id), 'citizenship')).toMatchObject({ state: 'missing' });
    await addFile(id, 'additional_documents');
    expect(lineOf(await read(id), 'citizenship')).toMatchObject({ state: 'arrived', files: ['scan.pdf'] });
    expect(lineOf(await read(id), 'statement-of-purpose')).toMatchObject({ state: 'missing' });
  });

  it('is to be redone with a reason, which reaches the student, until a new file comes', async () => {
    const { id } = await applied(api, asha, [file('passport_documents')]);
    const redo = { line: 'passport', version: 0, mark: 'redo', reason: 'The last line is cut off.' };
    expect((await send(id, 'mark/', { ...redo, reason: ' ' })).status).toBe(400);
    await send(id, 'mark/', { ...redo, tell: true });
    expect(lineOf(await own(id), 'passport')).toMatchObject({
      state: 'redo',
      reason: 'The last line is cut off.',
      asked_at: api.clock.now().toISOString(),
    });
    const [mail, ...more] = await mailsTo(asha);
    expect(more).toEqual([]);
    expect(mail!.note).toContain('The last line is cut off.');
    expect(mail!.link).toMatch(new RegExp(`/account/applications/${id}#checklist$`));
    await addFile(id, 'passport_documents');
    expect(lineOf(await own(id), 'passport')).toMatchObject({ state: 'arrived', reason: '' });
  });

  it('that is put aside is not on the list of the student; one of the case alone is', async () => {
    const { id } = await applied(api, asha);
    const ticket = randomUUID();
    const added = { ticket, name: 'Letter about the change of subject', stage: 'apply' };
    await send(id, 'lines/', added);
    const { body } = await send(id, 'lines/', added);
    const mine = (body as CaseChecklist).lines.filter((each) => each.added);
    expect(mine).toMatchObject([{ line: `own-${ticket}`, name: added.name, state: 'missing' }]);
    expect(keysOf(await own(id))).toContain(`own-${ticket}`);
    const { version } = mine[0]!;
    await send(id, 'mark/', { line: `own-${ticket}`, version, mark: 'aside', reason: 'Not asked any more' });
    expect(keysOf(await own(id))).not.toContain(`own-${ticket}`);
    expect(lineOf(await read(id), `own-${ticket}`)).toMatchObject({
      state: 'aside',
      reason: 'Not asked any more',
    });
    const { id: other } = await applied(api, asha);
    expect(keysOf(await read(other))).not.toContain(`own-${ticket}`);
  });
});

describe('asking', () => {
  it('for many lines is one message, in the history and by mail, and says since when', async () => {
    const { id } = await applied(api, asha);
    const lines = ['passport', 'english-test', 'citizenship'].map((line) => ({ line, version: 0 }));
    api.clock.advance({ minutes: 1 });
    const { body } = await send(id, 'ask/', { lines, note: 'Dear Asha, we begin today.' });
    for (const { line } of lines)
      expect(lineOf(body as CaseChecklist, line)).toMatchObject({ asked_at: api.clock.now().toISOString() });
    const mails = await mailsTo(asha);
    expect(mails).toHaveLength(1);
    for (const words of ['Dear Asha, we begin today.', 'Passport', 'English test result', 'Citizenship'])
      expect(mails[0]!.note).toContain(words);
    const { history } = (await api.get(`/api/user/applications/${id}/`, asha.bearer)).body as Application;
    expect(history.at(-1)).toMatchObject({ event: 'note', by: 'staff', is_new: true });
    expect(history).toHaveLength(2);
    // For one line: one more.
    api.clock.advance({ minutes: 1 });
    await send(id, 'ask/', { lines: [{ line: 'passport', version: 1 }] });
    expect(await mailsTo(asha)).toHaveLength(2);
  });

  it('says why a line is to be sent again', async () => {
    const { id } = await applied(api, asha, [file('passport_documents')]);
    await send(id, 'mark/', { line: 'passport', version: 0, mark: 'redo', reason: 'Too dark.' });
    expect(await mailsTo(asha)).toEqual([]);
    await send(id, 'ask/', { lines: [{ line: 'passport', version: 1 }] });
    expect((await mailsTo(asha))[0]!.note).toContain('Please send it again: Too dark.');
    expect(lineOf(await own(id), 'passport')).toMatchObject({ state: 'redo', reason: 'Too dark.' });
  });

  it('is refused when a colleague has changed a line meanwhile, and nobody is mailed', async () => {
    const { id } = await applied(api, asha);
    await send(id, 'mark/', { line: 'passport', version: 0, mark: 'aside' });
    const lines = ['english-test', 'passport'].map((line) => ({ line, version: 0 }));
    const refused = { status: 409, body: { code: 'checklist_changed' } };
    expect(await send(id, 'ask/', { lines })).toMatchObject(refused);
    expect(await send(id, 'mark/', { ...lines[1], mark: 'accepted' })).toMatchObject(refused);
    expect(await send(id, 'ask/', { lines: [{ line: 'gone', version: 0 }] })).toMatchObject(refused);
    expect(lineOf(await read(id), 'english-test')).toMatchObject({ asked_at: null, version: 0 });
    expect(await mailsTo(asha)).toEqual([]);
    await pay(id, ['self']);
    expect(await pay(id, ['loan'])).toMatchObject(refused);
    // The same again changes nothing.
    expect((await pay(id, ['self'])).status).toBe(200);
  });

  it('at the same time mails the student once', async () => {
    const { id } = await applied(api, asha);
    const ask = () => send(id, 'ask/', { lines: [{ line: 'passport', version: 0 }] });
    const statuses = (await Promise.all([ask(), ask(), ask()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
    expect(await mailsTo(asha)).toHaveLength(1);
  });

  it('is not possible in a closed case, to which nobody can add documents', async () => {
    const { id } = await applied(api, asha);
    await moveCase(api, 'staff', sita, id, 'begin_review');
    await moveCase(api, 'staff', sita, id, 'reject');
    await moveCase(api, 'staff', sita, id, 'close');
    const refused = { status: 409, body: { code: 'no_such_move' } };
    expect(await send(id, 'ask/', { lines: [{ line: 'passport', version: 0 }] })).toMatchObject(refused);
  });
});

describe('a checklist', () => {
  it('is seen by its student and by staff alone, and changed by who may work cases', async () => {
    const { id } = await applied(api, asha);
    const bina = await api.user('bina@example.com');
    const reader = await api.staff('reader@example.com', undefined, 'reader');
    const editor = await api.staff('editor@example.com', undefined, 'editor');
    expect((await api.get(ownAddress(id), bina.bearer)).status).toBe(404);
    expect((await api.get(ownAddress(id), sita.bearer)).status).toBe(404);
    expect((await api.get(address(id), asha.bearer)).status).toBe(403);
    const line = { line: 'passport', version: 0 };
    const writes: [string, object][] = [
      ['mark/', { ...line, mark: 'accepted' }],
      ['ask/', { lines: [line] }],
      ['facts/', { before: NOBODY, after: { sponsors: ['self'], destination: null } }],
      ['lines/', { ticket: randomUUID(), name: 'More', stage: 'visa' }],
    ];
    for (const as of [asha, reader, editor])
      for (const [call, body] of writes) expect((await send(id, call, body, as)).status, call).toBe(403);
    for (const [call, body] of writes) expect((await send(randomUUID(), call, body)).status, call).toBe(404);
    expect((await api.get(address(id), reader.bearer)).status).toBe(200);
    expect((await read(id)).lines.every(({ version }) => version === 0)).toBe(true);
  });

  it('is in the export of its student, and is erased with the account', async () => {
    const { id, reference } = await applied(api, asha);
    await pay(id, ['loan']);
    await send(id, 'mark/', { line: 'passport', version: 0, mark: 'redo', reason: 'Too dark.' });
    const exported = (await api.get('/api/user/export/', asha.bearer)).body as { checklists: unknown };
    expect(exported.checklists).toMatchObject([{ reference, sponsors: ['loan'] }]);
    expect(JSON.stringify(exported.checklists)).toContain('Too dark.');
    expect(JSON.stringify(exported)).not.toContain('Shrestha');
    const marks = () =>
      api.handle.db.selectFrom('checklist_marks').select('line').where('application_id', '=', id).execute();
    expect(await marks()).toHaveLength(1);
    await api.ask('POST', '/api/user/delete/', asha.bearer, { password: PASSWORD });
    expect(await marks()).toEqual([]);
  });
});
