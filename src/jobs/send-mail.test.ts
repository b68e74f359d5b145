import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { testClock } from '../../tests/support/clock.ts';
import { testDatabase } from '../../tests/support/database.ts';
import { addPerson, changedMail, resetMail } from '../../tests/support/mails.ts';
import { startMailServer } from '../../tests/support/smtp.ts';
import { createMails } from '../domain/mails/facade.ts';
import { SEND_MAIL_JOB, type MailMessage } from '../domain/mails/policy.ts';
import { renderLetter } from '../mail/render.tsx';
import { silentLog, type LogFields } from '../platform/log.ts';
import { openSmtpMailer } from '../platform/mail/smtp-mailer.ts';
import { openQueue } from '../platform/queue/queue-boss.ts';
import { sendMail } from './send-mail.ts';
import { testSecretKeys } from '../../tests/support/secret-keys.ts';

/**
 * Delivery from end to end, with two of everything as in two processes: outbox, queue, templates, SMTP, a real mail
 * server.
 */
const handle = await testDatabase();
const { db } = handle;
const clock = testClock(new Date('2026-12-12T08:15:00Z'));
const userId = await addPerson(handle, 'maya@example.com');
const server = await startMailServer();
const logged: LogFields[] = [];
const keep = (fields: LogFields) => void logged.push(fields);
const log = { ...silentLog, warn: keep, error: keep };
const sender = { name: 'Prasthan', address: 'info@prasthan.test', replyTo: 'info@prasthan.test' };
let broken = false;

async function startProcess() {
  const queue = await openQueue({ handle, log, jobs: [SEND_MAIL_JOB] });
  const mailer = openSmtpMailer(server.url, () => sender, 'prasthan.test');
  const secretKeys = testSecretKeys();
  const mails = createMails({ db, queue, clock, publicOrigin: 'https://prasthan.test', secretKeys });
  const render: typeof renderLetter = async (letter) => {
    if (broken) throw new TypeError('a fault in a template');
    return renderLetter(letter);
  };
  await queue.work(SEND_MAIL_JOB, 4, sendMail({ mails, mailer, render, log }));
  afterAll(async () => {
    await queue.stop();
    await mailer.close();
  });
  return mails;
}
const mails = await startProcess();
await startProcess();
afterAll(() => server.goDown());

const queue = (message: MailMessage) => db.transaction().execute((trx) => mails.queue(trx, message));
const to = (address: string) => server.received.filter(({ envelope }) => envelope.to.includes(address));
const mailTo = (address: string) =>
  db.selectFrom('mails').selectAll().where('recipient', '=', address).executeTakeFirstOrThrow();
const SOON = { timeout: 15_000 };

/** Advances the clock of the outbox and of the queue, and notifies the workers. */
async function letPass(minutes: number): Promise<void> {
  clock.advance({ minutes });
  await sql`update pgboss.job set start_after = start_after - ${`${minutes} minutes`}::interval
    where state = 'created'`.execute(db);
  await sql`select pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), 'send-mail')`.execute(
    db,
  );
}

it('sends a mail as soon as its transaction is committed, and never after a rollback', async () => {
  const undone = db.transaction().execute(async (trx) => {
    await mails.queue(trx, resetMail('undone@example.com', userId));
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  await queue(resetMail('maya@example.com', userId));
  await expect.poll(() => to('maya@example.com'), SOON).toHaveLength(1);
  const [mail] = to('maya@example.com');
  await expect
    .poll(() => mailTo('maya@example.com'), SOON)
    .toMatchObject({ state: 'sent', sealed_data: null });
  const { message_id } = await mailTo('maya@example.com');
  expect(mail).toMatchObject({
    messageId: message_id,
    subject: 'Choose a new password',
    from: { address: sender.address },
    text: expect.stringContaining('https://prasthan.test/password-reset/cGs/s3cret/'),
    html: expect.stringContaining('href="https://prasthan.test/password-reset/cGs/s3cret/"'),
  });
  expect(to('undone@example.com')).toEqual([]);
  const { rows } = await sql<{ data: object }>`select data from pgboss.job where name = 'send-mail'`.execute(
    db,
  );
  expect(rows.map(({ data }) => Object.keys(data))).toEqual([['mailId']]);
});

describe('a refusal', () => {
  it('that is temporary leads to another attempt with the same Message-ID', async () => {
    server.refuse((stage, address) =>
      stage === 'to' && address === 'full@example.com' ? '452 4.2.2 full' : undefined,
    );
    await queue(changedMail('full@example.com', userId));
    await expect
      .poll(() => mailTo('full@example.com'), SOON)
      .toMatchObject({
        state: 'waiting',
        attempts: 1,
        last_error: '452 4.2.2: the mail server asks us to try again later.',
      });
    server.refuse(() => undefined);
    await letPass(1);
    await expect.poll(() => to('full@example.com'), SOON).toHaveLength(1);
    const { message_id } = await mailTo('full@example.com');
    expect(to('full@example.com')[0]?.messageId).toBe(message_id);
  });

  it('that is permanent ends the attempts; staff see the reason and can retry', async () => {
    server.refuse((stage, address) =>
      stage === 'to' && address === 'gone@example.com'
        ? '550 5.1.1 <gone@example.com> no such user'
        : undefined,
    );
    await queue(changedMail('gone@example.com', userId));
    await expect
      .poll(() => mailTo('gone@example.com'), SOON)
      .toMatchObject({
        state: 'dead',
        attempts: 1,
        last_error: "550 5.1.1: the recipient's address was refused.",
      });
    server.refuse(() => undefined);
    const { id } = await mailTo('gone@example.com');
    expect(await mails.retry(id, userId)).toMatchObject({ ok: true });
    await expect.poll(() => to('gone@example.com'), SOON).toHaveLength(1);
  });

  it('is logged without the address', () => {
    expect(logged.length).toBeGreaterThan(0);
    expect(JSON.stringify(logged)).not.toMatch(/@|example/);
  });
});

it('tries again when a template fails, and writes the error to the log only', async () => {
  logged.length = 0;
  broken = true;
  await queue(changedMail('broken@example.com', userId));
  await expect
    .poll(() => mailTo('broken@example.com'), SOON)
    .toMatchObject({
      state: 'waiting',
      attempts: 1,
      last_error: 'The mail could not be written. The log says why.',
    });
  expect(logged).toMatchObject([{ component: 'mail', error: new TypeError('a fault in a template') }]);
  broken = false;
  await letPass(1);
  await expect.poll(() => to('broken@example.com'), SOON).toHaveLength(1);
});

it('sends mails whose jobs were lost from the queue, because the outbox still has them', async () => {
  await server.goDown();
  await queue(changedMail('lost@example.com', userId));
  await expect
    .poll(() => mailTo('lost@example.com'), SOON)
    .toMatchObject({ attempts: 1, last_error: expect.any(String) });
  await server.comeBack();
  await sql`delete from pgboss.job where name = 'send-mail'`.execute(db);
  clock.advance({ minutes: 4 });
  await mails.cleanUp();
  await expect.poll(() => to('lost@example.com'), SOON).toHaveLength(1);
});
