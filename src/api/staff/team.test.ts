import { decodeJwt } from 'jose';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { idOf } from '../../../tests/support/call-recipes.ts';
import { PASSWORD } from '../../../tests/support/people.ts';
import type { LogEntry } from '../../contract/change-log.ts';
import type { Paged } from '../../contract/paging.ts';
import type { Invitation, OpenWorkList } from '../../contract/staff.ts';

/** Invitations to the staff, joining, and leaving with a hand-over. */
const api = await testApi();
const { ask, get, clock, lastLink, lastMail } = api;
const { db } = api.handle;
const owner = await api.staff('owner@prasthan.test', { first_name: 'Asha', last_name: 'Rai' });
const colleague = await api.staff('colleague@prasthan.test', undefined, 'editor');
const logIn = (email: string, password = PASSWORD) =>
  ask('POST', '/api/user/login/', {}, { email, password });

let number = 0;
const newAddress = () => `bina${(number += 1)}@example.com`;
const NEW_PASSWORD = 'Sagarmatha-2027!';
const passwords = { new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
/** Before each: a session of staff lasts twelve hours. */
const proved = async () => api.prove(await api.logIn(owner.email));
async function invite(email: string, staff_role = 'editor') {
  const form = { first_name: 'Bina', last_name: 'Lama', email, staff_role };
  const { status, body } = await ask('POST', '/api/staff/invitations/', await proved(), form);
  return { status, body, id: (body as Invitation).id };
}
const addressOf = async (email: string) => {
  const { encodedPk, token } = await lastLink(email);
  return `/api/user/invitation/${encodedPk}/${token}/`;
};
const join = async (email: string, body: object = passwords, address?: string) =>
  ask('PATCH', address ?? (await addressOf(email)), {}, body);
const invitations = async () =>
  ((await get('/api/staff/invitations/', await proved())).body as Paged<Invitation>).results;
const logged = async (kind: string, object: string) =>
  (
    (await get(`/api/staff/change-log/?kind=${kind}&object=${object}`, await proved()))
      .body as Paged<LogEntry>
  ).results.map(({ action }) => action);

describe('an invitation', () => {
  it('makes an account with the role, once, from a mail that says who invites and as what', async () => {
    const email = newAddress();
    const { status, id } = await invite(email);
    expect(status).toBe(201);
    expect((await lastMail(email)).letter.data).toMatchObject({ by: 'Asha Rai', role: 'an editor' });
    expect(await invitations()).toMatchObject([{ email, staff_role: 'editor', expired: false }]);
    expect((await logIn(email)).status).toBe(401);
    const address = await addressOf(email);
    expect((await ask('POST', address)).body).toEqual({
      works: true,
      detail: '',
      email,
      first_name: 'Bina',
      staff_role: 'editor',
      has_account: false,
    });
    const rows = await db.selectFrom('staff_invitations').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain((await lastLink(email)).token);

    expect((await join(email)).status).toBe(200);
    const me = await api.logIn(email, NEW_PASSWORD);
    expect((await get('/api/staff/me/', me.bearer)).body).toMatchObject({
      email,
      staff_role: 'editor',
      first_name: 'Bina',
    });
    expect(await invitations()).toEqual([]);
    expect((await ask('POST', address)).body).toMatchObject({ works: false, email: '', staff_role: null });
    expect(await join(email, passwords, address)).toMatchObject({
      status: 400,
      body: { code: 'invitation_invalid' },
    });
    const news = (await api.sent()).filter(({ letter }) => letter.template === 'staff-made');
    expect(news.map(({ to }) => to)).toEqual(expect.arrayContaining([owner.email, email]));
    expect(await logged('invitation', id)).toEqual(['Invited']);
    expect(await logged('staff', await idOf(db, { email }))).toEqual(['Joined the staff']);
  });

  it('makes staff of a confirmed account, whose password stays', async () => {
    const student = await api.user(newAddress());
    await invite(student.email, 'counselor');
    expect((await ask('POST', await addressOf(student.email))).body).toMatchObject({ has_account: true });
    expect((await get('/api/staff/me/', student.bearer)).status).toBe(403);
    expect((await join(student.email, {})).status).toBe(200);
    expect((await get('/api/staff/me/', student.bearer)).body).toMatchObject({ staff_role: 'counselor' });
    expect((await logIn(student.email)).status).toBe(200);
  });

  it('replaces a password that somebody left pending on an unconfirmed account', async () => {
    const email = newAddress();
    const theirs = { email, password: PASSWORD, confirm_password: PASSWORD };
    await ask('POST', '/api/user/register/', {}, theirs);
    await invite(email, 'reader');
    expect(await join(email, {})).toMatchObject({ status: 400, body: { new_password: expect.anything() } });
    expect((await join(email)).status).toBe(200);
    expect((await logIn(email)).status).toBe(401);
    expect((await logIn(email, NEW_PASSWORD)).status).toBe(200);
  });

  it('does not open a disabled account', async () => {
    const { email } = await api.user(newAddress());
    await invite(email);
    await db.updateTable('users').set({ status: 'disabled' }).where('email', '=', email).execute();
    expect(await join(email, {})).toMatchObject({ status: 401, body: { code: 'account_disabled' } });
  });

  it('is refused for staff, for an address invited already and without a proof', async () => {
    const email = newAddress();
    expect(await invite(colleague.email)).toMatchObject({ status: 409, body: { code: 'already_staff' } });
    expect((await invite(email)).status).toBe(201);
    expect(await invite(` ${email.toUpperCase()} `)).toMatchObject({
      status: 409,
      body: { code: 'already_invited' },
    });
    const { bearer } = await api.logIn(owner.email);
    const form = { first_name: 'Bina', last_name: '', email: newAddress(), staff_role: 'reader' };
    expect(await ask('POST', '/api/staff/invitations/', bearer, form)).toMatchObject({
      status: 403,
      body: { code: 'proof_needed' },
    });
  });

  it('can be sent again, which replaces its link, and withdrawn, which ends it', async () => {
    const email = newAddress();
    const { id } = await invite(email);
    const first = await addressOf(email);
    expect((await ask('POST', `/api/staff/invitations/${id}/resend/`, await proved())).status).toBe(200);
    const second = await addressOf(email);
    expect((await ask('POST', first)).body).toMatchObject({ works: false });
    expect((await ask('POST', second)).body).toMatchObject({ works: true });
    expect((await ask('POST', `/api/staff/invitations/${id}/withdraw/`, await proved())).status).toBe(200);
    expect((await ask('POST', second)).body).toMatchObject({ works: false });
    expect((await ask('POST', `/api/staff/invitations/${id}/resend/`, await proved())).status).toBe(404);
    expect(await logged('invitation', id)).toEqual(['Withdrew', 'Sent the invitation again', 'Invited']);
  });

  it('expires after seven days', async () => {
    const email = newAddress();
    const { id } = await invite(email);
    const address = await addressOf(email);
    clock.advance({ days: 8 });
    expect(await join(email, passwords, address)).toMatchObject({
      status: 400,
      body: { code: 'invitation_expired' },
    });
    expect((await invitations()).find((each) => each.id === id)).toMatchObject({ expired: true });
    expect((await ask('POST', `/api/staff/invitations/${id}/resend/`, await proved())).status).toBe(200);
    expect((await join(email)).status).toBe(200);
  });

  it('accepted twice at the same time makes one account', async () => {
    const email = newAddress();
    await invite(email);
    const address = await addressOf(email);
    const both = await Promise.all([join(email, passwords, address), join(email, passwords, address)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });
});

describe('a leaver', () => {
  async function withOpenWork() {
    const leaver = await api.staff(newAddress(), undefined, 'editor');
    const id = await idOf(db, leaver);
    const draft = { kind: 'article', object: id, data: '{}', saved_by: id, saved_at: clock.now() };
    await db.insertInto('drafts').values(draft).execute();
    const presence = { kind: 'article', object: '1', user_id: id, since: clock.now(), seen_at: clock.now() };
    await db.insertInto('presences').values(presence).execute();
    return { ...leaver, id };
  }
  const leave = async (id: string, body: object) =>
    ask('POST', `/api/staff/people/${id}/leave/`, await proved(), body);

  it('is out at once, and a colleague has the open work, which was shown before', async () => {
    const leaver = await withOpenWork();
    const heir = await idOf(db, colleague);
    const shown = await get(`/api/staff/people/${leaver.id}/open-work/`, await proved());
    expect(shown.body).toEqual({
      id: leaver.id,
      items: [{ label: '1 draft that is not published', count: 1, titles: [`Post: ${leaver.id}`] }],
    });
    expect(await leave(leaver.id, { heir: null })).toMatchObject({
      status: 409,
      body: { code: 'heir_needed' },
    });
    expect((await leave(leaver.id, { heir: leaver.id })).status).toBe(400);
    // Nothing was done so far.
    expect((await get('/api/staff/me/', leaver.bearer)).status).toBe(200);

    expect((await leave(leaver.id, { heir })).status).toBe(200);
    expect((await get('/api/user/profile/', leaver.bearer)).status).toBe(401);
    const refreshed = await ask('POST', '/api/user/token/refresh/', {}, { refresh: leaver.token.refresh });
    expect(refreshed.status).toBe(401);
    const again = await api.logIn(leaver.email);
    expect((await get('/api/staff/me/', again.bearer)).status).toBe(403);
    const draft = await db.selectFrom('drafts').select('saved_by').where('object', '=', leaver.id).execute();
    expect(draft).toEqual([{ saved_by: heir }]);
    expect(await db.selectFrom('presences').selectAll().where('user_id', '=', leaver.id).execute()).toEqual(
      [],
    );
    expect(await logged('staff', leaver.id)).toEqual(['Left the staff', 'Changed']);
    expect(await leave(leaver.id, { heir })).toMatchObject({ status: 409, body: { code: 'not_on_staff' } });
  });

  it('leaves everything that can be open, and the colleague is then in charge of it', async () => {
    const leaver = await api.staff(newAddress(), undefined, 'editor');
    const [id, heir] = [await idOf(db, leaver), await idOf(db, colleague)];
    const post = (path: string, body: object) => ask('POST', `/api/staff/edits/${path}`, leaver.bearer, body);
    const made = (await post('article/', { data: { main_title: 'Begun' } })).body as { object: string };
    const object = String(api.content.article.draft);
    const later = clock.now().getTime() + 86_400_000;
    const publish = { base: 0, changes: [], publish: true, publish_at: new Date(later).toISOString() };
    expect((await post(`article/${object}/save/`, publish)).status).toBe(200);
    const run = { kind: 'cricos', ticket: randomUUID(), created_at: clock.now(), created_by: id } as const;
    const rows = (['checked', 'applied'] as const).map((state) => ({ ...run, state }));
    await db.insertInto('import_runs').values(rows).execute();
    await db
      .insertInto('bulk_edits')
      .values({
        kind: 'course',
        action: 'publish',
        step: 'apply',
        state: 'waiting',
        ticket: randomUUID(),
        total: 1,
        created_at: clock.now(),
        created_by: id,
      }) // oxfmt-ignore
      .execute();
    const labels = async (whose: string) =>
      ((await get(`/api/staff/people/${whose}/open-work/`, await proved())).body as OpenWorkList).items.map(
        ({ label }) => label,
      );
    const all = [
      '1 post or event that was begun',
      '1 post or event that appears later by itself',
      '1 import that runs or waits for a decision',
      '1 bulk edit that runs',
    ];
    expect(await labels(id)).toEqual(all);
    // Taking only the role away would leave it to nobody.
    const without = await ask('PATCH', `/api/staff/people/${id}/`, await proved(), { staff_role: null });
    expect(without).toMatchObject({ status: 409, body: { code: 'heir_needed' } });
    expect((await leave(id, { heir })).status).toBe(200);
    expect(await labels(id)).toEqual([]);
    expect(await labels(heir)).toEqual(expect.arrayContaining(all));
    for (const each of [made.object, object]) expect((await logged('article', each))[0]).toBe('Took over');
    expect((await get('/api/app/blog-info/' + object)).status).toBe(404);
  });

  it('is out in every process, also on the pages of drafts', async () => {
    const leaver = await api.staff(newAddress(), undefined, 'editor');
    const id = await idOf(db, leaver);
    const { token: pass } = await api.previews.pass(String(decodeJwt(leaver.token.access)['sid']));
    expect(await api.previews.admits(pass)).toBe(true);
    const elsewhere = api.another();
    const answer = () =>
      elsewhere.fetch(new Request('http://x.test/api/staff/me/', { headers: leaver.bearer }), {
        clientAddress: '203.0.113.2',
      });
    expect((await answer()).status).toBe(200);
    expect((await leave(id, { heir: null })).status).toBe(200);
    expect((await answer()).status).toBe(401);
    expect(await api.previews.admits(pass)).toBe(false);
  });

  it('who erases the own account leaves the open work to the owner who has been here longest', async () => {
    const leaver = await withOpenWork();
    const { id: oldest } = await db
      .selectFrom('users')
      .select('id')
      .where('staff_role', '=', 'owner')
      .where('status', '=', 'active')
      .orderBy('created_at')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const erased = await ask('POST', '/api/user/delete/', leaver.bearer, { password: PASSWORD });
    expect(erased.status).toBeLessThan(300);
    const draft = await db.selectFrom('drafts').select('saved_by').where('object', '=', leaver.id).execute();
    expect(draft).toEqual([{ saved_by: oldest }]);
    expect(await logged('article', leaver.id)).toEqual(['Took over']);
  });

  it('without open work needs nobody, and can be locked out of the website too', async () => {
    const leaver = await api.staff(newAddress(), undefined, 'reader');
    expect((await leave(await idOf(db, leaver), { heir: null, disable: true })).status).toBe(200);
    expect(await logIn(leaver.email)).toMatchObject({ status: 401, body: { code: 'account_disabled' } });
  });

  it('is not oneself', async () => {
    const own = await idOf(db, owner);
    expect((await leave(own, { heir: await idOf(db, colleague) })).status).toBe(409);
    expect((await get('/api/staff/me/', await proved())).body).toMatchObject({ staff_role: 'owner' });
  });
});
