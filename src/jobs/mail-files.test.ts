import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../tests/support/database.ts';
import { addPerson, changedMail, testMails } from '../../tests/support/mails.ts';
import { dayOfDatabasePasses } from '../../tests/support/two-looks.ts';
import { renderLetter } from '../mail/render.tsx';
import { silentLog } from '../platform/log.ts';
import { openFileMailer } from '../platform/mail/file-mailer.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import { sendMail } from './send-mail.ts';
import { cleanUpMails } from './clean-up-mails.ts';

/** Mail files: the file of a mail is deleted with its row, whatever deleted the row. */

const handle = await testDatabase();
const userId = await addPerson(handle, 'maya@example.com');
const { clock, mails, queued } = testMails(handle, userId);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-mail-files-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
let mailer: Mailer;
beforeAll(async () => {
  const sender = { name: 'Prasthan', address: 'info@prasthan.test', replyTo: 'info@prasthan.test' };
  mailer = await openFileMailer(folder, () => sender);
});

async function sent(to: string, about = userId): Promise<string> {
  const id = await queued(changedMail(to, about));
  await sendMail({ mails, mailer, render: renderLetter, log: silentLog })({ mailId: id });
  return id;
}
const cleanUp = () => cleanUpMails({ mails, mailer })();
/** Ids in the names of the files. */
const kept = () => fs.readdirSync(folder).flatMap((name) => /_([\da-f-]{36})\.eml$/.exec(name)?.[1] ?? []);

it('deletes the file of an old mail with its row and keeps the files of others', async () => {
  fs.writeFileSync(path.join(folder, 'notes.txt'), 'of the owner');
  fs.writeFileSync(path.join(folder, `backup_${crypto.randomUUID()}.eml`), 'of the owner, too');
  const mine = fs.readdirSync(folder).sort();
  const old = await sent('maya@example.com');
  clock.advance({ days: 91 });
  const recent = await sent('maya@example.com');
  await cleanUp();
  expect(kept()).toEqual(expect.arrayContaining([old, recent]));
  await dayOfDatabasePasses(handle.db);
  await cleanUp();
  expect(
    fs
      .readdirSync(folder)
      .sort()
      .filter((name) => !name.includes(recent)),
  ).toEqual(mine);
  expect(kept()).toContain(recent);
});

it('deletes the mail files of an erased person, including an unfinished one', async () => {
  const bina = await addPerson(handle, 'bina@example.com');
  const [hers, other] = [await sent('bina@example.com', bina), await sent('maya@example.com')];
  const name = fs.readdirSync(folder).find((each) => each.includes(hers))!;
  fs.writeFileSync(path.join(folder, `.${name}.4711`), 'half of it');
  await handle.db.deleteFrom('users').where('id', '=', bina).execute();
  await cleanUp();
  expect(fs.readdirSync(folder).filter((each) => each.includes(hers))).toEqual([]);
  expect(kept()).toContain(other);
});
