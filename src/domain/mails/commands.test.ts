import { describe, expect, it } from 'vitest';
import { testClock } from '../../../tests/support/clock.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { addPerson, changedMail, resetMail } from '../../../tests/support/mails.ts';
import { twoLooks } from '../../../tests/support/two-looks.ts';
import type { JobOptions } from '../../platform/queue/queue.ts';
import type { OutgoingMail, SendMail } from './commands.deliver.ts';
import { createMails, type Mails } from './facade.ts';
import type { MailMessage } from './policy.ts';
import { LEASE_MINUTES, RETRY_MINUTES } from './states.ts';

const handle = await testDatabase();
const { db } = handle;
const clock = testClock(new Date('2026-12-12T08:15:00Z'));
const userId = await addPerson(handle, 'Maya@example.com');

/** What was queued last, for which mail and when it is due. */
const wakes: { mailId: string; options: JobOptions }[] = [];
const queue = {
  send: async (_trx: unknown, _job: string, data: object, options: JobOptions = {}) =>
    void wakes.push({ ...(data as { mailId: string }), options }),
};
const process = (secret = 'a secret of at least thirty-two characters') =>
  createMails({ db, queue, clock, publicOrigin: 'https://prasthan.test', secretKey: Buffer.from(secret) });
const mails = process();

/** Queues a mail in a transaction of its own; answers its id. */
async function queued(message: MailMessage = changedMail('Maya@example.com', userId)): Promise<string> {
  await db.transaction().execute((trx) => mails.queue(trx, message));
  return wakes.at(-1)!.mailId;
}
const row = (id: string) => db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();

/** Hands over to nobody, and keeps what it was given. */
function receiver(answers: readonly Awaited<ReturnType<SendMail>>[] = []) {
  const got: OutgoingMail[] = [];
  const send: SendMail = async (mail) => answers[got.push(mail) - 1] ?? { ok: true };
  return { got, send };
}
const refused = { ok: false, permanent: true, reason: "550: the recipient's address was refused." } as const;
const unreachable = { ok: false, permanent: false, reason: 'No connection to the mail server.' } as const;

describe('a mail in the outbox', () => {
  it('is one row with its id fixed, its subject plain and its text sealed', async () => {
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

  it('goes out as it was queued, and only its envelope is kept', async () => {
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
  ])('is not queued for %j, and what fails does not repeat it', async (to) => {
    const before = wakes.length;
    const failed = await queued(changedMail(to, userId)).catch((error: Error) => error);
    expect(failed).toBeInstanceOf(Error);
    expect((failed as Error).message).toBe(
      "A mail 'password-changed' was to be queued for what is no mailbox",
    );
    expect(wakes).toHaveLength(before);
  });

  it.each([undefined, null, 'x', '', {}, '00000000-0000-4000-8000-000000000000'])(
    'that is not there is no mail: %j',
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

  it('take a mail over when the one that had it died, not before', async () => {
    const id = await queued();
    const claimed = Promise.withResolvers<void>();
    void mails.deliver(id, () => new Promise(() => claimed.resolve()));
    await claimed.promise;
    const { got, send } = receiver();
    clock.advance({ minutes: LEASE_MINUTES - 1 });
    await process().deliver(id, send);
    expect(got).toEqual([]);
    // Its job is used up, so another one is due when the lease ends.
    expect(wakes.at(-1)).toEqual({ mailId: id, options: { delaySeconds: 60, priority: 0, key: `${id} 1` } });
    clock.advance({ minutes: 1 });
    await process().deliver(id, send);
    expect(got).toHaveLength(1);
    expect(await row(id)).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('do not undo each other: a late answer about a mail that another has sent changes nothing', async () => {
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

  it('remember that a mail was accepted although the database was away just then', async () => {
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
    const secretKey = Buffer.from('a secret of at least thirty-two characters');
    const unlucky = createMails({
      db: shaky,
      queue,
      clock,
      publicOrigin: 'https://prasthan.test',
      secretKey,
    });
    await unlucky.deliver(id, async () => {
      sent = true;
      return { ok: true };
    });
    expect(failures).toBe(0);
    expect(await row(id)).toMatchObject({ state: 'sent', attempts: 1 });
  });
});

describe('a mail that is not accepted', () => {
  it('is tried again for a day, further and further apart, then given up', async () => {
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
      last_error: `Given up after 13 attempts. The last one: ${unreachable.reason}`,
      next_attempt_at: null,
    });
  });

  it('dies at once when its recipient or its text was refused', async () => {
    const id = await queued();
    await mails.deliver(id, receiver([refused]).send);
    expect(await row(id)).toMatchObject({ state: 'dead', attempts: 1, last_error: refused.reason });
  });

  it('dies when its link expires before the next attempt, and is never sent after that', async () => {
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
      last_error: `The link in it expires before the next attempt. The last one: ${unreachable.reason}`,
    });
    await mails.deliver(lost, send);
    expect(got).toHaveLength(6);
    expect(await row(lost)).toMatchObject({
      state: 'dead',
      attempts: 0,
      sealed_data: null,
      last_error: 'The link in it expired before it could be sent.',
    });
  });

  it('dies when nobody can read its text any more', async () => {
    const id = await queued();
    const { got, send } = receiver();
    await process('another secret of thirty-two characters').deliver(id, send);
    expect(got).toEqual([]);
    expect(await row(id)).toMatchObject({ state: 'dead', last_error: expect.stringContaining('SECRET_KEY') });
  });
});

describe('staff', () => {
  const actor = '11111111-1111-4111-8111-111111111111';
  const dead = async (message?: MailMessage) => {
    const id = await queued(message);
    await mails.deliver(id, receiver([refused]).send);
    return id;
  };

  it('have a dead mail sent after all, with all its attempts, and it is recorded who asked', async () => {
    const id = await dead();
    expect(await mails.retry(id, actor)).toMatchObject({
      ok: true,
      value: { id, state: 'waiting', attempts: 0 },
    });
    expect(wakes.at(-1)).toEqual({ mailId: id, options: { delaySeconds: 0, priority: 1, key: `${id} 0` } });
    const { got, send } = receiver();
    await mails.deliver(id, send);
    expect(got[0]).toMatchObject({ messageId: `<${id}@prasthan.test>` });
    const record = await db.selectFrom('audit_entries').selectAll().where('subject_id', '=', id).execute();
    expect(record).toMatchObject([{ actor_id: actor, action: 'mail_retried', subject_kind: 'mail' }]);
  });

  it.each<[string, () => Promise<string>, object]>([
    ['one that waits', () => queued(), { code: 'refused', reason: 'not_retryable' }],
    [
      'one whose link has expired',
      async () => {
        const id = await dead(resetMail('a@b.test', userId));
        clock.advance({ minutes: 60 });
        return id;
      },
      { code: 'refused', reason: 'mail_expired' },
    ],
    ['one that is not there', async () => actor, { code: 'not_found' }],
    ['no id at all', async () => "x' or true", { code: 'not_found' }],
  ])('cannot send %s again', async (_name, make, error) => {
    expect(await mails.retry(await make(), actor)).toEqual({ ok: false, error });
  });
});

describe('looking after the outbox', () => {
  const age = (id: string, days: number) =>
    db
      .updateTable('mails')
      .set({ queued_at: new Date(clock.now().getTime() - days * 86_400_000) })
      .where('id', '=', id)
      .execute();

  it('wakes mails that are due and have lost their job', async () => {
    const id = await queued();
    clock.advance({ minutes: 3 });
    wakes.length = 0;
    await mails.tend();
    expect(wakes.filter(({ mailId }) => mailId === id)).toHaveLength(1);
  });

  it('wipes texts that are of no use any more', async () => {
    const id = await queued(resetMail('a@b.test', userId));
    const other = await queued();
    for (const each of [id, other]) await mails.deliver(each, receiver([refused]).send);
    await twoLooks(db, mails.tend);
    expect([(await row(id))?.sealed_data, (await row(other))?.sealed_data]).toEqual([
      expect.any(Buffer),
      expect.any(Buffer),
    ]);
    clock.advance({ minutes: 60 });
    await twoLooks(db, mails.tend);
    expect([(await row(id))?.sealed_data, (await row(other))?.sealed_data]).toEqual([
      null,
      expect.any(Buffer),
    ]);
    clock.advance({ days: 31 });
    await twoLooks(db, mails.tend);
    expect((await row(other))?.sealed_data).toBeNull();
    expect(await mails.retry(other, userId)).toMatchObject({ ok: false, error: { reason: 'mail_expired' } });
  });

  it('forgets after 90 days whom we wrote to, but nothing that is still to be sent', async () => {
    const [old, recent, waiting] = [await queued(), await queued(), await queued()];
    for (const each of [old, recent]) await mails.deliver(each, receiver().send);
    await age(old, 91);
    await age(recent, 89);
    await age(waiting, 91);
    await twoLooks(db, mails.tend);
    expect([await row(old), (await row(recent))?.state, (await row(waiting))?.state]).toEqual([
      undefined,
      'sent',
      'waiting',
    ]);
  });
});

it('erases the mails of a person with the person', async () => {
  const other = await addPerson(handle, 'hari@example.com');
  const id = await queued(changedMail('hari@example.com', other));
  await db.deleteFrom('users').where('id', '=', other).execute();
  expect(await row(id)).toBeUndefined();
  const { got, send } = receiver();
  await mails.deliver(id, send);
  expect(got).toEqual([]);
});

describe('the list', () => {
  const list = async (query: Parameters<Mails['list']>[0]) => {
    const listed = await mails.list(query);
    return listed.ok ? listed.value : listed.error;
  };

  it('shows the newest first, a page at a time, by state and by the beginning of the address', async () => {
    const person = await addPerson(handle, 'list@example.com');
    const ids: string[] = [];
    for (const to of ['Listed_A@x.test', 'listed_b@x.test', 'listedxa@x.test', 'listed_a@y.test']) {
      clock.advance({ minutes: 1 });
      ids.push(await queued(changedMail(to, person)));
    }
    await mails.deliver(ids[0], receiver().send);
    const found = async (query: Parameters<Mails['list']>[0]) => {
      const answer = await list(query);
      return 'results' in answer ? answer.results.map(({ recipient }) => recipient) : answer;
    };
    expect(await found({ search: 'listed_A' })).toEqual(['listed_a@y.test', 'Listed_A@x.test']);
    expect(await found({ search: 'listed', state: 'sent' })).toEqual(['Listed_A@x.test']);
    expect(await found({ search: '%' })).toEqual([]);
    expect(await found({ search: '\0\\' })).toEqual([]);
    expect(await list({ search: 'listed', records: '2', page: '2' })).toMatchObject({
      count: 4,
      next: null,
      previous: 'https://prasthan.test/api/staff/mails/?records=2&search=listed',
      results: [{ recipient: 'listed_b@x.test' }, { recipient: 'Listed_A@x.test' }],
    });
    expect(await list({ state: 'lost' })).toMatchObject({
      code: 'invalid',
      fields: { state: [expect.any(String)] },
    });
    expect(await list({ page: '99' })).toEqual({ code: 'invalid_page' });
  });

  it('shows a mail without its text', async () => {
    const id = await queued(resetMail('read@example.com', userId));
    expect(await mails.read(id)).toEqual({
      ok: true,
      value: {
        id,
        template: 'reset-password',
        recipient: 'read@example.com',
        subject: 'Choose a new password',
        state: 'waiting',
        attempts: 0,
        last_error: null,
        queued_at: clock.now().toISOString(),
        next_attempt_at: clock.now().toISOString(),
        sent_at: null,
      },
    });
    expect(await mails.read('1')).toEqual({ ok: false, error: { code: 'not_found' } });
  });
});
