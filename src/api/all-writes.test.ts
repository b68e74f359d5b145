import { describe, expect, it } from 'vitest';
import { allTables, rowsSince, transactionNow } from '../../tests/support/all-rows.ts';
import { testApi } from '../../tests/support/api.ts';
import { callRecipes } from '../../tests/support/call-recipes.ts';
import { staffRecipes, type StaffRecipe } from '../../tests/support/staff-call-recipes.ts';
import { CALLS } from './all-calls.ts';
import type { Call } from './http/handle-call.ts';

/** Everything that staff write, and every file of data that they take, leaves a row in a log. */
const rates = [{ day: '2026-06-01', quotes: [{ currency: 'AUD', unit: 1, buy: 91.8, sell: 92.3 }] }];
const api = await testApi({ readForex: async () => rates });
const { db } = api.handle;
const recipes = callRecipes(api);
const { plain, fresh } = staffRecipes(api, recipes);
const TABLES = await allTables(db);

const nameOf = ({ method, path }: Call) => `${method} ${path}`;
/** Tables that only say who is logged in or here, how often somebody asked, and who wants a mail. */
const BOOKKEEPING =
  /^(sessions|today_digests|case_view_firsts|known_devices|presences|limits|rate_limits|idempotency_keys) /;
const LOGS = /^(change_log|revisions|security_events) /;

/** Calls that store nothing that anybody else sees. */
const WRITES_NOTHING = new Set([
  // Files that are made anew and hold nothing that the screens do not show.
  'get /api/staff/payments/{id}/receipt/',
  'get /api/staff/reports/{report}/export/',
  // Who has a form open, for a minute.
  'post /api/staff/edits/{kind}/{object}/here/',
  // Whether somebody wants a mail of their own.
  'post /api/staff/today/digest/',
  // What an action would do with several applications.
  'post /api/staff/applications/preview/',
  // What somebody's own list begins with.
  'post /api/staff/case-views/first/',
  // Signed links, which are not stored.
  'post /api/staff/edits/{kind}/{object}/preview/',
  'post /api/staff/previews/open/',
  // Rows of a file that somebody has uploaded.
  'get /api/staff/enquiry-imports/{id}/rows/export/',
  // The same file for everybody, and a report about the catalogue, which is public.
  'get /api/staff/import-template/',
  'get /api/staff/imports/{id}/lines/export/',
]);
/** What it stores counts for nothing until it is confirmed, and that is logged. */
const UNCONFIRMED = 'post /api/staff/second-factor/';

const writing = CALLS.filter(
  (call) => call.auth === 'staff' && (call.method !== 'get' || call.files !== undefined),
).map((call) => [nameOf(call), call] as const);

async function recipeOf(name: string): Promise<StaffRecipe> {
  const own = fresh[name] ?? plain[name];
  if (own) return own();
  const prepare = recipes.recipes[name];
  if (!prepare) throw new Error(`Write down in staff-call-recipes.ts how ${name} is carried out`);
  const { by, ...rest } = await prepare();
  return { ...rest, bearer: by!.bearer };
}

async function carryOut(call: Call, { bearer, params = {}, body, form }: StaffRecipe): Promise<number> {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const request = new Request(`http://10.0.0.7:3000${path}`, {
    method: call.method.toUpperCase(),
    headers: { ...bearer, ...(body && { 'Content-Type': 'application/json' }) },
    ...((form ?? body) && { body: form ?? JSON.stringify(body) }),
  });
  const response = await api.fetch(request, { clientAddress: '203.0.113.1' });
  await response.arrayBuffer();
  return response.status;
}

describe('a call of staff', () => {
  it.each(writing)('%s is logged if it writes', async (name, call) => {
    const recipe = await recipeOf(name);
    const before = await transactionNow(db);
    expect([200, 201]).toContain(await carryOut(call, recipe));
    const news = (await rowsSince(db, TABLES, before)).filter((row) => !BOOKKEEPING.test(row));
    const logged = news.filter((row) => LOGS.test(row));
    if (WRITES_NOTHING.has(name)) expect(news).toEqual([]);
    else if (name === UNCONFIRMED) expect(news).toEqual([expect.stringMatching(/^second_factors /)]);
    else {
      const written = [...new Set(news.map((row) => row.split(' ')[0]))];
      expect(logged.length, `It wrote to ${written.join(', ')} and to no log`).toBeGreaterThan(0);
    }
  });
});
