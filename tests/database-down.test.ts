import { afterAll, expect, it } from 'vitest';
import { silentLog } from '../src/platform/log.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { openPostgres } from '../src/platform/database/postgres/postgres-database.ts';
import type { Application } from '../src/contract/applications.ts';
import { testApi } from './support/api.ts';
import { formOf, pdf } from './support/applications.ts';
import type { TestPerson } from './support/people.ts';
import { findPostgres } from './support/postgres-binaries.ts';
import { startPostgres } from './support/postgres.ts';
import { twoLooks } from './support/two-looks.ts';

/** The short form of `npm run faults database`, which restarts it 20 times. */
const RESTARTS = 6;
const STUDENTS = 6;
const APPLY = '/api/app/application-create/';

// Without a server, vitest.config.ts prints a message.
it.skipIf(!findPostgres())(
  `a database that restarts ${RESTARTS} times during submissions leads to 503, never to a false success`,
  { timeout: 120_000 },
  async () => {
    const server = await startPostgres({ survives: true });
    const handle = openPostgres(server.url('postgres'), silentLog);
    afterAll(async () => {
      await handle.close();
      await server.stop();
    });
    await migrate(handle, silentLog);
    const api = await testApi({ handle });
    const students: TestPerson[] = [];
    for (let at = 0; at < STUDENTS; at += 1) students.push(await api.user(`student${at}@example.com`));
    const refused: string[] = [];
    const acknowledged = new Map<string, { at: number; bytes: Buffer }>();
    let up = true;
    const over = new AbortController();

    /** Sends applications and reads them in a loop. */
    const work = async ({ bearer }: TestPerson, at: number) => {
      while (!over.signal.aborted) {
        const bytes = pdf(20_000);
        const body = formOf([['cv_documents[0][file]', { name: 'cv.pdf', bytes }]]);
        const request = new Request(`http://10.0.0.7${APPLY}`, { method: 'POST', headers: bearer, body });
        const applied = await api.check.expectMatchesOpenApi('POST', APPLY, await api.fetch(request));
        if (applied.status === 201) {
          acknowledged.set((applied.body as { id: string }).id, { at, bytes });
        } else {
          expect(applied).toMatchObject({ status: 503, body: { code: 'unavailable' } });
          refused.push((applied.body as { detail: string }).detail);
        }
        const listed = await api.get('/api/user/applications/', bearer);
        expect([200, 503], JSON.stringify(listed.body)).toContain(listed.status);
        // Requests fail at once during an outage, so yield to the other students.
        if (!up) await new Promise(setImmediate);
      }
    };
    const working = Promise.all(students.map(work));
    // Its failure is reported at the end, or by whatever waits for it.
    working.catch(() => {});
    const acknowledgedAtLeast = (count: number) =>
      expect.poll(() => acknowledged.size, { timeout: 20_000, interval: 5 }).toBeGreaterThanOrEqual(count);
    const refusedAtLeast = (count: number) =>
      expect.poll(() => refused.length, { timeout: 20_000, interval: 5 }).toBeGreaterThanOrEqual(count);
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      await acknowledgedAtLeast(acknowledged.size + STUDENTS);
      await server.goDown();
      up = false;
      await refusedAtLeast(refused.length + 2);
      await server.comeUp();
      up = true;
    }
    await acknowledgedAtLeast(acknowledged.size + STUDENTS);
    over.abort();
    await working;

    expect(new Set(refused)).toEqual(new Set(['We cannot do this right now. Please try again in a minute.']));
    for (const [id, { at, bytes }] of acknowledged) {
      const { bearer } = students[at]!;
      const { body } = await api.get(`/api/user/applications/${id}/`, bearer);
      const { documents } = body as Application;
      const file = await api.get(`/api/user/applications/${id}/documents/${documents[0]!.id}/`, bearer);
      expect((file.body as Buffer).equals(bytes)).toBe(true);
    }
    // A submission whose answer was lost is stored completely or not at all; the sweep deletes what belongs to no case.
    const halves = await handle.run(`
      select a.id from applications a where 1 <> (
        select count(*) from application_documents d join stored_files f on f.id = d.file_id and f.kept
          join file_keys k on k.file_id = f.id where d.application_id = a.id)`);
    expect(halves).toEqual([]);
    api.clock.advance({ hours: 25 });
    await twoLooks(handle.db, api.applications.sweep);
    const [counts] = await handle.run(`
      select (select count(*) from applications) as cases, (select count(*) from stored_files) as files`);
    expect(counts!['files']).toEqual(counts!['cases']);
    expect(await api.storage.files()).toHaveLength(Number(counts!['cases']));
    expect(acknowledged.size).toBeLessThanOrEqual(Number(counts!['cases']));
    api.logged.length = 0;
  },
);
