import { sql } from 'kysely';
import { afterAll, expect, inject, it } from 'vitest';
import { testClock } from '../../tests/support/clock.ts';
import { testDatabase } from '../../tests/support/database.ts';
import { addPerson, changedMail } from '../../tests/support/mails.ts';
import { startMailServer } from '../../tests/support/smtp.ts';
import { createMails } from '../domain/mails/facade.ts';
import { SEND_MAIL_JOB } from '../domain/mails/policy.ts';
import type { RenderLetter } from '../mail/render.tsx';
import { silentLog } from '../platform/log.ts';
import { openSmtpMailer } from '../platform/mail/smtp-mailer.ts';
import { openQueue } from '../platform/queue/queue-boss.ts';
import { sendMail } from './send-mail.ts';
import { testSecretKeys } from '../../tests/support/secret-keys.ts';

// The embedded database runs in the test's thread and takes three times as long.
const MAILS = inject('databaseKind') === 'postgres' ? 1_000 : 200;
const PATIENCE = { timeout: 240_000, interval: 500 };
const handle = await testDatabase();
const { db } = handle;
const clock = testClock(new Date('2026-12-12T08:15:00Z'));
const userId = await addPerson(handle, 'maya@example.com');
const server = await startMailServer();
/** Replaces the templates, which have their own tests and would take most of the time here. */
const render: RenderLetter = async ({ subject }) => ({
  html: `<p>${subject}</p>`,
  text: subject,
  pictures: [],
});
const sender = { name: 'Prasthan', address: 'info@prasthan.test', replyTo: 'info@prasthan.test' };

async function startProcess() {
  const queue = await openQueue({ handle, log: silentLog, jobs: [SEND_MAIL_JOB] });
  const mailer = openSmtpMailer(server.url, () => sender, 'prasthan.test');
  const secretKeys = testSecretKeys();
  const mails = createMails({ db, queue, clock, publicOrigin: 'https://prasthan.test', secretKeys });
  await queue.work(SEND_MAIL_JOB, 4, sendMail({ mails, mailer, render, log: silentLog }));
  afterAll(async () => {
    await queue.stop();
    await mailer.close();
  });
  return mails;
}
const mails = await startProcess();
await startProcess();
afterAll(() => server.goDown());

/** Advances the clock of the outbox and of the queue, and notifies the workers. */
async function letPass(minutes: number): Promise<void> {
  clock.advance({ minutes });
  await sql`update pgboss.job set start_after = start_after - ${`${minutes} minutes`}::interval
    where state = 'created'`.execute(db);
  await sql`select pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), ${SEND_MAIL_JOB})`.execute(
    db,
  );
}

/** The number of mails that wait for their next attempt after `attempts` failed ones. */
async function failed(attempts: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from mails where state = 'waiting' and attempts = ${attempts} and last_error is not null
      and next_attempt_at > ${clock.now()}
      and exists (select from pgboss.job where state = 'created' and singleton_key = mails.id || ' ' || ${attempts}::text)
  `.execute(db);
  return rows[0]?.count ?? 0;
}

it(`delivers each of ${MAILS} mails once after the mail server was down for ten minutes`, async () => {
  await server.goDown();
  await db.transaction().execute(async (trx) => {
    for (let number = 0; number < MAILS; number += 1) {
      await mails.queue(trx, changedMail(`student${number}@example.com`, userId));
    }
  });
  await expect.poll(() => failed(1), PATIENCE).toBe(MAILS);
  await server.comeBack();
  await letPass(10);
  await expect
    .poll(() => db.selectFrom('mails').select('id').where('state', '=', 'sent').execute(), PATIENCE)
    .toHaveLength(MAILS);
  expect(server.received).toHaveLength(MAILS);
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(MAILS);
  expect(new Set(server.received.map(({ envelope }) => envelope.to[0])).size).toBe(MAILS);
  // Connections are reused, not opened for each mail.
  expect(server.connections()).toBeLessThan(50);
}, 600_000);
