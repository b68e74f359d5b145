import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testApi } from '../../tests/support/api.ts';
import { callRecipes } from '../../tests/support/call-recipes.ts';
import { newCast } from '../../tests/support/fuzz/cast.ts';
import { stepsFor } from '../../tests/support/fuzz/steps.ts';
import { takeStep, type Prepare } from '../../tests/support/fuzz/take-step.ts';
import { staffRecipes } from '../../tests/support/staff-call-recipes.ts';
import { CALLS } from './all-calls.ts';

/** `npm run fuzz` sets these; `npm test` makes a few requests with a fixed seed. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 600);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_123);
/** Requests after which other people come: the calls end sessions and accounts. */
const ROUND = 100;
/** Staff may give what one person has entered to another with these. */
const MIXING = new Set([
  '/api/staff/people/{id}/merge/',
  '/api/staff/people/{id}/unmerge/',
  '/api/staff/enquiries/{id}/person/',
]);

const api = await testApi();
const { clock, check, logged } = api;
const recipes = callRecipes(api);
const { plain, fresh } = staffRecipes(api, recipes);
/** Some recipes can be carried out once only. */
const prepare: Prepare = async (name) =>
  (fresh[name] ?? plain[name] ?? recipes.recipes[name])?.().catch(() => undefined);
const step = stepsFor(
  CALLS.filter(({ path }) => !MIXING.has(path)),
  check.document,
);

it(`answers sequences of ${REQUESTS} requests as documented, without a failure or another person's data`, async () => {
  const statuses = new Map<number, number>();
  let round = 0;
  let made = 0;
  const sequence = fc.array(step, { minLength: ROUND, maxLength: ROUND, size: 'max' });
  const property = fc.asyncProperty(sequence, async (steps) => {
    const cast = await newCast(api, (round += 1));
    for (const each of steps) {
      const { status, said } = await takeStep(api, cast, each, prepare);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      made += 1;
      expect(logged, said).toEqual([]);
      clock.advance({ seconds: 1 });
    }
    if (round % 50 === 0) console.log(`${made} requests, ${JSON.stringify(Object.fromEntries(statuses))}`);
  });
  // Not made shorter after a failure: the database has changed by then. The message has the request.
  const numRuns = Math.ceil(REQUESTS / ROUND);
  const { errorInstance } = await fc.check(property, { seed: SEED, numRuns, endOnFailure: true });
  if (errorInstance instanceof Error) {
    errorInstance.message += `\nAfter ${made} requests with seed ${SEED}`;
    throw errorInstance;
  }
  console.log(`${made} requests with seed ${SEED}: ${JSON.stringify(Object.fromEntries(statuses))}`);
  // The requests reach the intended handlers.
  for (const status of [200, 400, 401, 403, 404])
    expect(statuses.get(status) ?? 0, `${status}`).toBeGreaterThan(5);
}, 0);
