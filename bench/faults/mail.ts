import { setTimeout as after } from 'node:timers/promises';
import { startMailServer } from '../../tests/support/smtp.ts';
import type { DatabaseName } from '../../tests/support/own-site.ts';
import { signUp } from '../people.ts';
import { cutLine } from './cut-line.ts';
import { count, newFindings, type Findings } from './findings.ts';
import { withSite } from './site.ts';

const PEOPLE = 1_000;
/** The first of them sign up while the mail server's connections break. */
const DURING_CUTS = 100;
const AT_ONCE = 6;
/** In the middle of a mail with our templates. */
const CUT_BYTES = 4_000;
/** Mails are tried again after 1, 2 and 5 minutes. */
const PATIENCE_MS = 9 * 60_000;

/** The mail server dies in the middle of conversations, then is away, while people sign up. */
export async function mail(database: DatabaseName): Promise<Findings> {
  const what =
    `${PEOPLE} people sign up: for the first ${DURING_CUTS} the mail server's connections break ` +
    'in the middle of a mail, for the others it is down; then it comes back';
  const findings = newFindings('mail', database, what);
  const server = await startMailServer();
  const line = await cutLine(Number(new URL(server.url).port));
  const address = (at: number) => `person${at}@example.com`;
  try {
    await withSite(
      database,
      findings,
      { settings: { SMTP_URL: `smtp://127.0.0.1:${line.port}` } },
      async (site) => {
        let next = 0;
        const signUpUntil = async (last: number) => {
          const worker = async () => {
            while (next < last) {
              next += 1;
              await signUp(site.origin(), address(next));
              count(findings, 201);
            }
          };
          await Promise.all(Array.from({ length: AT_ONCE }, worker));
        };
        line.cutAfter(() => CUT_BYTES);
        await signUpUntil(DURING_CUTS);
        await line.goDown();
        line.cutAfter(() => Infinity);
        await signUpUntil(PEOPLE);
        if (line.cuts() === 0) findings.faults.push('no conversation was cut');
        if (server.received.length > 0) findings.faults.push('a mail arrived while the server was down');
        await line.comeUp();
        const start = performance.now();
        const reached = () => new Set(server.received.map(({ envelope }) => envelope.to[0]));
        while (reached().size < PEOPLE && performance.now() - start < PATIENCE_MS) await after(500);
        findings.ready.push(performance.now() - start);
        findings.acknowledged = next;
        for (let at = 1; at <= PEOPLE; at += 1)
          if (!reached().has(address(at))) findings.lost.push(`the mail to person ${at}`);
        const different = new Set(server.received.map(({ messageId }) => messageId)).size;
        if (different !== PEOPLE) findings.faults.push(`${different} different mails for ${PEOPLE} people`);
      },
    );
  } finally {
    await line.goDown();
    await server.goDown();
  }
  findings.done += `; ${server.received.length} arrived, ${line.cuts()} conversations cut`;
  return findings;
}
