import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Person, Proof } from '../../contract/accounts.ts';
import type { Move } from '../../contract/case-messages.ts';
import { REFUSALS } from '../../contract/refusals.ts';
import { ACCESS_KEY, REFRESH_KEY } from '../../contract/session-state.ts';
import { ORIGIN, testApi } from '../../../tests/support/api.ts';
import { applied } from '../../../tests/support/applications.ts';
import type { TestPerson } from '../../../tests/support/people.ts';
import { forgetProof, isAskingProof, sendTypedAgain, settleProof } from '../proof/proof.ts';
import { createAuthProvider } from './auth-provider.ts';
import { dataProvider } from './data-provider.ts';

/** react-admin's calls are answered by the API itself; only the browser around it is simulated. */
const api = await testApi();
let boss: TestPerson;
let sita: TestPerson;

const stored = new Map<string, string>();
const events = new EventTarget();
const replace = vi.fn<(address: string) => void>();
const asked: string[] = [];
let offline = false;

beforeAll(async () => {
  boss = await api.staff('boss@example.com');
  for (const name of ['asha', 'bina', 'chandra']) await api.signUpVerified(`${name}@example.com`);
  sita = await api.user('sita@example.com');
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: api.clock.now() });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  const place = { origin: ORIGIN, pathname: '/admin/people', search: '?page=2', replace };
  vi.stubGlobal('location', place);
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (offline) throw new TypeError('Failed to fetch');
    init?.signal?.throwIfAborted();
    asked.push(`${init?.method ?? 'GET'} ${path}`);
    return api.fetch(new Request(`${ORIGIN}${path}`, init));
  });
  forgetProof();
  asked.length = 0;
  offline = false;
  use(boss);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  replace.mockClear();
});

function use(person: TestPerson | null) {
  stored.clear();
  if (!person) return;
  stored.set(ACCESS_KEY, person.token.access);
  stored.set(REFRESH_KEY, person.token.refresh);
}

const people = (page: number, perPage: number, filter: object = {}) =>
  dataProvider.getList<Person>('people', {
    pagination: { page, perPage },
    sort: { field: 'email', order: 'ASC' },
    filter,
  });
const EXPORT = 'GET /api/staff/applications/export/';
const personOf = async ({ email }: TestPerson) => (await people(1, 25, { search: email })).data[0]!;

describe('a list', () => {
  it('is requested by page, order and filters', async () => {
    const { data, total } = await people(2, 2, { role: 'user', status: '' });
    expect(asked).toEqual(['GET /api/staff/people/?page=2&records=2&ordering=email&role=user']);
    expect(total).toBe(4);
    expect(data.map(({ email }) => email)).toEqual(['chandra@example.com', 'sita@example.com']);
  });

  it('is requested with several values of a filter, and below one record', async () => {
    const params = { pagination: { page: 1, perPage: 25 }, sort: { field: 'id', order: 'ASC' as const } };
    const filter = { state: ['submitted', 'in_review'], search: '' };
    const { total } = await dataProvider.getList('applications', { ...params, filter });
    expect(total).toBe(0);
    const [event] = (await dataProvider.getList('events', { ...params, filter: {} })).data;
    await dataProvider.getList(`events/${event!.id}/registrations`, { ...params, filter: {} });
    expect(asked).toEqual([
      'GET /api/staff/applications/?page=1&records=25&state=submitted&state=in_review',
      'GET /api/staff/events/?page=1&records=25',
      `GET /api/staff/events/${event!.id}/registrations/?page=1&records=25`,
    ]);
  });

  it('that has become shorter reports its length', async () => {
    expect(await people(7, 2)).toEqual({ data: [], total: 5 });
  });

  it('is not requested once the call was aborted', async () => {
    const signal = AbortSignal.abort();
    const params = { pagination: { page: 1, perPage: 25 }, signal };
    await expect(dataProvider.getList('mails', params)).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('failures', () => {
  it('are reported with the sentence of the API', async () => {
    const own = await personOf(boss);
    const change = dataProvider.update('people', {
      id: own.id,
      data: { staff_role: null },
      previousData: own,
    });
    await typePassword(boss.password);
    await expect(change).rejects.toMatchObject({ status: 409, message: REFUSALS.last_owner.message });
  });

  it('name the field that is wrong', async () => {
    await expect(people(1, 25, { role: 'king' })).rejects.toMatchObject({
      status: 400,
      body: { errors: { role: expect.stringContaining('king') as string } },
    });
  });

  it('tell a missing record from a lost connection', async () => {
    const gone = dataProvider.getOne('people', { id: '00000000-0000-4000-8000-000000000000' });
    await expect(gone).rejects.toMatchObject({
      status: 404,
      message: expect.stringMatching(/no longer exists/),
    });
    offline = true;
    await expect(people(1, 25)).rejects.toMatchObject({
      status: 0,
      message: expect.stringMatching(/^No connection/),
    });
  });
});

it('changes and actions reach the API', async () => {
  const { id, ...before } = await personOf(sita);
  expect(before.status).toBe('active');
  const changed = await dataProvider.update('people', {
    id,
    data: { status: 'disabled' },
    previousData: undefined,
  });
  expect(changed.data).toMatchObject({ id, status: 'disabled' });
  await dataProvider.update('people', { id, data: { status: 'active' }, previousData: undefined });
  const verified = dataProvider.act('POST /api/staff/people/{id}/send-verification/', { params: { id } });
  await expect(verified).rejects.toMatchObject({ message: REFUSALS.already_verified.message });
});

/** Answers the password dialog as soon as it opens. */
async function typePassword(password: string | null): Promise<void> {
  await vi.waitFor(() => expect(isAskingProof()).toBe(true));
  if (password === null) return settleProof(null);
  const answer = await sendTypedAgain({ password });
  settleProof((await answer.json()) as Proof);
}

describe('calls that need the password again', () => {
  const EXPORT = 'GET /api/staff/applications/export/';

  it('ask for it first, once for five minutes, and again afterwards', async () => {
    const first = dataProvider.file(EXPORT, {});
    const second = dataProvider.file(EXPORT, {});
    await typePassword(boss.password);
    await Promise.all([first, second]);
    expect(asked).toEqual(['POST /api/staff/proof/', EXPORT, EXPORT]);
    await dataProvider.file(EXPORT, {});
    expect(asked).toHaveLength(4);

    api.clock.advance({ minutes: 5 });
    vi.setSystemTime(api.clock.now());
    const late = dataProvider.file(EXPORT, {});
    await typePassword(boss.password);
    await late;
    expect(asked.slice(4)).toEqual(['POST /api/staff/proof/', EXPORT]);
  });

  it('are not made when the dialog is cancelled', async () => {
    const cancelled = dataProvider.file(EXPORT, {});
    await typePassword(null);
    await expect(cancelled).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(/^Nothing was done/),
    });
    expect(asked).toEqual([]);
  });

  it('ask for it when only the API knew, and are then repeated', async () => {
    const dora = await personOf(await api.staff('dora@example.com'));
    const change = dataProvider.update('people', {
      id: dora.id,
      data: { status: 'disabled' },
      previousData: dora,
    });
    await typePassword(boss.password);
    expect((await change).data).toMatchObject({ status: 'disabled' });
    expect(asked.filter((call) => call.startsWith('PATCH'))).toHaveLength(2);
  });
});

describe('a file', () => {
  it('is downloaded unchanged, for what a filter finds', async () => {
    const file = dataProvider.file(EXPORT, { query: { state: ['submitted'] } });
    await typePassword(boss.password);
    const { data } = await file;
    expect(asked.at(-1)).toBe('GET /api/staff/applications/export/?state=submitted');
    expect(await data.text()).toMatch(/^\uFEFF?Reference,State,/);
  });

  it('that does not exist is reported with a sentence', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    const gone = dataProvider.file('GET /api/staff/applications/{id}/documents/{document}/', {
      params: { id: nobody, document: nobody },
    });
    await expect(gone).rejects.toMatchObject({
      status: 404,
      message: expect.stringMatching(/no longer exists/),
    });
    offline = true;
    const lost = dataProvider.file('GET /api/staff/applications/{id}/documents/{document}/', {
      params: { id: nobody, document: nobody },
    });
    await expect(lost).rejects.toMatchObject({ status: 0 });
  });
});

it('a move sends its note, and a move that is too late says who was first', async () => {
  const { id } = await applied(api, await api.logIn(sita.email));
  const move = (event: Move['event'], note: string) =>
    dataProvider.act('POST /api/staff/applications/{id}/move/', {
      params: { id },
      body: { event, from: 'submitted', note },
    });
  const { data } = await move('request_documents', 'Your passport, please.');
  expect(data).toMatchObject({ state: 'documents_requested' });
  await expect(move('begin_review', '')).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/nothing was done\. .* moved it to "Documents requested" on /),
    body: { code: 'moved_meanwhile', state: 'documents_requested', event: 'request_documents', by: 'staff' },
  });
});

describe('who may stay', () => {
  const provider = async () => {
    const { body } = await api.get('/api/staff/me/', boss.bearer);
    return createAuthProvider({ profile: body as never, onSecondFactorNeeded: vi.fn() });
  };
  const later = () => vi.setSystemTime(Date.now() + 61_000);

  it('staff stay, and the API is called once a minute', async () => {
    const auth = await provider();
    await auth.checkAuth({});
    expect(asked).toEqual([]);
    later();
    await Promise.all([auth.checkAuth({}), auth.checkAuth({})]);
    expect(asked).toEqual(['GET /api/staff/me/']);
    expect(await auth.getIdentity!()).toMatchObject({ email: boss.email });
    expect(replace).not.toHaveBeenCalled();
  });

  it('people who are no longer staff go to the login page, whatever the browser has stored', async () => {
    const auth = await provider();
    use(await api.logIn(sita.email));
    stored.set('role', 'staff');
    later();
    void auth.checkAuth({});
    await vi.waitFor(() =>
      expect(replace).toHaveBeenCalledWith(`${ORIGIN}/login?next=%2Fadmin%2Fpeople%3Fpage%3D2`),
    );
  });

  it('an ended session leads to the login page too, and its tokens are removed', async () => {
    const auth = await provider();
    const session = await api.logIn(boss.email);
    use(session);
    await api.ask('POST', '/api/user/logout/', {}, { refresh: session.token.refresh });
    const error: unknown = await people(1, 25).catch((failure: unknown) => failure);
    expect(error).toMatchObject({ status: 401 });
    expect(stored.has(ACCESS_KEY)).toBe(false);
    void auth.checkError(error);
    await vi.waitFor(() => expect(replace).toHaveBeenCalledOnce());
  });

  it('a lost connection sends nobody to the login page', async () => {
    const auth = await provider();
    offline = true;
    later();
    await auth.checkAuth({});
    expect(replace).not.toHaveBeenCalled();
  });
});
