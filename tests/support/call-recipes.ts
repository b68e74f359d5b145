import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { SecondFactorSetup } from '../../src/contract/accounts.ts';
import type { Database } from '../../src/platform/database/schema.ts';
import type { TestApi } from './api.ts';
import type { CaseView } from '../../src/contract/case-views.ts';
import type { StaffApplication } from '../../src/contract/applications.ts';
import { applied, moveCase } from './applications.ts';
import { PASSWORD, type TestPerson } from './people.ts';
import { testEvents } from './registrations.ts';
import { codeAt } from './second-factors.ts';

/** A valid request for a call. */
export interface Recipe {
  by?: TestPerson;
  params?: Record<string, string>;
  body: object;
}

/** A case without counselor and next step. */
export const UNPLANNED = { counselor: null, next_step: '', next_on: null };

/** A view that shows every case. */
export const ALL_CASES = { filter: {}, ordering: '-answered_at', columns: null, shape: 'table' };

export async function idOf(db: Kysely<Database>, { email }: { email: string }): Promise<string> {
  const row = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  return row.id;
}

/** A valid request for every call that takes JSON, by method and path. Each creates the data it needs. */
export function callRecipes(api: TestApi) {
  const { accounts, ask, clock, lastLink } = api;
  const { db } = api.handle;
  let count = 0;
  const newAddress = (name: string) => `${name}${(count += 1)}@example.com`;
  const newUser = () => api.user(newAddress('user'));
  const newStaff = () => api.staff(newAddress('staff'));

  /** Whose headers have a proof of the password. */
  const provedStaff = async () => {
    const person = await newStaff();
    return { ...person, bearer: { ...person.bearer, ...(await api.prove(person)) } };
  };
  const linkParams = async (email: string) => {
    const { encodedPk: encoded_pk, token } = await lastLink(email);
    return { encoded_pk, token };
  };
  const passwords = { new_password: `${PASSWORD}2`, confirm_password: `${PASSWORD}2` };
  /** A move that its student does not see yet. */
  async function heldMove(event: string) {
    const { id } = await applied(api, await newUser());
    const by = await newStaff();
    const path = `/api/staff/applications/${id}/move/`;
    const { body } = await ask('POST', path, by.bearer, { event, from: 'submitted' });
    return { by, params: { id }, body: { move: (body as StaffApplication).held!.move } };
  }
  const savedView = async ({ bearer }: TestPerson) => {
    const { body } = await ask('POST', '/api/staff/case-views/', bearer, { name: 'All', shown: ALL_CASES });
    return (body as CaseView).id;
  };
  async function begun() {
    const by = await newStaff();
    const { body } = await ask('POST', '/api/staff/second-factor/', by.bearer, { password: PASSWORD });
    return { by, secret: (body as SecondFactorSetup).secret };
  }

  /** Id of an enquiry that this person entered. */
  const entered = async ({ bearer }: TestPerson): Promise<string> => {
    const enquiry = { ticket: randomUUID(), contact: '9841234567', source: 'phone' };
    const { body } = await ask('POST', '/api/staff/enquiries/', bearer, enquiry);
    return (body as { id: string }).id;
  };

  const recipes: Readonly<Record<string, () => Promise<Recipe>>> = {
    'post /api/user/register/': async () => ({
      body: { email: newAddress('new'), password: PASSWORD, confirm_password: PASSWORD },
    }),
    'post /api/user/verify-email/': async () => ({ body: { email: (await newUser()).email } }),
    'post /api/user/login/': async () => ({ body: { email: (await newUser()).email, password: PASSWORD } }),
    'post /api/user/token/refresh/': async () => ({ body: { refresh: (await newUser()).token.refresh } }),
    'post /api/user/logout/': async () => ({ body: { refresh: (await newUser()).token.refresh } }),
    'post /api/user/password-reset/': async () => ({ body: { email: (await newUser()).email } }),
    'post /api/user/password-reset/{encoded_pk}/{token}/': async () => {
      const { email } = await newUser();
      await accounts.requestReset(email);
      return { params: await linkParams(email), body: {} };
    },
    'patch /api/user/password-reset/{encoded_pk}/{token}/': async () => {
      const { email } = await newUser();
      await accounts.requestReset(email);
      return { params: await linkParams(email), body: passwords };
    },
    'patch /api/user/profile/': async () => ({ by: await newUser(), body: { address: 'Pokhara' } }),
    'post /api/user/password-change/': async () => ({
      by: await newUser(),
      body: { current_password: PASSWORD, ...passwords },
    }),
    'post /api/user/delete/': async () => ({ by: await newUser(), body: { password: PASSWORD } }),
    'post /api/user/applications/{id}/move/': async () => {
      const by = await newUser();
      return {
        by,
        params: { id: (await applied(api, by)).id },
        body: { event: 'withdraw', from: 'submitted' },
      };
    },
    'post /api/staff/applications/{id}/move/': async () => {
      const { id } = await applied(api, await newUser());
      return { by: await newStaff(), params: { id }, body: { event: 'begin_review', from: 'submitted' } };
    },
    'post /api/user/applications/{id}/seen/': async () => {
      const by = await newUser();
      return { by, params: { id: (await applied(api, by)).id }, body: { entries: 1 } };
    },
    'post /api/staff/applications/{id}/internal-note/': async () => {
      const { id } = await applied(api, await newUser());
      return { by: await newStaff(), params: { id }, body: { kind: 'call', note: 'She calls again.' } };
    },
    'post /api/staff/applications/{id}/undo/': async () => heldMove('begin_review'),
    'post /api/staff/applications/{id}/send-now/': async () => heldMove('begin_review'),
    'post /api/staff/applications/{id}/correct/': async () => {
      const { id } = await applied(api, await newUser());
      const by = await newStaff();
      await moveCase(api, 'staff', by, id, 'reject');
      return { by, params: { id }, body: { from: 'rejected', to: 'submitted', note: 'A mistake. Sorry.' } };
    },
    'post /api/user/applications/{id}/note/': async () => {
      const by = await newUser();
      return { by, params: { id: (await applied(api, by)).id }, body: { note: 'May I call you?' } };
    },
    'post /api/staff/applications/{id}/read/': async () => {
      const { id, submitted_at } = await applied(api, await newUser());
      return { by: await newStaff(), params: { id }, body: { answered_at: submitted_at } };
    },
    'post /api/staff/applications/{id}/note/': async () => {
      const { id } = await applied(api, await newUser());
      return { by: await newStaff(), params: { id }, body: { note: 'Please call us.' } };
    },
    'post /api/staff/applications/{id}/follow-up/': async () => {
      const { id } = await applied(api, await newUser());
      return {
        by: await newStaff(),
        params: { id },
        body: { before: UNPLANNED, after: { next_step: 'Call' } },
      };
    },
    'post /api/staff/applications/follow-up/': async () => {
      const { id } = await applied(api, await newUser());
      const items = [{ id, before: UNPLANNED }];
      return { by: await newStaff(), body: { items, after: { next_on: '2026-12-01' } } };
    },
    'post /api/staff/applications/note/': async () => {
      const { id } = await applied(api, await newUser());
      return { by: await newStaff(), body: { ids: [id], note: 'Our office is closed on Friday.' } };
    },
    'post /api/staff/case-views/': async () => ({
      by: await newStaff(),
      body: { name: 'Offers', shown: ALL_CASES },
    }),
    'post /api/staff/case-views/first/': async () => {
      const by = await newStaff();
      return { by, body: { first: await savedView(by) } };
    },
    'patch /api/staff/case-views/{id}/': async () => {
      const by = await newStaff();
      return { by, params: { id: await savedView(by) }, body: { version: 1, name: 'Offers' } };
    },
    'post /api/staff/case-views/{id}/share/': async () => {
      const by = await newStaff();
      return { by, params: { id: await savedView(by) }, body: { shared: true } };
    },
    'post /api/app/event-register/': async () => ({
      by: await newUser(),
      body: { event: api.content.event.hostile },
    }),
    'post /api/user/registrations/{id}/messages/': async () => {
      const by = await newUser();
      const { id } = await testEvents(api).registered(by, api.content.event.hostile);
      return { by, params: { id }, body: { wanted: false } };
    },
    'post /api/staff/events/{id}/door/': async () => ({
      by: await newStaff(),
      params: { id: String(api.content.event.hostile) },
      body: { walk_ins: [{ id: randomUUID(), name: 'Maya', at: clock.now().toISOString() }] },
    }),
    'post /api/staff/events/{id}/messages/': async () => {
      await testEvents(api).registered(await newUser(), api.content.event.hostile);
      const text = { subject: 'Bring a pen', text: `Bring ${(count += 1)} pens.` };
      return {
        by: await newStaff(),
        params: { id: String(api.content.event.hostile) },
        body: { id: randomUUID(), audience: 'registered', ...text },
      };
    },
    'post /api/app/enquiry-create/': async () => ({
      body: { name: 'Asha Rai', contact: `98412${10_000 + (count += 1)}`, consent: true },
    }),
    'post /api/staff/enquiries/': async () => ({
      by: await newStaff(),
      body: { ticket: randomUUID(), contact: '9841234567', source: 'phone' },
    }),
    'patch /api/staff/enquiries/{id}/': async () => {
      const by = await newStaff();
      return { by, params: { id: await entered(by) }, body: { version: 1, interest: 'Nursing' } };
    },
    'post /api/staff/enquiries/{id}/log/': async () => {
      const by = await newStaff();
      return { by, params: { id: await entered(by) }, body: { ticket: randomUUID(), kind: 'called' } };
    },
    'post /api/staff/enquiries/{id}/move/': async () => {
      const by = await newStaff();
      return { by, params: { id: await entered(by) }, body: { from: 'new', to: 'counseling' } };
    },
    'post /api/staff/enquiries/{id}/follow-up/': async () => {
      const by = await newStaff();
      const before = { counselor: null, next_step: '', next_on: null };
      const after = { next_step: 'Call back', next_on: '2026-12-01' };
      return { by, params: { id: await entered(by) }, body: { before, after } };
    },
    'patch /api/staff/people/{id}/': async () => {
      const [by, person] = [await newStaff(), await newUser()];
      return { by, params: { id: await idOf(db, person) }, body: { staff_role: null, status: 'active' } };
    },
    'post /api/staff/edits/{kind}/': async () => ({
      by: await newStaff(),
      params: { kind: 'article' },
      body: { data: {} },
    }),
    'post /api/staff/edits/{kind}/{object}/save/': async () => ({
      by: await newStaff(),
      params: { kind: 'fact', object: 'uk-visa-fee' },
      body: { base: 0, changes: [], publish: false },
    }),
    'post /api/staff/edits/{kind}/{object}/restore/': async () => {
      const by = await newStaff();
      const params = { kind: 'fact', object: 'uk-visa-fee' };
      const note = { path: ['note'], after: `Note ${(count += 1)}` };
      const body = { base: 0, changes: [note], publish: false };
      await ask('POST', '/api/staff/edits/fact/uk-visa-fee/save/', by.bearer, body);
      return { by, params, body: { number: 1, base: 2 } };
    },
    'post /api/staff/facts/renew/': async () => ({
      by: await newStaff(),
      body: { ids: ['uk-visa-fee'], review_by: '2099-12-31' },
    }),
    'post /api/staff/today/digest/': async () => ({ by: await newStaff(), body: { digest: true } }),
    'post /api/staff/content/set-up/': async () => ({
      by: await newStaff(),
      body: { step: 'import', put_off: true },
    }),
    'post /api/staff/samples/remove/': async () => {
      // Nothing may be left that belongs to a sample, and other recipes need the catalogue.
      for (const table of ['universities', 'courses', 'scholarships'] as const)
        await db.updateTable(table).set({ sample: false }).execute();
      return { by: await newStaff(), body: { confirm: 'remove the samples' } };
    },
    'post /api/staff/invitations/': async () => ({
      by: await provedStaff(),
      body: { first_name: 'Bina', last_name: 'Lama', email: newAddress('bina'), staff_role: 'reader' },
    }),
    'post /api/staff/people/{id}/leave/': async () => {
      const [by, leaver] = [await provedStaff(), await newStaff()];
      return { by, params: { id: await idOf(db, leaver) }, body: { heir: null, disable: false } };
    },
    'patch /api/user/invitation/{encoded_pk}/{token}/': async () => {
      const [by, email] = [await newStaff(), newAddress('invited')];
      const body = { first_name: 'Bina', last_name: '', email, staff_role: 'reader' };
      await ask('POST', '/api/staff/invitations/', await api.prove(by), body);
      return { params: await linkParams(email), body: passwords };
    },
    'patch /api/staff/pictures/{id}/': async () => {
      const { id } = await db
        .insertInto('images')
        .values({ alt: 'A library', width: 60, height: 40 })
        .returning('id')
        .executeTakeFirstOrThrow();
      const files = ['webp', 'avif'].map((format) => ({
        image_id: id,
        width: 60,
        height: 40,
        bytes: 9,
        media_type: `image/${format}`,
        storage_key: `images/aa/${String(id).padStart(32, '0')}.${format}`,
      }));
      await db.insertInto('image_files').values(files).execute();
      return {
        by: await newStaff(),
        params: { id: String(id) },
        body: { version: 1, alt: 'A reading room' },
      };
    },
    'post /api/staff/proof/': async () => ({ by: await newStaff(), body: { password: PASSWORD } }),
    'post /api/staff/rates/{id}/set/': async () => ({
      by: await newStaff(),
      params: { id: 'AUD' },
      body: { npr: 92.35, unit: 1, as_of: '2026-05-30', source: 'Our bank' },
    }),
    'post /api/staff/imports/{id}/check/': async () => {
      const values = { kind: 'cricos', state: 'failed', ticket: randomUUID(), created_at: clock.now(), created_by: null } as const; // prettier-ignore
      const run = db.insertInto('import_runs').values(values).returning('id');
      return {
        by: await newStaff(),
        params: { id: String((await run.executeTakeFirstOrThrow()).id) },
        body: {},
      };
    },
    'post /api/staff/bulk-edits/': async () => {
      const { id } = await db.selectFrom('courses').select('id').orderBy('id').executeTakeFirstOrThrow();
      return {
        by: await newStaff(),
        body: { kind: 'course', ids: [id], action: 'set', field: 'course_type', value: 'Vocational' },
      };
    },
    'post /api/staff/held/decide/': async () => ({
      by: await newStaff(),
      body: { ids: [], filter: null, decision: 'accept', value: null, preview: false, expected: null },
    }),
    'post /api/staff/second-factor/': async () => ({ by: await newStaff(), body: { password: PASSWORD } }),
    'post /api/staff/second-factor/confirm/': async () => {
      const { by, secret } = await begun();
      return { by, body: { code: codeAt(secret, clock.now()) } };
    },
    'post /api/staff/second-factor/off/': async () => {
      const { by, secret } = await begun();
      const code = codeAt(secret, clock.now());
      await ask('POST', '/api/staff/second-factor/confirm/', by.bearer, { code });
      clock.advance({ seconds: 60 });
      return { by, body: { password: PASSWORD, code: codeAt(secret, clock.now()) } };
    },
  };
  return { newStaff, newUser, recipes };
}
