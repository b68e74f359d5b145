import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { applied } from '../../../tests/support/applications.ts';
import { PASSWORD, type TestPerson } from '../../../tests/support/people.ts';
import type { AccountExport } from '../../contract/accounts.ts';

/** A student changes the e-mail address of the account. */

const api = await testApi();
const { db } = api.handle;
let count = 0;
let asha: TestPerson;
let wanted: string;
beforeEach(async () => {
  count += 1;
  asha = await api.user(`asha${count}@example.com`);
  wanted = `new.asha${count}@example.com`;
});

type Link = { encodedPk: string; token: string };
const askFor = (email: string, { bearer }: TestPerson = asha, password = PASSWORD) =>
  api.ask('POST', '/api/user/email-change/', bearer, { email, password });
const confirm = ({ encodedPk, token }: Link) => api.ask('POST', `/api/user/new-email/${encodedPk}/${token}/`);
const keep = ({ encodedPk, token }: Link) => api.ask('POST', `/api/user/keep-email/${encodedPk}/${token}/`);
const login = (email: string, password = PASSWORD) =>
  api.ask('POST', '/api/user/login/', {}, { email, password });
const templates = async (to: string) =>
  (await api.sent()).filter((mail) => mail.to === to).map(({ letter }) => letter.template);
const idOf = async (email: string) =>
  (await db.selectFrom('users').select('id').where('email_key', '=', email).executeTakeFirstOrThrow()).id;
const SPENT = { status: 400, body: { code: 'email_link_invalid' } };

async function changed(): Promise<{ stop: Link; undo: Link }> {
  await askFor(wanted);
  const [link, stop] = [await api.lastLink(wanted), await api.lastLink(asha.email)];
  expect((await confirm(link)).status).toBe(200);
  return { stop, undo: await api.lastLink(asha.email) };
}

describe('changing the address', () => {
  it('needs the link to the new address; the old one is used until then', async () => {
    const { id } = await applied(api, asha);
    const elsewhere = await api.logIn(asha.email);
    const userId = await idOf(asha.email);
    expect((await askFor(wanted)).status).toBe(200);
    const notice = await api.lastMail(asha.email);
    expect(notice.letter.template).toBe('email-change-asked');
    // The old mailbox may be read by others.
    expect(JSON.stringify(notice)).not.toContain(wanted);
    const link = await api.lastLink(wanted);
    expect((await login(wanted)).status).toBe(401);
    expect((await login(asha.email)).status).toBe(200);

    expect((await confirm(link)).status).toBe(200);
    expect((await login(asha.email)).status).toBe(401);
    expect((await login(wanted)).status).toBe(200);
    expect(await idOf(wanted)).toBe(userId);
    // This session goes on, the others end.
    expect((await api.get(`/api/user/applications/${id}/`, asha.bearer)).status).toBe(200);
    expect((await api.get('/api/user/profile/', elsewhere.bearer)).status).toBe(401);
    expect((await templates(asha.email)).at(-1)).toBe('email-changed');
    expect(await confirm(link)).toMatchObject(SPENT);

    const { email_changes } = (await api.get('/api/user/export/', asha.bearer)).body as AccountExport;
    expect(email_changes).toMatchObject([{ from: asha.email, to: wanted, asked_by: 'you', outcome: null }]);
  });

  it('asks for the password and an address', async () => {
    expect(await askFor(wanted, asha, 'Wrong-1-password!')).toMatchObject({
      status: 400,
      body: { code: 'current_password_wrong' },
    });
    expect((await askFor('asha at example')).status).toBe(400);
    expect(await templates(wanted)).toEqual([]);
  });

  it('is not for staff, whose address is their login to the back office', async () => {
    const boss = await api.staff(`boss${count}@example.com`);
    expect(await askFor(wanted, boss)).toMatchObject({ body: { code: 'account_of_staff' } });
  });

  it('ends links to the old address for a new password', async () => {
    await askFor(wanted);
    const link = await api.lastLink(wanted);
    await api.ask('POST', '/api/user/password-reset/', {}, { email: asha.email });
    const reset = await api.lastLink(asha.email);
    await confirm(link);
    const passwords = { new_password: `${PASSWORD}2`, confirm_password: `${PASSWORD}2` };
    const path = `/api/user/password-reset/${reset.encodedPk}/${reset.token}/`;
    expect((await api.ask('PATCH', path, {}, passwords)).status).toBe(400);
  });

  it('works once when the link is used many times at once, for a day, and for the newest one only', async () => {
    await askFor(`first.${wanted}`);
    const first = await api.lastLink(`first.${wanted}`);
    await askFor(wanted);
    expect(await confirm(first)).toMatchObject(SPENT);
    const link = await api.lastLink(wanted);
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await confirm(link)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);

    const other = await api.user(`late${count}@example.com`);
    await askFor(`later${count}@example.com`, other);
    const late = await api.lastLink(`later${count}@example.com`);
    api.clock.advance({ hours: 25 });
    expect(await confirm(late)).toMatchObject(SPENT);
  });

  it.each(['x', 'x/y', 'AAAA/BBBB'])('refuses a made-up link: %s', async (path) => {
    const [encodedPk = '', token = 'none'] = path.split('/');
    expect(await confirm({ encodedPk, token })).toMatchObject(SPENT);
    expect(await keep({ encodedPk, token })).toMatchObject(SPENT);
  });

  it('does not confirm with the link of the notice', async () => {
    await askFor(wanted);
    expect(await confirm(await api.lastLink(asha.email))).toMatchObject(SPENT);
    expect(await keep(await api.lastLink(wanted))).toMatchObject(SPENT);
  });
});

describe('an address that is taken', () => {
  it('gets the same answer; its owner is told, and nobody gets a link', async () => {
    const maya = await api.user(`maya${count}@example.com`);
    const [free, taken] = [await askFor(wanted), await askFor(maya.email)];
    expect(taken).toMatchObject({ status: free.status, body: free.body });
    expect((await templates(maya.email)).at(-1)).toBe('email-wanted');
    expect(JSON.stringify(await api.lastMail(maya.email))).not.toContain(asha.email);
    expect((await login(maya.email)).status).toBe(200);
  });

  it('by a sign-up that nobody confirmed makes way for who has the mailbox', async () => {
    const form = { email: wanted, password: 'Stranger-2026!', confirm_password: 'Stranger-2026!' };
    await api.ask('POST', '/api/user/register/', {}, form);
    await changed();
    expect((await login(wanted)).status).toBe(200);
    expect((await login(wanted, 'Stranger-2026!')).status).toBe(401);
  });

  it('in the meantime is not taken away', async () => {
    await askFor(wanted);
    const link = await api.lastLink(wanted);
    const other = await api.user(wanted);
    expect(await confirm(link)).toMatchObject(SPENT);
    expect((await login(other.email)).status).toBe(200);
  });

  it('is mailed at most three times a day, whoever asks', async () => {
    for (let times = 0; times < 5; times += 1) {
      await askFor(wanted);
      await api.sent();
    }
    expect(await templates(wanted)).toHaveLength(3);
  });

  it('by the merged account of the same student is exchanged', async () => {
    const second = await api.user(`second${count}@example.com`);
    const [kept, gone] = [await idOf(asha.email), await idOf(second.email)];
    await db.updateTable('users').set({ status: 'disabled' }).where('id', '=', gone).execute();
    await db
      .insertInto('account_merges')
      .values({
        kept_id: kept,
        gone_id: gone,
        moved: JSON.stringify({ applications: [], enquiries: [], event_registrations: [] }),
        status_before: 'active',
        merged_at: api.clock.now(),
        merged_by: null,
      })
      .execute();
    await askFor(second.email);
    expect((await confirm(await api.lastLink(second.email))).status).toBe(200);
    expect(await idOf(second.email)).toBe(kept);
    expect(await idOf(asha.email)).toBe(gone);
    expect((await keep(await api.lastLink(asha.email))).status).toBe(200);
    expect(await idOf(asha.email)).toBe(kept);
  });
});

describe('the owner of the old address', () => {
  it('stops a change that waits', async () => {
    await askFor(wanted);
    const [link, stop] = [await api.lastLink(wanted), await api.lastLink(asha.email)];
    expect((await keep(stop)).status).toBe(200);
    expect(await confirm(link)).toMatchObject(SPENT);
    expect(await keep(stop)).toMatchObject(SPENT);
    expect((await login(asha.email)).status).toBe(200);
  });

  it.each(['stop', 'undo'] as const)('takes a change back by either link: %s', async (which) => {
    const links = await changed();
    expect((await keep(links[which])).status).toBe(200);
    expect((await api.get('/api/user/profile/', asha.bearer)).status).toBe(401);
    // Whoever changed the address knew the password.
    expect((await login(asha.email)).status).toBe(401);
    expect((await login(wanted)).status).toBe(401);
    const reset = await api.lastLink(asha.email);
    const passwords = { new_password: `${PASSWORD}3`, confirm_password: `${PASSWORD}3` };
    await api.ask('PATCH', `/api/user/password-reset/${reset.encodedPk}/${reset.token}/`, {}, passwords);
    expect((await login(asha.email, `${PASSWORD}3`)).status).toBe(200);
  });

  it('wins against a thief who changes it twice and signs up with the old address', async () => {
    const { undo } = await changed();
    await askFor(`third${count}@example.com`);
    await confirm(await api.lastLink(`third${count}@example.com`));
    const form = { email: asha.email, password: PASSWORD, confirm_password: PASSWORD };
    await api.ask('POST', '/api/user/register/', {}, form);
    const thief = await api.lastLink(wanted);
    expect((await keep(undo)).status).toBe(200);
    expect(await keep(thief)).toMatchObject(SPENT);
    expect(await idOf(asha.email)).toBeTruthy();
    expect((await login(`third${count}@example.com`)).status).toBe(401);
  });

  it('cannot do so after a week', async () => {
    const { undo } = await changed();
    api.clock.advance({ days: 8 });
    expect(await keep(undo)).toMatchObject(SPENT);
  });
});

describe('an owner of the office', () => {
  it('begins it for a student without the old mailbox, with a proof and a reason that is recorded', async () => {
    const boss = await api.staff(`owner${count}@example.com`);
    const counselor = await api.staff(`counselor${count}@example.com`, undefined, 'counselor');
    const id = await idOf(asha.email);
    const path = `/api/staff/people/${id}/email-change/`;
    const body = { email: wanted, reason: 'Came with her passport.' };
    expect((await api.ask('POST', path, boss.bearer, body)).status).toBe(403);
    expect((await api.ask('POST', path, await api.prove(counselor), body)).status).toBe(403);
    const proved = await api.prove(boss);
    expect((await api.ask('POST', path, proved, { email: wanted, reason: ' ' })).status).toBe(400);
    expect((await api.ask('POST', path, proved, body)).status).toBe(200);
    expect((await templates(asha.email)).at(-1)).toBe('email-change-asked');
    const logged = await db
      .selectFrom('change_log')
      .select(['changes'])
      .where('object', '=', id)
      .where('action', '=', 'email_change_begun')
      .execute();
    expect(JSON.stringify(logged)).toContain('Came with her passport.');
    expect((await confirm(await api.lastLink(wanted))).status).toBe(200);
    expect((await login(wanted)).status).toBe(200);
    const ofStaff = `/api/staff/people/${await idOf(counselor.email)}/email-change/`;
    expect((await api.ask('POST', ofStaff, proved, body)).body).toMatchObject({ code: 'account_of_staff' });
  });
});

it('goes with the account, also from the log of changes and from mails', async () => {
  const boss = await api.staff(`eraser${count}@example.com`);
  const id = await idOf(asha.email);
  const body = { email: wanted, reason: 'Secret-reason' };
  await api.ask('POST', `/api/staff/people/${id}/email-change/`, await api.prove(boss), body);
  expect((await api.ask('POST', '/api/user/delete/', asha.bearer, { password: PASSWORD })).status).toBe(200);
  const left = JSON.stringify([
    await db.selectFrom('email_changes').selectAll().where('user_id', '=', id).execute(),
    await db.selectFrom('change_log').selectAll().execute(),
    await db.selectFrom('mails').selectAll().execute(),
  ]);
  expect(left).not.toContain(wanted);
  expect(left).not.toContain('Secret-reason');
});
