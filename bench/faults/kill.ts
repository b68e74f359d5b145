import { randomInt } from 'node:crypto';
import { applyWhile, compareCases, sendAgain } from '../../tests/support/kept-cases.ts';
import type { DatabaseName } from '../../tests/support/own-site.ts';
import { check, newFindings, type Findings } from './findings.ts';
import { newApplicants, withSite } from './site.ts';

const KILLS = 25;
const STUDENTS = 4;

/** kill -9 at random moments while students apply. tests/kill.test.ts is the short form. */
export async function kill(database: DatabaseName): Promise<Findings> {
  const findings = newFindings('kill', database, `kill -9, ${KILLS} times while ${STUDENTS} students apply`);
  findings.promptly = true;
  await withSite(database, findings, {}, async (site) => {
    const students = await newApplicants(site, STUDENTS);
    for (let round = 0; round < KILLS; round += 1) {
      const earlier = students.map(({ submissions }) => submissions.length);
      let steps = randomInt(1, 300);
      let killed = false;
      const step = () => {
        steps -= 1;
        if (steps !== 0) return;
        killed = true;
        site.killNow();
      };
      const answer = (status: number | undefined, body?: string) =>
        check(findings, [201, undefined], status, body);
      await Promise.all(students.map((each) => applyWhile(site.port, each, () => !killed, { step, answer })));
      const start = performance.now();
      await site.stop();
      await site.start();
      findings.ready.push(performance.now() - start);
      for (const [at, each] of students.entries()) {
        const { lost, faults } = await compareCases(site.port(), each, earlier[at]);
        findings.lost.push(...lost);
        findings.faults.push(...faults);
      }
    }
    for (const each of students) {
      const { acknowledged, lost } = await compareCases(site.port(), each);
      findings.acknowledged += acknowledged;
      findings.lost.push(...lost);
      findings.faults.push(...(await sendAgain(site.port(), each)));
    }
  });
  return findings;
}
