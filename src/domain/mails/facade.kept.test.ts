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
import { twoLooks } from '../../../tests/support/two-looks.ts';
import type { Mails } from './facade.ts';
import type { MailMessage } from './policy.ts';

/** Stored mails: staff list and retry them; texts and rows are deleted after some time or with their person. */

const handle = await testDatabase();
const { db } = handle;
const userId = await addPerson(handle, 'Maya@example.com');
const { clock, mails, queued, row, wakes } = testMails(handle, userId);

describe('staff', () => {
  const actor = '11111111-1111-4111-8111-111111111111';
  const dead = async (message?: MailMessage) => {
    const id = await queued(message);
    await mails.deliver(id, receiver([refused]).send);
    return id;
  };

  it('can retry a dead mail with all its attempts; it is recorded who asked', async () => {
    const id = await dead();
    expect(await mails.retry(id, actor)).toMatchObject({
      ok: true,
      value: { id, state: 'waiting', attempts: 0 },
    });
    expect(wakes.at(-1)).toEqual({ mailId: id, options: { delaySeconds: 0, priority: 1, key: `${id} 0` } });
    const { got, send } = receiver();
    await mails.deliver(id, send);
    expect(got[0]).toMatchObject({ messageId: `<${id}@prasthan.test>` });
    const record = await db.selectFrom('change_log').selectAll().where('object', '=', id).execute();
    expect(record).toMatchObject([{ actor_id: actor, action: 'retried', kind: 'mail', about: userId }]);
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

describe('maintaining the outbox', () => {
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
    await mails.cleanUp();
    expect(wakes.filter(({ mailId }) => mailId === id)).toHaveLength(1);
  });

  it('deletes texts that are no longer of use', async () => {
    const id = await queued(resetMail('a@b.test', userId));
    const other = await queued();
    for (const each of [id, other]) await mails.deliver(each, receiver([refused]).send);
    await twoLooks(db, mails.cleanUp);
    expect([(await row(id))?.sealed_data, (await row(other))?.sealed_data]).toEqual([
      expect.any(Buffer),
      expect.any(Buffer),
    ]);
    clock.advance({ minutes: 60 });
    await twoLooks(db, mails.cleanUp);
    expect([(await row(id))?.sealed_data, (await row(other))?.sealed_data]).toEqual([
      null,
      expect.any(Buffer),
    ]);
    clock.advance({ days: 31 });
    await twoLooks(db, mails.cleanUp);
    expect((await row(other))?.sealed_data).toBeNull();
    expect(await mails.retry(other, userId)).toMatchObject({ ok: false, error: { reason: 'mail_expired' } });
  });

  it('deletes recipients after 90 days, but nothing that is still to be sent', async () => {
    const [old, recent, waiting] = [await queued(), await queued(), await queued()];
    for (const each of [old, recent]) await mails.deliver(each, receiver().send);
    await age(old, 91);
    await age(recent, 89);
    await age(waiting, 91);
    await twoLooks(db, mails.cleanUp);
    expect([await row(old), (await row(recent))?.state, (await row(waiting))?.state]).toEqual([
      undefined,
      'sent',
      'waiting',
    ]);
  });
});

describe('a mail about several people when one of them is erased', () => {
  const told = (student: string) => ({ student, reference: '', what: '', came: ['A message'], link: '' });
  const [asha, bina] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
  /** Three cases, two of them of the same person. */
  const message: MailMessage = {
    template: 'applications-answered',
    to: 'office@example.com',
    userId: null,
    about: [asha, bina, asha],
    data: { cases: [told('Asha'), told('Bina'), told('Asha')] },
  };
  const takeOut = (person: string) => db.transaction().execute((trx) => mails.takeOut(trx, person));
  const about = () => db.selectFrom('mails').selectAll().where('about', 'is not', null).execute();

  it('stays available to the staff who may retry it, without that person', async () => {
    const id = await queued(message);
    await mails.deliver(id, receiver([refused]).send);
    await takeOut(asha);
    const [left] = await about();
    expect(left).toMatchObject({
      state: 'dead',
      about: [bina],
      subject: expect.stringContaining('A student has answered'),
    });
    expect(left!.id).not.toBe(id);
    expect(await mails.retry(left!.id, userId)).toMatchObject({ ok: true });
    const { got, send } = receiver();
    await mails.deliver(left!.id, send);
    expect(got[0]!.letter).toMatchObject({ template: 'application-answered', data: told('Bina') });
    await takeOut(bina);
    expect(await about()).toEqual([]);
  });

  it('loses its row if it was sent: the office has its text', async () => {
    await mails.deliver(await queued(message), receiver().send);
    await takeOut(bina);
    expect(await about()).toEqual([]);
  });
});

it('erases the mails of a person with the account', async () => {
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

  it('shows the newest first, paged, by state and by the beginning of the address', async () => {
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
      page: 2,
      pages: 2,
      results: [{ recipient: 'listed_b@x.test' }, { recipient: 'Listed_A@x.test' }],
    });
    expect(await list({ state: 'lost' })).toMatchObject({
      code: 'invalid',
      fields: { state: [{ code: 'no_such_choice', value: 'lost' }] },
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
