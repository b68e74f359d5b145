// npm run fuzz: random sequences of requests, made from the OpenAPI document, against the API with an embedded database.
//   npm run fuzz                              100,000 requests with a new seed, which is printed
//   npm run fuzz -- --requests 5000 --seed 7  the same requests again
//   npm run fuzz -- --postgres                on PostgreSQL
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { NODE, run } from './support.mjs';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(randomInt(2 ** 31 - 1)) },
    postgres: { type: 'boolean', default: false },
  },
});
for (const name of ['requests', 'seed']) {
  if (/^[1-9]\d{0,9}$/.test(values[name])) continue;
  console.error(`--${name} must be a whole number above 0, such as 5000.`);
  process.exit(1);
}
console.log(`${values.requests} requests with seed ${values.seed}`);
const env = { ...process.env, FUZZ_REQUESTS: values.requests, FUZZ_SEED: values.seed };
const project = values.postgres ? 'postgres' : 'pglite';
const command = ['run', '--project', project, 'src/api/fuzz-stateful.test.ts', '--disable-console-intercept'];
// Vitest has said what failed.
await run(NODE, ['node_modules/vitest/vitest.mjs', ...command], { env }).catch(() => process.exit(1));
