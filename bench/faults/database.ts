import { setTimeout as after } from 'node:timers/promises';
import { applyWhile, compareCases, sendAgain } from '../../tests/support/kept-cases.ts';
import type { DatabaseName } from '../../tests/support/own-site.ts';
import { check, newFindings, type Findings } from './findings.ts';
import { newApplicants, withSite } from './site.ts';

const RESTARTS = 20;
const STUDENTS = 6;
/** A refused student tries again after this time. */
const AGAIN_MS = 100;

/** PostgreSQL crashes and comes back while students apply. tests/database-down.test.ts is the short form. */
export async function database(kind: DatabaseName): Promise<Findings> {
  const what = `PostgreSQL stopped at once and started again, ${RESTARTS} times while ${STUDENTS} students apply`;
  const findings = newFindings('database', kind, what);
  await withSite(kind, findings, {}, async (site) => {
    const students = await newApplicants(site, STUDENTS);
    let over = false;
    let [taken, refused] = [0, 0];
    const answer = async (status: number | undefined, body?: string) => {
      check(findings, [201, 503], status, body);
      if (status === 201) taken += 1;
      else refused += 1;
      if (status !== 201) await after(AGAIN_MS);
    };
    const working = Promise.all(students.map((each) => applyWhile(site.port, each, () => !over, { answer })));
    const until = async (enough: () => boolean) => {
      while (!enough()) await after(5);
    };
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      const [before, earlier] = [taken, refused];
      await until(() => taken >= before + STUDENTS);
      await site.postgres!.goDown();
      await until(() => refused >= earlier + 2);
      await site.postgres!.comeUp();
      const start = performance.now();
      await site.untilReady();
      findings.ready.push(performance.now() - start);
    }
    over = true;
    await working;
    for (const each of students) {
      const { acknowledged, lost, faults } = await compareCases(site.port(), each);
      findings.acknowledged += acknowledged;
      findings.lost.push(...lost);
      findings.faults.push(...faults, ...(await sendAgain(site.port(), each)));
    }
  });
  return findings;
}
