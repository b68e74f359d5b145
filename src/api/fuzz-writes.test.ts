import { expect, it } from 'vitest';
import { testApi } from '../../tests/support/api.ts';
import { applied, formOf, pdf, png, type FormPart } from '../../tests/support/applications.ts';
import { PASSWORD, type TestPerson } from '../../tests/support/people.ts';
import { seededRandom } from '../../tests/support/random.ts';
import { testEvents } from '../../tests/support/registrations.ts';
import { isPublic } from './http/audience.ts';
import type { Call } from './http/handle-call.ts';
import { CALLS } from './all-calls.ts';

const api = await testApi();
const { check, clock, content, fetch, handle, lastLink, logged, staff, user } = api;
const events = testEvents(api);
const { noise, pick, upTo } = seededRandom(20_261_121);
const REQUESTS = 800;
/** Requests after which new people are created: the calls end sessions and accounts. */
const ROUND = 80;
const WRITES = CALLS.filter((call) => !isPublic(call));
/** The calls most likely to fail are made more often. */
const FORMS_AND_PLACES = WRITES.filter(({ form, path }) => form || /event-register|cancel/.test(path));

/** Replaced every round: random calls can end sessions and delete accounts. */
let people: TestPerson[] = [];
/** Paths of what the first person owns, by path template. */
let theirs: Record<string, string> = {};
async function freshPeople(round: number) {
  people = [await user(`user${round}@example.com`), await staff(`staff${round}@example.com`)];
  const [person] = people;
  const { id, documents } = await applied(api, person!);
  const place = await events.registered(person!, content.event.hostile);
  theirs = { '/api/user/applications/{id}': id, '/api/user/registrations/{id}': place.id };
  ids.push(id, documents[0]!.id, place.id, String(content.event.hostile));
}

const ODD = [null, true, 0, -1, 1e308, '', ' ', '\0', '\ud83d', '{}', '💥', '‮', "'; drop", [], {}, [[]]];
const LONG = ['x', 'é', '\\', '"'].map((sign) => sign.repeat(9000));
const WORDS = [
  'staff',
  'user',
  'disabled',
  'active',
  'yes',
  '123456',
  'null',
  'true',
  '2026-01-01T00:00:00Z',
];
const EMAILS = ['user0@example.com', 'USER1@example.com', 'a@b', 'new@example.com', '"x y"@z.org', 'x@[::1]'];
const value = (): unknown =>
  pick<() => unknown>([
    () => pick(ODD),
    () => pick(LONG),
    () => pick(WORDS),
    () => pick(EMAILS),
    () => PASSWORD,
    () => pick(people).token.refresh,
    noise,
    () => ({ [noise()]: noise() }),
  ])();

const EVENTS = Object.values(content.event);
/** The example of a call with some fields changed, dropped or added. */
function bodyOf({ bodyExample }: Call): unknown {
  const fields = Object.entries((bodyExample ?? {}) as Record<string, unknown>);
  const changed = fields
    .filter(() => upTo(9) > 0)
    .map(([name, known]) => [name, pick([known, known, PASSWORD, value(), pick(EVENTS)])] as const);
  const added = Array.from({ length: upTo(2) }, () => [
    pick(['role', 'id', '__proto__', 'x', noise()]),
    value(),
  ]);
  return Object.fromEntries([...changed, ...added] as [string, unknown][]);
}

const file = () => {
  const bytes = pick([pdf(20), png(), Buffer.alloc(0), Buffer.from(noise())]);
  return { name: pick(['cv.pdf', 'photo.png', 'page.svg', '../x.pdf', '', noise().toWellFormed()]), bytes };
};
/** Fields and files of a form under their own names and others. */
function formFor({ form }: Call): FormData {
  const own = Object.keys((form as unknown as { shape: object }).shape);
  const names = [...own, 'cv_documents[1]file', 'cv_documents[x][file]', '__proto__', 'user_id', 'x'];
  const parts = Array.from({ length: upTo(4) }, (): FormPart => {
    const name = pick(names);
    const isFile = name.includes('[') ? upTo(9) > 0 : upTo(9) === 0;
    return [name, isFile ? file() : String(value()).toWellFormed()];
  });
  return formOf(parts);
}

function payload(call: Call): { body?: string | FormData; type?: string } {
  if (call.method === 'get') return {};
  if (call.form && upTo(4) > 0) return { body: formFor(call) };
  const text = JSON.stringify(bodyOf(call));
  const type = pick([...Array<string>(12).fill('application/json'), 'text/plain', 'multipart/form-data', '']);
  const body = pick([
    text,
    text,
    text,
    text,
    text,
    text.slice(0, upTo(text.length)),
    noise(),
    '',
    '[]',
    'null',
  ]);
  return { body, type };
}

const tokens = () =>
  pick([
    () => `Bearer ${pick(people).token.access}`,
    () => `Bearer ${pick(people).token.access}`,
    () => `Bearer ${people[0]!.token.access}`,
    () => `Bearer ${people.at(-1)!.token.access}`,
    () => `Bearer ${pick(people).token.refresh}`,
    () => pick(['Bearer', 'Bearer null', 'Basic eDp5', 'Bearer a.b.c']),
    () => '',
  ])();

const ids: string[] = ['1', 'null', '00000000-0000-4000-8000-000000000000', '%00', '%E0%A4%A', '..%2f', '٣'];
function addressOf({ path }: Call, link: { encodedPk: string; token: string }): string {
  const own = Object.entries(theirs).find(([start]) => path.startsWith(start))?.[1];
  const given: Record<string, string> = {
    encoded_pk: link.encodedPk,
    token: link.token,
    ...(own !== undefined && { id: own }),
  };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    pick([
      given[name] ?? pick(ids),
      given[name] ?? pick(ids),
      pick(ids),
      encodeURIComponent(noise().toWellFormed()) || '7',
    ]),
  );
  const query = new URLSearchParams();
  for (let left = upTo(3); left > 0; left -= 1) {
    query.append(pick(['page', 'records', 'search', 'role', 'status', 'ordering', 'x']), String(value()));
  }
  return `${pick([filled, filled.replace(/\/$/, '')])}?${query}`;
}

it(`answers ${REQUESTS} random writes and guarded reads without a failure, each as documented`, async () => {
  const statuses = new Map<number, number>();
  let link = { encodedPk: 'x', token: 'x' };
  for (let request = 0; request < REQUESTS; request += 1) {
    if (request % ROUND === 0) {
      await freshPeople(request / ROUND);
      link = await lastLink(`user${request / ROUND}@example.com`);
      const rows = await handle.db.selectFrom('users').select('id').limit(5).execute();
      ids.push(...rows.map(({ id }) => id));
    }
    const call = pick([pick(WRITES), pick(WRITES), pick(FORMS_AND_PLACES)]);
    const method = pick([...Array<string>(9).fill(call.method.toUpperCase()), 'DELETE', 'PUT', 'QUERY']);
    const { body, type } = payload(call);
    const path = addressOf(call, link);
    const headers = new Headers({ Authorization: tokens() });
    if (type) headers.set('Content-Type', type);
    if (upTo(3) === 0) headers.set('Idempotency-Key', pick(['one', 'two', 'x'.repeat(9000)]));
    const withBody = body !== undefined && method !== 'GET';
    const init = {
      method,
      headers,
      ...(withBody && { body: typeof body === 'string' ? body.toWellFormed() : body }),
    };
    const response = await fetch(new Request(`http://10.0.0.7${path}`, init), {
      clientAddress: '203.0.113.1',
    });
    const { status } = response;
    const said = `${method} ${path} ${typeof body === 'string' ? body : 'a form'} answered ${status}`;
    expect(status, said).toBeLessThan(500);
    if (status !== 204) expect(response.headers.get('Cache-Control'), said).toBe('no-store');
    if (!response.headers.has('Content-Disposition'))
      await check.expectMatchesOpenApi(method, path, response);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    clock.advance({ seconds: 1 });
  }
  expect(logged).toEqual([]);
  // The requests reach the intended handlers.
  const seen = (status: number) => statuses.get(status) ?? 0;
  for (const status of [200, 400, 401, 403, 404, 405, 415])
    expect(seen(status), `${status}`).toBeGreaterThan(5);
}, 240_000);
