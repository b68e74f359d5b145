import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { CaseView } from '../../src/contract/case-views.ts';
import type { OwnMoney } from '../../src/contract/money.ts';
import { emailKey } from '../../src/domain/accounts/policy.addresses.ts';
import type { TestApi } from './api.ts';
import { applied, formOf, pdf } from './applications.ts';
import { ALL_CASES, idOf, type callRecipes } from './call-recipes.ts';
import type { TestPerson } from './people.ts';
import { enquiriesForm, uploadedEnquiries } from './recipes/enquiry-imports.ts';
import { offerRecipes } from './recipes/offers.ts';
import { recipeTools } from './recipes/tools.ts';
import { testEvents } from './registrations.ts';
import { codeAt } from './second-factors.ts';

/** A valid request of the back office. */
export interface StaffRecipe {
  /** Headers of the member of staff. */
  bearer: Record<string, string>;
  params?: Record<string, string>;
  body?: object;
  form?: FormData;
}

/**
 * Valid requests for the calls of the back office that have no JSON body: forms, downloads and plain actions, by method
 * and path. Each creates the data it needs. `fresh` are calls with a body whose recipe of `callRecipes` changes nothing.
 */
export function staffRecipes(api: TestApi, { newStaff, newUser }: ReturnType<typeof callRecipes>) {
  const { ask, clock } = api;
  const { db } = api.handle;
  const { event } = api.content;
  const offers = offerRecipes(api, recipeTools(api));
  let count = 0;

  const by = async () => ({ bearer: (await newStaff()).bearer });
  const proved = async () => ({ bearer: await api.prove(await newStaff()) });
  const fact = { kind: 'fact', object: 'uk-visa-fee' };
  const bulkEdit = async (values: object): Promise<StaffRecipe> => {
    const row = {
      kind: 'course',
      action: 'withdraw',
      ticket: randomUUID(),
      total: 1,
      created_at: new Date(),
    };
    const insert = db.insertInto('bulk_edits').values({ ...row, ...values } as never);
    const { id } = await insert.returning('id').executeTakeFirstOrThrow();
    return { ...(await by()), params: { id: String(id) } };
  };
  const picture = async () => {
    const background = { r: (count += 1), g: 120, b: 60 };
    const image = sharp({ create: { width: 60, height: 40, channels: 3, background } });
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await image.jpeg().toBuffer())]), 'a.jpg');
    form.append('alt', 'A library');
    return form;
  };
  const storedPicture = async ({ bearer }: Pick<TestPerson, 'bearer'>) => {
    const request = new Request('http://10.0.0.7:3000/api/staff/pictures/', {
      method: 'POST',
      headers: bearer,
      body: await picture(),
    });
    const { picture: made } = (await (await api.fetch(request)).json()) as { picture: { id: number } };
    return { id: String(made.id) };
  };
  const invited = async (headers: Record<string, string>) => {
    const email = `invited${(count += 1)}@example.com`;
    const body = { first_name: 'Bina', last_name: '', email, staff_role: 'reader' };
    const answer = await ask('POST', '/api/staff/invitations/', headers, body);
    return { id: (answer.body as { id: string }).id };
  };
  const run = async (state: 'checked' | 'waiting') => {
    const row = { kind: 'cricos', state, ticket: randomUUID(), created_at: clock.now(), created_by: null };
    const { id } = await db
      .insertInto('import_runs')
      .values(row as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id: String(id) };
  };
  const withImport = (state: 'checked' | 'waiting') => async () => ({
    ...(await by()),
    params: await run(state),
  });
  const ofEnquiries = async () => {
    const who = await by();
    return { ...who, params: { id: String((await uploadedEnquiries(api, who)).id) } };
  };
  const importFile = () => {
    const form = new FormData();
    form.append('kind', 'csv');
    form.append('source_name', 'partners');
    form.append('files', new File(['university,course\r\n'], 'courses.csv'));
    return form;
  };
  const deadMail = async () => {
    const to = `dead${(count += 1)}@example.com`;
    const data = { link: 'https://prasthan.test/reset/' };
    await db
      .transaction()
      .execute((trx) => api.mails.queue(trx, { template: 'reset-password', to, userId: null, data }));
    return db
      .updateTable('mails')
      .set({ state: 'dead', dead_at: clock.now(), next_attempt_at: null })
      .where('recipient', '=', to)
      .returning('id')
      .executeTakeFirstOrThrow();
  };

  const plain: Readonly<Record<string, () => Promise<StaffRecipe>>> = {
    'post /api/staff/edits/{kind}/{object}/withdraw/': async () => {
      const object = String(api.content.article.full);
      return { ...(await by()), params: { kind: 'article', object } };
    },
    'post /api/staff/edits/{kind}/{object}/discard/': async () => {
      const who = await by();
      const changes = [{ path: ['note'], after: `Draft ${(count += 1)}` }];
      await ask('POST', '/api/staff/edits/fact/uk-visa-fee/save/', who.bearer, {
        base: 0,
        changes,
        publish: false,
      });
      return { ...who, params: fact };
    },
    'post /api/staff/edits/{kind}/{object}/here/': async () => ({ ...(await by()), params: fact }),
    'post /api/staff/edits/{kind}/{object}/preview/': async () => ({ ...(await by()), params: fact }),
    'post /api/staff/previews/open/': by,
    'post /api/staff/rates/{id}/release/': async () => {
      const who = await by();
      await ask('POST', '/api/staff/rate-fetch/', who.bearer);
      const body = { npr: 92.35, unit: 1, as_of: '2026-05-30', source: 'Our bank' };
      await ask('POST', '/api/staff/rates/AUD/set/', who.bearer, body);
      return { ...who, params: { id: 'AUD' } };
    },
    'post /api/staff/rate-fetch/': async () => {
      clock.advance({ seconds: 1 });
      return by();
    },
    'post /api/staff/enquiry-imports/': async () => ({ ...(await by()), form: enquiriesForm() }),
    'delete /api/staff/enquiry-imports/{id}/': ofEnquiries,
    'get /api/staff/enquiry-imports/{id}/rows/export/': async () => ({
      ...(await ofEnquiries()),
      ...(await proved()),
    }),
    'post /api/staff/imports/': async () => ({ ...(await by()), form: importFile() }),
    'post /api/staff/imports/{id}/apply/': withImport('checked'),
    'post /api/staff/imports/{id}/stop/': withImport('waiting'),
    'post /api/staff/imports/{id}/discard/': withImport('checked'),
    'get /api/staff/imports/{id}/lines/export/': withImport('checked'),
    'get /api/staff/import-template/': by,
    'post /api/staff/pictures/': async () => ({ ...(await by()), form: await picture() }),
    'post /api/staff/pictures/{id}/replace/': async () => {
      const who = await by();
      return { ...who, params: await storedPicture(who), form: await picture() };
    },
    'delete /api/staff/case-views/{id}/': async () => {
      const { bearer } = await newStaff();
      const { body } = await ask('POST', '/api/staff/case-views/', bearer, { name: 'All', shown: ALL_CASES });
      return { bearer, params: { id: (body as CaseView).id } };
    },
    'delete /api/staff/applications/{id}/offers/{offer}/': async () => {
      const { by: staff, id, offer } = await offers.withOffer();
      return { bearer: staff.bearer, params: { id, offer: offer.id } };
    },
    'delete /api/staff/applications/{id}/dates/{date}/': async () => {
      const { by: staff, id, date } = await offers.withOffer();
      return { bearer: staff.bearer, params: { id, date } };
    },
    'delete /api/staff/pictures/{id}/': async () => {
      const who = await by();
      return { ...who, params: await storedPicture(who) };
    },
    'post /api/staff/invitations/{id}/resend/': async () => {
      const who = await proved();
      return { ...who, params: await invited(who.bearer) };
    },
    'post /api/staff/invitations/{id}/withdraw/': async () => {
      const who = await proved();
      return { ...who, params: await invited(who.bearer) };
    },
    'post /api/staff/people/{id}/second-factor-off/': async () => {
      const [who, colleague] = [await proved(), await newStaff()];
      const begun = await ask('POST', '/api/staff/second-factor/', colleague.bearer, {
        password: colleague.password,
      });
      const code = codeAt((begun.body as { secret: string }).secret, clock.now());
      await ask('POST', '/api/staff/second-factor/confirm/', colleague.bearer, { code });
      return { ...who, params: { id: await idOf(db, colleague) } };
    },
    'post /api/staff/end-all-sessions/': () => proved(),
    'post /api/staff/people/{id}/end-sessions/': async () => {
      const [who, colleague] = [await proved(), await newStaff()];
      return { ...who, params: { id: await idOf(db, colleague) } };
    },
    'post /api/staff/people/{id}/send-verification/': async () => {
      const email = `unverified${(count += 1)}@example.com`;
      const row = { email, email_key: emailKey(email), password_hash: '', created_at: clock.now() };
      const { id } = await db
        .insertInto('users')
        .values({ ...row, updated_at: clock.now() } as never)
        .returning('id')
        .executeTakeFirstOrThrow();
      return { ...(await by()), params: { id } };
    },
    'post /api/staff/mails/{id}/retry/': async () => ({ ...(await by()), params: await deadMail() }),
    'post /api/staff/bulk-edits/{id}/apply/': () => bulkEdit({ state: 'checked', changed: 1 }),
    'post /api/staff/bulk-edits/{id}/stop/': () => bulkEdit({ state: 'waiting' }),
    'post /api/staff/bulk-edits/{id}/undo/': () => bulkEdit({ step: 'apply', state: 'done', changed: 1 }),
    'delete /api/staff/bulk-edits/{id}/': () => bulkEdit({ state: 'checked' }),
    'post /api/staff/enquiries/{id}/genuine/': async () => {
      const [at, suspicions] = [clock.now(), ['Many links']];
      const enquiry = {
        contact: '9841234567',
        contact_key: '9841234567',
        source: 'site',
        suspicions,
      } as const;
      const params = await db
        .insertInto('enquiries')
        .values({ ...enquiry, entered_at: at, stage_changed_at: at, last_at: at })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { ...(await by()), params };
    },
    'get /api/staff/enquiries/export/': proved,
    'get /api/staff/payments/export/': proved,
    'get /api/staff/security-log/export/': proved,
    'get /api/staff/reports/{report}/export/': async () => ({
      ...(await by()),
      params: { report: 'funnel' },
    }),
    'get /api/staff/payments/{id}/receipt/': async () => {
      const { bearer } = await newStaff();
      const person = await idOf(db, await newUser());
      const body = {
        ticket: randomUUID(),
        kind: 'cash',
        reference: '',
        received_on: '2026-05-01',
        items: [{ charge: null, text: 'IELTS class', amount: 12_000 }],
        application: null,
        mail: false,
      };
      const paid = await ask('POST', `/api/staff/people/${person}/payments/`, bearer, body);
      return { bearer, params: { id: (paid.body as OwnMoney).payments[0]!.id } };
    },
    'get /api/staff/applications/export/': proved,
    'get /api/staff/events/{id}/registrations/export/': async () => {
      await testEvents(api).registered(await newUser(), event.hostile);
      return { ...(await proved()), params: { id: String(event.hostile) } };
    },
    'post /api/staff/applications/{id}/filed/': async () => {
      const { id } = await applied(api, await newUser());
      const file = { name: 'offer.pdf', bytes: pdf() };
      return {
        ...(await by()),
        params: { id },
        form: formOf([
          ['kind', 'offer_letter'],
          ['file', file],
        ]),
      };
    },
    'get /api/staff/applications/{id}/documents/': async () => {
      const { id } = await applied(api, await newUser());
      return { ...(await by()), params: { id } };
    },
    'get /api/staff/applications/{id}/documents/{document}/': async () => {
      const { id, documents } = await applied(api, await newUser());
      return { ...(await by()), params: { id, document: documents[0]!.id } };
    },
  };
  const fresh: Readonly<Record<string, () => Promise<StaffRecipe>>> = {
    'post /api/staff/edits/{kind}/{object}/save/': async () => ({
      ...(await by()),
      params: fact,
      body: { base: 0, changes: [{ path: ['note'], after: `Saved ${(count += 1)}` }], publish: false },
    }),
    'patch /api/staff/people/{id}/': async () => ({
      ...(await by()),
      params: { id: await idOf(db, await newUser()) },
      body: { status: 'disabled' },
    }),
    'post /api/staff/applications/{id}/read/': async () => {
      const student = await newUser();
      const { id } = await applied(api, student);
      await ask('POST', `/api/user/applications/${id}/note/`, student.bearer, { note: 'May I call you?' });
      return { ...(await by()), params: { id }, body: { answered_at: clock.now().toISOString() } };
    },
    'post /api/staff/held/decide/': async () => {
      const course = await db
        .updateTable('courses')
        .set({ source: 'cricos', source_key: '012345A' })
        .where('id', '=', Object.values(api.catalogue.course)[0]!)
        .returning(['source', 'source_key'])
        .executeTakeFirstOrThrow();
      const file = {
        source: 'cricos',
        file_name: 'register.xlsx',
        file_sha256: 'x',
        started_at: clock.now(),
      };
      const { id: import_id } = await db
        .insertInto('imports')
        .values({ ...file, summary: '{}' })
        .returning('id')
        .executeTakeFirstOrThrow();
      const value = { field: 'total_fees', value: '1', reason: 'Far too low' };
      const { id } = await db
        .insertInto('import_holds')
        .values({ import_id, kind: 'course', ...course, ...value } as never)
        .returning('id')
        .executeTakeFirstOrThrow();
      const decision = { decision: 'dismiss', value: null, preview: false, expected: null };
      return { ...(await by()), body: { ids: [id], filter: null, ...decision } };
    },
  };
  return { plain, fresh };
}
