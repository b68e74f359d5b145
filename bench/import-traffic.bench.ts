import fs from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';
import type { ImportRun } from '../src/contract/import-runs.ts';
import { startSiteProcess } from '../tests/support/site-process.ts';
import { latencyOf, ms, table } from './measure.ts';
import { OFFICE, OFFICE_SETTINGS } from './office.ts';
import { post } from './people.ts';
import { questions } from './questions.ts';
import { newDatabase, registerFile } from './register.ts';
import { choicesOf } from './search.bench.ts';

/** Pause between two requests of one visitor. */
const PAUSE_MS = 20;

/** Requests addresses one after the other until `work` is done. @returns how long each took, in milliseconds */
async function meanwhile(addresses: () => string, work: { done: boolean }): Promise<number[]> {
  const times: number[] = [];
  while (!work.done) {
    const start = performance.now();
    const response = await fetch(addresses());
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${response.status} for ${response.url}`);
    times.push(performance.now() - start);
    await after(PAUSE_MS);
  }
  return times;
}

/** What visitors wait for while staff check and apply the whole register in the browser, on both databases. */
export async function benchImportTraffic(): Promise<string> {
  const rows: string[][] = [];
  for (const kind of ['PostgreSQL', 'PGlite'] as const) {
    const database = await newDatabase(kind);
    const site = await startSiteProcess({ ...database.settings, ...OFFICE_SETTINGS, DEMO: 'on' });
    try {
      const { origin } = site;
      const { token } = (await post(`${origin}/api/user/login/`, OFFICE, 200)) as {
        token: { access: string };
      };
      const headers = { Authorization: `Bearer ${token.access}` };
      const imports = `${origin}/api/staff/imports/`;
      // No address is asked twice, so that none is cached.
      const asked = questions(await choicesOf(origin), 5_000);
      const form = new FormData();
      form.append('kind', 'cricos');
      form.append('files', new File([fs.readFileSync(registerFile())], 'register.xlsx'));
      let next = 0;
      const time = async (what: string, begin: () => Promise<Response>, wanted: ImportRun['state']) => {
        const work = { done: false };
        const start = performance.now();
        const run = (async () => {
          const { id } = (await (await begin()).json()) as ImportRun;
          for (;;) {
            const read = (await (await fetch(`${imports}${id}/`, { headers })).json()) as ImportRun;
            if (read.state === wanted) return id;
            if (read.state !== 'waiting' && read.state !== 'running')
              throw new Error(`${read.state}: ${read.reason}`);
            await after(250);
          }
        })().finally(() => (work.done = true));
        const [id, health, lists] = await Promise.all([
          run,
          meanwhile(() => `${origin}/healthz`, work),
          meanwhile(() => `${origin}/api/app/course-list/?${asked[next++ % asked.length]}`, work),
        ]);
        const seconds = (performance.now() - start) / 1000;
        const cells = [latencyOf(health), latencyOf(lists)].flatMap(({ p50, p99 }) => [ms(p50), ms(p99)]);
        rows.push([kind, what, `${seconds.toFixed(1)} s`, ...cells, ms(Math.max(...lists))]);
        console.error(rows.at(-1)!.join('  '));
        return id;
      };
      const upload = () => fetch(imports, { method: 'POST', headers, body: form });
      const id = await time('dry run', upload, 'checked');
      await time('apply', () => fetch(`${imports}${id}/apply/`, { method: 'POST', headers }), 'applied');
    } finally {
      await site.stop();
      await database.remove();
    }
  }
  return table(
    ['database', 'import', 'time', '/healthz p50', 'p99', 'course-list p50', 'p99', 'longest'],
    rows,
  );
}
