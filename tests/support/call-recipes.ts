import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { SecondFactorSetup } from '../../src/contract/accounts.ts';
import type { Database } from '../../src/platform/database/schema.ts';
import type { TestApi } from './api.ts';
import type { CaseView } from '../../src/contract/case-views.ts';
import type { StudentRecord } from '../../src/contract/students.ts';
import type { StaffApplication } from '../../src/contract/applications.ts';
import { applied, moveCase } from './applications.ts';
import { PASSWORD, type TestPerson } from './people.ts';
import { accountRecipes } from './recipes/account.ts';
import { caseDocumentRecipes } from './recipes/case-documents.ts';
import { checklistRecipes } from './recipes/checklists.ts';
import { appointmentRecipes } from './recipes/appointments.ts';
import { COMMISSION } from './recipes/commissions.ts';
import { contentRecipes } from './recipes/content.ts';
import { enquiryImportRecipes } from './recipes/enquiry-imports.ts';
import { moneyRecipes } from './recipes/money.ts';
import { offerRecipes } from './recipes/offers.ts';
import { NEW_PASSWORDS, recipeTools, type Recipes } from './recipes/tools.ts';
import { codeAt } from './second-factors.ts';

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
  const { ask, clock } = api;
  const { db } = api.handle;
  const tools = recipeTools(api);
  const { newAddress, newUser, newStaff, linkParams } = tools;
  let count = 0;

  /** Whose headers have a proof of the password. */
  const provedStaff = async () => {
    const person = await newStaff();
    return { ...person, bearer: { ...person.bearer, ...(await api.prove(person)) } };
  };
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

  const recipes: Recipes = {
    ...accountRecipes(api, tools),
    ...offerRecipes(api, tools).recipes,
    ...checklistRecipes(api, tools),
    ...caseDocumentRecipes(api, tools),
    ...enquiryImportRecipes(api, tools),
    ...appointmentRecipes(api, tools, entered),
    'post /api/staff/people/{id}/email-change/': async () => ({
      by: await provedStaff(),
      params: { id: await idOf(db, await newUser()) },
      body: { email: newAddress('changed'), reason: 'Came with her passport' },
    }),
    'put /api/staff/applications/{id}/commission/': async () => {
      const { id } = await applied(api, await newUser());
      return { by: await newStaff(), params: { id }, body: { version: null, ...COMMISSION } };
    },
    'post /api/staff/applications/{id}/commission/take-back/': async () => {
      const { id } = await applied(api, await newUser());
      const by = await newStaff();
      await ask('PUT', `/api/staff/applications/${id}/commission/`, by.bearer, {
        version: null,
        ...COMMISSION,
      });
      return { by, params: { id }, body: { version: 1, reason: 'Of another student' } };
    },
    'post /api/staff/applications/{id}/move/': async () => {
      const { id } = await applied(api, await newUser());
      return { by: await newStaff(), params: { id }, body: { event: 'begin_review', from: 'submitted' } };
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
    'post /api/staff/applications/preview/': async () => {
      const { id } = await applied(api, await newUser());
      return {
        by: await newStaff(),
        body: { ids: [id], what: { does: 'write', note: 'Hello {first_name}' } },
      };
    },
    'post /api/staff/applications/move/': async () => {
      const { id } = await applied(api, await newUser());
      const items = [{ id, from: 'submitted' }];
      return { by: await newStaff(), body: { items, event: 'begin_review', note: '' } };
    },
    'post /api/staff/applications/undo/': async () => {
      const { by, params, body } = await heldMove('begin_review');
      return { by, body: { items: [{ ...params, ...body }] } };
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
    'post /api/app/enquiry-create/': async () => ({
      body: { name: 'Asha Rai', contact: `98412${10_000 + (count += 1)}`, consent: true },
    }),
    'post /api/staff/applications/': async () => ({
      by: await newStaff(),
      body: { ticket: randomUUID(), email: newAddress('walk-in'), first_name: 'Asha', agreed: true },
    }),
    'post /api/staff/enquiries/{id}/person/': async () => {
      const by = await newStaff();
      const person = await idOf(db, await newUser());
      return { by, params: { id: await entered(by) }, body: { from: null, person } };
    },
    'post /api/staff/people/{id}/messages-consent/': async () => ({
      by: await newStaff(),
      params: { id: await idOf(db, await newUser()) },
      body: { given: false, told: 'phone' },
    }),
    'post /api/staff/people/{id}/merge/': async () => {
      const [id, other] = [await idOf(db, await newUser()), await idOf(db, await newUser())];
      const moves = { applications: 0, enquiries: 0, registrations: 0, money: 0 };
      return { by: await newStaff(), params: { id }, body: { other, moves } };
    },
    'post /api/staff/duplicates/{id}/': async () => {
      const [account_id, other_id] = [
        await idOf(db, await newUser()),
        await idOf(db, await newUser()),
      ].toSorted();
      const { id } = await db
        .insertInto('possible_duplicates')
        .values({
          account_id: account_id!,
          other_id: other_id!,
          enquiry_id: null,
          reason: 1,
          found_at: new Date(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { by: await newStaff(), params: { id }, body: { denied: true } };
    },
    'post /api/staff/people/{id}/unmerge/': async () => {
      const [id, other] = [await idOf(db, await newUser()), await idOf(db, await newUser())];
      const by = await newStaff();
      const moves = { applications: 0, enquiries: 0, registrations: 0, money: 0 };
      const { body } = await ask('POST', `/api/staff/people/${id}/merge/`, by.bearer, { other, moves });
      const [merge] = (body as StudentRecord).merges;
      return { by, params: { id }, body: { merge: merge!.id } };
    },
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
    'post /api/staff/enquiries/follow-up/': async () => {
      const by = await newStaff();
      const items = [{ id: await entered(by), before: UNPLANNED }];
      return { by, body: { items, after: { next_on: '2026-12-01' } } };
    },
    'post /api/staff/enquiries/{id}/consent/': async () => {
      const by = await newStaff();
      return { by, params: { id: await entered(by) }, body: { given: false, told: 'phone' } };
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
    'post /api/staff/today/digest/': async () => ({ by: await newStaff(), body: { digest: true } }),
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
      return { params: await linkParams(email), body: NEW_PASSWORDS };
    },
    'post /api/staff/proof/': async () => ({ by: await newStaff(), body: { password: PASSWORD } }),
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
    ...contentRecipes(api, tools),
    ...moneyRecipes(api, tools, (person) => idOf(db, person)),
  };
  return { newStaff, newUser, recipes };
}
