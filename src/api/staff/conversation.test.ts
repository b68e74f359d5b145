import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { applied, moveCase, pdf, sendForm } from '../../../tests/support/applications.ts';
import type { TestPerson } from '../../../tests/support/people.ts';
import type { Application, FilledTemplates, OwnNews, StaffApplication } from '../../contract/applications.ts';
import { HOLD_MINUTES } from '../../domain/applications/policy.ts';

/** Messages both ways, and what the office writes for itself. */

const api = await testApi();
const LIST = '/api/staff/applications/';
const OWN = '/api/user/applications/';
const SCRIPT = '<script>alert(1)</script> "Namaste" & <b>bye</b>';
let asha: TestPerson;
let sita: TestPerson;
let count = 0;
beforeEach(async () => {
  count += 1;
  asha = await api.user(`asha${count}@example.com`);
  sita = await api.staff('sita@example.com', { first_name: 'Sita', last_name: 'Shrestha' });
});

const own = async (id: string) => (await api.get(`${OWN}${id}/`, asha.bearer)).body as Application;
const write = (id: string, note: string) => api.ask('POST', `${LIST}${id}/note/`, sita.bearer, { note });
const jot = (id: string, kind: string, note: string, as = sita) =>
  api.ask('POST', `${LIST}${id}/internal-note/`, as.bearer, { kind, note });
const look = (id: string, entries: number, as = asha) =>
  api.ask('POST', `${OWN}${id}/seen/`, as.bearer, { entries });
const news = async () => ((await api.get('/api/user/news/', asha.bearer)).body as OwnNews).applications;
const listed = async () =>
  ((await api.get(OWN, asha.bearer)).body as { results: { id: string; is_new: boolean }[] }).results;

describe('a message of the office', () => {
  it('is new to the student, on the case, in the list and in the menu, until the case is opened', async () => {
    const { id } = await applied(api, asha);
    const { id: other } = await applied(api, asha);
    expect(await news()).toBe(0);
    api.clock.advance({ minutes: 1 });
    expect((await write(id, SCRIPT)).status).toBe(200);
    expect(await news()).toBe(1);
    expect(await listed()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id, is_new: true }),
        expect.objectContaining({ id: other, is_new: false }),
      ]),
    );
    const { history } = await own(id);
    expect(history.at(-1)).toMatchObject({ note: SCRIPT, by: 'staff', who: null, is_new: true });
    // Reading alone changes nothing; a message that was not on the screen stays new.
    expect(await news()).toBe(1);
    api.clock.advance({ minutes: 1 });
    await look(id, 1);
    expect(await news()).toBe(1);
    expect((await look(id, 2)).body).toMatchObject({ history: [{ is_new: false }, { is_new: false }] });
    expect(await news()).toBe(0);
    // Another student can neither see nor mark it.
    const bina = await api.user('bina@example.com');
    expect((await look(id, 9, bina)).status).toBe(404);
    expect((await look(id, 9, sita)).status).toBe(404);
    expect((await look(id, -1)).status).toBe(400);
  });

  it('is answered by the student, which is new to the office, not to the student', async () => {
    const { id } = await applied(api, asha);
    api.clock.advance({ minutes: 1 });
    await api.ask('POST', `${OWN}${id}/note/`, asha.bearer, { note: SCRIPT });
    await sendForm(api, `${OWN}${id}/documents/`, asha, [
      ['additional_documents[0][file]', { name: 'letter.pdf', bytes: pdf() }],
    ]);
    expect(await news()).toBe(0);
    const seen = (await api.get(`${LIST}${id}/`, sita.bearer)).body as StaffApplication;
    expect(seen).toMatchObject({ unread_since: expect.any(String) });
    expect(seen.history.slice(1)).toMatchObject([
      { event: 'note', by: 'student', note: SCRIPT },
      { event: 'document_added', by: 'student', files: ['letter.pdf'] },
    ]);
  });

  it('a move is new when the student may see it, not before, and never if it is undone', async () => {
    const { id } = await applied(api, asha);
    const moved = await api.ask('POST', `${LIST}${id}/move/`, sita.bearer, {
      event: 'begin_review',
      from: 'submitted',
    });
    api.clock.advance({ minutes: 1 });
    expect(await news()).toBe(0);
    // Seen while the move waits: it is new all the same once it is shown.
    await look(id, 1);
    api.clock.advance({ minutes: HOLD_MINUTES });
    expect(await news()).toBe(1);
    expect((moved.body as StaffApplication).held).not.toBeNull();
    await look(id, 2);
    const wrong = (
      await api.ask('POST', `${LIST}${id}/move/`, sita.bearer, { event: 'reject', from: 'in_review' })
    ).body as StaffApplication;
    await api.ask('POST', `${LIST}${id}/undo/`, sita.bearer, { move: wrong.held!.move });
    api.clock.advance({ minutes: 2 * HOLD_MINUTES });
    expect(await news()).toBe(0);
  });
});

describe('an internal note or a logged call', () => {
  it('is seen by staff, and nowhere by the student', async () => {
    const { id } = await applied(api, asha);
    const mails = (await api.sent()).filter(({ to }) => to === asha.email).length;
    const before = await own(id);
    api.clock.advance({ minutes: 1 });
    await jot(id, 'internal_note', 'Father worries about SECRET money.');
    const { status, body } = await jot(id, 'call', 'SECRET: she failed IELTS.');
    expect(status).toBe(200);
    expect((body as StaffApplication).history.slice(1)).toMatchObject([
      { event: 'internal_note', internal: true, who: 'Sita Shrestha' },
      { event: 'call', internal: true, note: 'SECRET: she failed IELTS.' },
    ]);
    expect((body as StaffApplication).unread_since).toBeNull();
    expect(await own(id)).toEqual(before);
    expect(await news()).toBe(0);
    const reads = [`${OWN}${id}/`, OWN, '/api/user/export/', '/api/user/reusable/', '/api/user/news/'];
    for (const read of reads) {
      const seen = JSON.stringify((await api.get(read, asha.bearer)).body);
      expect(seen, read).not.toMatch(/SECRET|internal|called|noted/);
    }
    expect((await api.sent()).filter(({ to }) => to === asha.email)).toHaveLength(mails);
    await moveCase(api, 'user', asha, id, 'withdraw');
    expect(JSON.stringify((await api.sent()).filter(({ to }) => to === asha.email))).not.toContain('SECRET');
  });

  it('is for staff with the right to write, with a text, on a case that exists', async () => {
    const { id } = await applied(api, asha);
    for (const note of ['', '  ', 'x'.repeat(4001)]) expect((await jot(id, 'call', note)).status).toBe(400);
    expect((await jot(id, 'note', 'x')).status).toBe(400);
    expect((await jot(id, 'call', 'x', asha)).status).toBe(403);
    expect((await jot(crypto.randomUUID(), 'call', 'x')).status).toBe(404);
  });
});

describe('templates of messages', () => {
  it('are filled in from the case, and say what the case has nothing for', async () => {
    const { id, reference } = await applied(api, asha, [
      ['first_name', 'Asha <b>'],
      ['preferred_course', 'Nursing'],
    ]);
    const read = await api.get(`${LIST}${id}/templates/`, sita.bearer);
    const { templates } = read.body as FilledTemplates;
    const missing = templates.find(({ title }) => title === 'Documents are missing')!;
    expect(missing.text).toContain('Dear Asha <b>,');
    expect(missing.text).toContain(`your application ${reference} we still need your academic documents`);
    expect(missing.faults).toEqual([
      'This case has nothing for {counselor}, who looks after the case. Write it yourself.',
    ]);
    const deadline = templates.find(({ title }) => title === 'The deadline is near')!;
    expect(deadline.text).toContain('until {deadline}');
    expect(deadline.faults).toHaveLength(4);
    expect((await api.get(`${LIST}${id}/templates/`, asha.bearer)).status).toBe(403);
    expect((await api.get(`${LIST}${crypto.randomUUID()}/templates/`, sita.bearer)).status).toBe(404);
  });
});
