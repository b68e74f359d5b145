import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { answering, IELTS, NAMED, OFFICE, PASSPORT } from '../../../tests/support/answers.ts';
import { testApi } from '../../../tests/support/api.ts';
import { applied, moveCase } from '../../../tests/support/applications.ts';
import { PASSWORD, type TestPerson } from '../../../tests/support/people.ts';
import { SITTING_MINUTES, type OfficeMails } from '../../domain/applications/policy.office-mails.ts';

/** Mails to the office about what students answer: how many, when, and what they say. */

/** Changes the setting, as the owner does between two starts. */
const settings: OfficeMails = { answers: 'hourly', dailyHour: 9 };
const api = await testApi({ officeMails: settings });
const { clock } = api;
const { db } = api.handle;
const { add, later, read, seen, who, write } = answering(api);
beforeEach(() => void Object.assign(settings, { answers: 'hourly', dailyHour: 9 }));

describe('the mail to the office', () => {
  const toOffice = async () =>
    (await api.sent())
      .filter(({ to, letter }) => to === OFFICE && letter.template.endsWith('answered'))
      .map(({ letter }) => letter.data as unknown as { came: string[] });

  it('names the student, the case and the kinds of answers, without their content', async () => {
    const { id, reference } = await applied(api, who.asha, NAMED);
    await moveCase(api, 'staff', who.sita, id, 'request_documents');
    await add(id, IELTS, PASSPORT);
    clock.advance({ minutes: SITTING_MINUTES });
    await api.applications.tellOffice();
    const mail = (await toOffice()).at(-1);
    expect(mail).toEqual({
      student: 'Asha Rai',
      reference,
      what: 'Nursing',
      came: ['2 documents: IELTS / PTE / TOEFL, Passport Document'],
      link: `https://prasthan.test/admin/applications/${id}`,
    });
  });

  it('is sent at once for the first answer, and an hour later for all others', async () => {
    const { id } = await applied(api, who.asha, NAMED);
    const before = (await toOffice()).length;
    await moveCase(api, 'staff', who.sita, id, 'request_documents');
    await write(id, 'Here they come.');
    clock.advance({ minutes: 10 });
    await add(id, IELTS);
    await add(id, PASSPORT);
    await write(id, 'The rest comes tomorrow.');
    await moveCase(api, 'user', who.asha, id, 'documents_complete', 'That is all.');
    clock.advance({ minutes: 49 });
    await api.applications.tellOffice();
    expect((await toOffice()).length - before).toBe(1);
    await later({ minutes: 1 });
    await Promise.all([api.applications.tellOffice(), api.applications.tellOffice()]);
    await api.applications.tellOffice();
    const mails = (await toOffice()).slice(before);
    expect(mails.map(({ came }) => came)).toEqual([
      ['A message'],
      [
        '2 documents: IELTS / PTE / TOEFL, Passport Document',
        'A message',
        'Documents complete, with a message',
      ],
    ]);
    expect(JSON.stringify(mails)).not.toMatch(/tomorrow|That is all|page 2/);
    // The hour of another case is separate.
    const other = await applied(api, who.asha, NAMED);
    await write(other.id, 'And this one?');
    expect((await toOffice()).length - before).toBe(3);
  });

  it('names all documents that a browser sends one after the other', async () => {
    const { id } = await applied(api, who.asha, NAMED);
    const before = (await toOffice()).length;
    await add(id, IELTS);
    clock.advance({ minutes: SITTING_MINUTES - 1 });
    await add(id, PASSPORT);
    await api.applications.tellOffice();
    expect((await toOffice()).length).toBe(before);
    clock.advance({ minutes: 1 });
    await api.applications.tellOffice();
    const both = ['2 documents: IELTS / PTE / TOEFL, Passport Document'];
    expect((await toOffice()).slice(before)).toMatchObject([{ came: both }]);

    // Another action of the student sends what is waiting, too.
    const other = await applied(api, who.asha, NAMED);
    await add(other.id, IELTS);
    await write(other.id, 'Is that enough?');
    expect((await toOffice()).slice(before + 1)).toMatchObject([
      { came: ['One document: IELTS / PTE / TOEFL', 'A message'] },
    ]);
    await later({ hours: 2 });
    await api.applications.tellOffice();
    expect((await toOffice()).length - before).toBe(2);
  });

  it('is not sent for answers that were read meanwhile', async () => {
    const { id } = await applied(api, who.asha);
    await write(id, 'One');
    const before = (await toOffice()).length;
    await write(id, 'Two');
    await read(id, (await seen(id)).answered_at);
    await later({ hours: 1 });
    await api.applications.tellOffice();
    expect((await toOffice()).length).toBe(before);
    await write(id, 'Three');
    expect((await toOffice()).slice(before)).toMatchObject([{ came: ['A message'] }]);
  });

  it('is sent for every answer, once a day for all cases, or never, as configured', async () => {
    const before = (await toOffice()).length;
    const sent = async () => (await api.lastMail(OFFICE)).letter;
    const { id, reference } = await applied(api, who.asha, NAMED);
    settings.answers = 'each';
    for (const note of ['One', 'Two']) await write(id, note);
    expect((await toOffice()).length - before).toBe(2);

    settings.answers = 'daily';
    const other = await applied(api, who.asha, [['first_name', 'Bina']]);
    await write(id, 'Three');
    clock.advance({ seconds: 1 });
    await write(other.id, 'Four');
    await moveCase(api, 'user', who.asha, other.id, 'withdraw');
    await api.applications.tellOffice();
    expect((await toOffice()).length - before).toBe(2);
    await later({ days: 1 });
    await Promise.all([api.applications.tellOffice(), api.applications.tellOffice()]);
    expect((await toOffice()).length - before).toBe(3);
    expect(await sent()).toMatchObject({
      template: 'applications-answered',
      data: {
        cases: [
          { student: 'Asha Rai', reference, came: ['A message'] },
          { student: 'Bina', reference: other.reference, came: ['A message', 'Application withdrawn'] },
        ],
      },
    });
    await later({ days: 1 });
    await api.applications.tellOffice();
    expect((await toOffice()).length - before).toBe(3);

    // Answers that waited when mails were turned off are not mailed, not even when mails are turned on again.
    await write(id, 'Five');
    settings.answers = 'off';
    await write(id, 'Six');
    await later({ days: 2 });
    await api.applications.tellOffice();
    settings.answers = 'each';
    await write(id, 'Seven');
    expect((await toOffice()).length - before).toBe(4);
    expect(await sent()).toMatchObject({ data: { came: ['A message'] } });
    expect((await seen(id)).unread_since).not.toBeNull();
  });

  describe('about several people', () => {
    /** Students with these names write, and the daily mail to the office is prepared. Returns them, logged in. */
    async function dayWith(...names: string[]): Promise<TestPerson[]> {
      settings.answers = 'daily';
      const people: TestPerson[] = [];
      for (const name of names) {
        const person = await api.user(`${name.toLowerCase()}.${randomUUID()}@example.com`);
        const { id } = await applied(api, person, [['first_name', name]]);
        await write(id, 'Hello', person);
        clock.advance({ seconds: 1 });
        people.push(person);
      }
      clock.advance({ days: 1 });
      await api.applications.tellOffice();
      return Promise.all(people.map(({ email }) => api.logIn(email)));
    }
    const erase = ({ bearer }: TestPerson) =>
      api.ask('POST', '/api/user/delete/', bearer, { password: PASSWORD });
    const told = async (before: number) =>
      (await api.sent()).slice(before).flatMap(({ to, letter }) => (to === OFFICE ? [letter] : []));

    it('leaves out a student who is erased before it is sent', async () => {
      const before = (await api.sent()).length;
      const [asha] = await dayWith('Asha', 'Bina', 'Chandra');
      expect((await erase(asha!)).status).toBe(200);
      const [mail, ...others] = (await told(before)).filter(({ template }) => template.includes('answered'));
      expect(others).toEqual([]);
      expect(mail).toMatchObject({
        template: 'applications-answered',
        data: { cases: [{ student: 'Bina' }, { student: 'Chandra' }] },
      });
      expect(JSON.stringify(mail)).not.toContain('Asha');
    });

    it('names the remaining student when others are erased at once, and is deleted with the last', async () => {
      const before = (await api.sent()).length;
      const [asha, bina, chandra] = await dayWith('Asha', 'Bina', 'Chandra');
      const answers = await Promise.all([asha!, bina!].map(erase));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const waiting = () =>
        db.selectFrom('mails').select('template').where('about', 'is not', null).execute();
      expect(await waiting()).toEqual([{ template: 'application-answered' }]);
      expect((await told(before)).filter(({ template }) => template.includes('answered'))).toMatchObject([
        {
          subject: expect.stringContaining('A student has answered'),
          data: { student: 'Chandra', came: ['A message'] },
        },
      ]);
      await erase(chandra!);
      expect(await waiting()).toEqual([]);
    });
  });

  it('is not sent for a refused answer', async () => {
    const { id } = await applied(api, who.asha);
    const before = (await toOffice()).length;
    const refused = await add(id, [
      'cv_documents[0][file]',
      { name: 'bad.pdf', bytes: Buffer.from('<html>') },
    ]);
    expect(refused.status).toBe(400);
    expect((await toOffice()).length).toBe(before);
    expect((await seen(id)).unread_since).toBeNull();
  });

  it('is deleted with the person, also while it waits', async () => {
    const { id } = await applied(api, who.asha);
    await write(id, 'One');
    await write(id, 'Two');
    const erased = await api.ask('POST', '/api/user/delete/', who.asha.bearer, { password: PASSWORD });
    expect(erased.status).toBe(200);
    expect(await db.selectFrom('office_notices').selectAll().execute()).toEqual([]);
    const left = await db.selectFrom('mails').select('template').execute();
    expect(left.map(({ template }) => template)).not.toContain('application-answered');
  });
});
