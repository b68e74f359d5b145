import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import {
  addPerson,
  changedMail,
  receiver,
  refused,
  resetMail,
  testMails,
} from '../../../tests/support/mails.ts';
import type { SendMail } from './commands.deliver.ts';
import { LEASE_MINUTES, RETRY_MINUTES } from './states.ts';
import { testSecretKeys } from '../../../tests/support/secret-keys.ts';

/** Delivery of a mail from the outbox to the mail server: at once, by another process, at a later attempt or never. */

const handle = await testDatabase();
const { db } = handle;
const userId = await addPerson(handle, 'Maya@example.com');
const { clock, mails, process, queued, row, wakes } = testMails(handle, userId);
const unreachable = { ok: false, permanent: false, reason: 'No connection to the mail server.' } as const;

describe('a mail in the outbox', () => {
  it('is one row with a fixed id, a plain subject and sealed text', async () => {
    const id = await queued(resetMail('Maya@example.com', userId));
    expect(wakes.at(-1)).toEqual({ mailId: id, options: { delaySeconds: 0, priority: 1, key: `${id} 0` } });
    const mail = await row(id);
    expect(mail).toMatchObject({
      message_id: `<${id}@prasthan.test>`,
      template: 'reset-password',
      recipient: 'Maya@example.com',
      recipient_key: 'maya@example.com',
      subject: 'Choose a new password',
      state: 'waiting',
      attempts: 0,
      expires_at: new Date('2026-12-12T09:15:00Z'),
    });
    expect(JSON.stringify(mail) + mail!.sealed_data!.toString('latin1')).not.toMatch(/s3cret|https/);
  });

  it('is sent as it was queued, and only its envelope is kept', async () => {
    const id = await queued();
    const { got, send } = receiver();
    clock.advance({ minutes: 3 });
    await mails.deliver(id, send);
    expect(got).toEqual([
      {
        id,
        messageId: `<${id}@prasthan.test>`,
        to: 'Maya@example.com',
        queuedAt: new Date('2026-12-12T08:15:00Z'),
        letter: {
          template: 'password-changed',
          data: { at: '12 December 2026, 2:00 PM', resetLink: 'https://prasthan.test/email-verification' },
          subject: 'Your password was changed',
          name: '',
          until: null,
        },
        attachments: [],
      },
    ]);
    expect(await row(id)).toMatchObject({
      state: 'sent',
      attempts: 1,
      sent_at: clock.now(),
      sealed_data: null,
      next_attempt_at: null,
    });
    await mails.deliver(id, send);
    expect(got).toHaveLength(1);
  });

  it('says until when its link works', async () => {
    const { got, send } = receiver();
    await mails.deliver(await queued(resetMail('maya@example.com', userId)), send);
    expect(got[0]?.letter.until).toBe('12 December 2026, 3:03 PM');
  });

  it.each([
    'maya@example.com\r\nBcc: thief@example.com',
    'maya@example.com\nBcc: thief@example.com',
    'maya@example.com, thief@example.com',
    'Maya <maya@example.com>',
    'maya@example.com\0',
    'maya',
    '',
    `${'x'.repeat(250)}@example.com`,
  ])('is not queued for %j, and the error does not contain the address', async (to) => {
    const before = wakes.length;
    const failed = await queued(changedMail(to, userId)).catch((error: Error) => error);
    expect(failed).toBeInstanceOf(Error);
    expect((failed as Error).message).toBe("A mail 'password-changed' was queued for an invalid address");
    expect(wakes).toHaveLength(before);
  });

  it.each([undefined, null, 'x', '', {}, '00000000-0000-4000-8000-000000000000'])(
    'ignores an id without a mail: %j',
    async (id) => {
      const { got, send } = receiver();
      await mails.deliver(id, send);
      expect(got).toEqual([]);
    },
  );
});

describe('several processes', () => {
  it('send a mail once, however many try at the same time', async () => {
    const id = await queued();
    const { got, send } = receiver();
    await Promise.all(Array.from({ length: 10 }, () => process().deliver(id, send)));
    expect(got).toHaveLength(1);
    expect(await row(id)).toMatchObject({ state: 'sent', attempts: 1 });
  });

  it('take over a mail when its process has died, not before', async () => {
    const id = await queued();
    const claimed = Promise.withResolvers<void>();
    void mails.deliver(id, () => new Promise(() => claimed.resolve()));
    await claimed.promise;
    const { got, send } = receiver();
    clock.advance({ minutes: LEASE_MINUTES - 1 });
    await process().deliver(id, send);
    expect(got).toEqual([]);
    // The job is used up, so another one is due when the lease ends.
    expect(wakes.at(-1)).toEqual({ mailId: id, options: { delaySeconds: 60, priority: 0, key: `${id} 1` } });
    clock.advance({ minutes: 1 });
    await process().deliver(id, send);
    expect(got).toHaveLength(1);
    expect(await row(id)).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('do not undo each other: a late result for a mail that another process has sent changes nothing', async () => {
    const id = await queued();
    const claimed = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<Awaited<ReturnType<SendMail>>>();
    const slow = mails.deliver(id, () => {
      claimed.resolve();
      return answer.promise;
    });
    await claimed.promise;
    clock.advance({ minutes: LEASE_MINUTES });
    await process().deliver(id, receiver().send);
    answer.resolve(refused);
    await slow;
    expect(await row(id)).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('record that a mail was accepted although the database was briefly unavailable', async () => {
    const id = await queued();
    let sent = false;
    let failures = 2;
    const shaky = db.withPlugin({
      transformQuery({ node }) {
        if (!sent || failures === 0) return node;
        failures -= 1;
        throw new Error('the database is restarting');
      },
      transformResult: async ({ result }) => result,
    });
    await process({ db: shaky }).deliver(id, async () => {
      sent = true;
      return { ok: true };
    });
    expect(failures).toBe(0);
    expect(await row(id)).toMatchObject({ state: 'sent', attempts: 1 });
  });
});

describe('a mail that is not accepted', () => {
  it('is retried for a day at growing intervals, then given up', async () => {
    const id = await queued();
    const { got, send } = receiver(Array.from({ length: 20 }, () => unreachable));
    const started = clock.now();
    for (const minutes of RETRY_MINUTES) {
      await mails.deliver(id, send);
      expect(await row(id)).toMatchObject({ state: 'waiting', last_error: unreachable.reason });
      expect(wakes.at(-1)).toMatchObject({
        mailId: id,
        options: { delaySeconds: minutes * 60, priority: 0 },
      });
      clock.advance({ minutes });
    }
    expect(clock.now().getTime() - started.getTime()).toBe(24 * 60 * 60 * 1000);
    await mails.deliver(id, send);
    expect(got).toHaveLength(13);
    expect(new Set(got.map(({ messageId }) => messageId)).size).toBe(1);
    expect(await row(id)).toMatchObject({
      state: 'dead',
      attempts: 13,
      last_error: `Not delivered after 13 attempts. The last error: ${unreachable.reason}`,
      next_attempt_at: null,
    });
  });

  it('is given up at once when its recipient or its text was refused', async () => {
    const id = await queued();
    await mails.deliver(id, receiver([refused]).send);
    expect(await row(id)).toMatchObject({ state: 'dead', attempts: 1, last_error: refused.reason });
  });

  it('is given up when its link expires before the next attempt, and is never sent after that', async () => {
    const [late, lost] = [
      await queued(resetMail('a@b.test', userId)),
      await queued(resetMail('a@b.test', userId)),
    ];
    const { got, send } = receiver(Array.from({ length: 20 }, () => unreachable));
    for (const minutes of RETRY_MINUTES.slice(0, 6)) {
      await mails.deliver(late, send);
      clock.advance({ minutes });
    }
    expect(got).toHaveLength(6);
    expect(await row(late)).toMatchObject({
      state: 'dead',
      last_error: `Not delivered: the link in it expires before the next attempt. The last error: ${unreachable.reason}`,
    });
    await mails.deliver(lost, send);
    expect(got).toHaveLength(6);
    expect(await row(lost)).toMatchObject({
      state: 'dead',
      attempts: 0,
      sealed_data: null,
      last_error: 'The link in it expired before the mail could be sent.',
    });
  });

  it('is given up when its text can no longer be decrypted', async () => {
    const id = await queued();
    const { got, send } = receiver();
    const secretKeys = testSecretKeys(Buffer.from('another secret of thirty-two characters'));
    await process({ secretKeys }).deliver(id, send);
    expect(got).toEqual([]);
    expect(await row(id)).toMatchObject({ state: 'dead', last_error: expect.stringContaining('SECRET_KEY') });
  });
});
