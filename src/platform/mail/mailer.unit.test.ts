import { once } from 'node:events';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lastMail, mailsTo } from '../../../tests/support/mail.ts';
import { startMailServer } from '../../../tests/support/smtp.ts';
import { silentLog } from '../log.ts';
import { openFileMailer } from './file-mailer.ts';
import { openMailer } from './open-mailer.ts';
import { openSmtpMailer, smtpOptions } from './smtp-mailer.ts';
import type { RenderedMail, Sender } from './mailer.ts';

const sender: Sender = {
  name: 'Prasthan "Education", प्रस्थान',
  address: 'mail@prasthan.test',
  replyTo: 'info@prasthan.test',
};
const mail: RenderedMail = {
  id: '3f2a1b09-0000-4000-8000-000000000001',
  messageId: '<3f2a1b09-0000-4000-8000-000000000001@prasthan.test>',
  to: "o'hara+x@example.com",
  subject: 'Confirm your e-mail address',
  html: '<p>प्रस्थान: <a href="https://prasthan.test/?a=b&amp;c=d">here</a></p>',
  attachments: [],
  text: `https://prasthan.test/verify-email/${'x'.repeat(300)}\n.\nFrom here प्रस्थान\n`,
  queuedAt: new Date('2026-12-12T08:15:00Z'),
};
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-mail-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const server = await startMailServer();
const mailer = openSmtpMailer(server.url, () => sender, 'prasthan.test');
afterAll(async () => {
  await mailer.close();
  await server.goDown();
});

const NO_ENV = { SMTP_URL: undefined, MAIL_DIR: undefined, MAIL_FROM: undefined };
const HOSTILE = [
  'a@b.com\r\nBcc: thief@example.com',
  'a@b.com\nBcc: thief@example.com',
  'a@b.com>\r\nRCPT TO:<thief@example.com',
  'a@b.com, thief@example.com',
  'Maya <a@b.com>, <thief@example.com>',
  'a@b.com\0thief@example.com',
  'a@b.com\r\n\r\nA body of its own',
  '"a\r\n b"@example.com',
];

describe('a mail', () => {
  it('arrives unchanged, with our sender, at one mailbox, marked as auto-generated', async () => {
    expect(await mailer.deliver(mail)).toEqual({ ok: true });
    const received = server.received.at(-1)!;
    expect(received).toMatchObject({
      envelope: { from: sender.address, to: [mail.to] },
      from: { name: sender.name, address: sender.address },
      replyTo: [{ name: sender.name, address: sender.replyTo }],
      to: [{ address: mail.to }],
      subject: mail.subject,
      messageId: mail.messageId,
      date: '2026-12-12T08:15:00.000Z',
      html: expect.stringContaining(mail.html),
    });
    expect(received.text?.replaceAll('\r\n', '\n').trim()).toBe(mail.text.trim());
    const headers = new Map(received.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.has('x-mailer')).toBe(false);
  });

  it.each(HOSTILE)('gets no further header or recipient from the address %j', async (to) => {
    const before = server.received.length;
    const refused = { ok: false, permanent: true, reason: 'Mail cannot be sent to an address like this.' };
    expect(await mailer.deliver({ ...mail, to })).toEqual(refused);
    expect(await (await openFileMailer(folder, () => sender)).deliver({ ...mail, to })).toEqual(refused);
    expect(server.received).toHaveLength(before);
  });

  it.each(HOSTILE)('gets no further header from the subject %j', async (subject) => {
    expect(await mailer.deliver({ ...mail, subject })).toEqual({ ok: true });
    const [head = ''] = server.received.at(-1)!.raw.split('\r\n\r\n');
    expect(head).not.toMatch(/^(Bcc:|A body)/im);
    expect(server.received.at(-1)!.headers.filter(({ key }) => key === 'subject')).toHaveLength(1);
  });
});

describe('a failed delivery', () => {
  it.each([
    [
      'to',
      '550 5.1.1 <maya@example.com> no such user',
      true,
      "550 5.1.1: the recipient's address was refused.",
    ],
    [
      'to',
      '451 4.7.1 greylisted, maya@example.com',
      false,
      '451 4.7.1: the mail server asks us to try again later.',
    ],
    ['to', '503 first things first', false, '503: the mail server asks us to try again later.'],
    ['data', '554 5.7.1 spam', true, '554 5.7.1: the mail was refused.'],
    [
      'data',
      '452 4.2.2 maya@example.com is full',
      false,
      '452 4.2.2: the mail server asks us to try again later.',
    ],
    ['from', '550 5.7.1 not yours', false, '550 5.7.1: our own address was refused. Check MAIL_FROM.'],
    ['connect', '421 4.3.2 closing', false, '421 4.3.2: the mail server asks us to try again later.'],
  ] as const)('is classified by stage and status: %s, %s', async (stage, status, permanent, reason) => {
    const fresh = openSmtpMailer(server.url, () => sender, 'prasthan.test');
    server.refuse((at) => (at === stage ? status : undefined));
    expect(await fresh.deliver(mail)).toEqual({ ok: false, permanent, reason });
    server.refuse(() => undefined);
    expect(await fresh.deliver(mail)).toEqual({ ok: true });
    await fresh.close();
  });

  it('is temporary when the server does not answer', async () => {
    await server.goDown();
    const failed = await mailer.deliver(mail);
    expect(failed).toEqual({ ok: false, permanent: false, reason: 'No connection to the mail server.' });
    await server.comeBack();
    expect(await mailer.deliver(mail)).toEqual({ ok: true });
  });

  it('is temporary when the server is too slow, even if it keeps sending', async () => {
    // Sends a part of its greeting every 10 ms, so that no pause is long enough for a socket timeout.
    const dripping = net.createServer((socket) => {
      socket.on('error', () => {});
      const drip = setInterval(() => socket.write('220-wait\r\n'), 10);
      socket.once('close', () => clearInterval(drip));
    });
    dripping.listen(0, '127.0.0.1');
    await once(dripping, 'listening');
    const { port } = dripping.address() as AddressInfo;
    const patient = openSmtpMailer(`smtp://127.0.0.1:${port}`, () => sender, 'prasthan.test', 200);
    expect(await patient.deliver(mail)).toEqual({
      ok: false,
      permanent: false,
      reason: 'The mail server was too slow: the attempt was broken off.',
    });
    await patient.close();
    await new Promise((resolve) => dripping.close(resolve));
  });

  it('is temporary and points to SMTP_URL when the login fails', async () => {
    const guarded = await startMailServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === 'me@x' && password === 'p:@/ss'
          ? done(null, { user: username })
          : done(Object.assign(new Error('5.7.8 me@x'), { responseCode: 535 })),
    });
    const at = (user: string) => guarded.url.replace('//', `//${user}@`);
    const right = openSmtpMailer(at('me%40x:p%3A%40%2Fss'), () => sender, 'prasthan.test');
    const wrong = openSmtpMailer(at('me%40x:nope'), () => sender, 'prasthan.test');
    expect(await right.deliver(mail)).toEqual({ ok: true });
    expect(await wrong.deliver(mail)).toEqual({
      ok: false,
      permanent: false,
      reason: '535 5.7.8: our login was refused. Check SMTP_URL.',
    });
    await Promise.all([right.close(), wrong.close(), guarded.goDown()]);
  });

  it('is the result when the certificate is self-signed; without TLS, mail is sent to this machine only', async () => {
    const selfSigned = await startMailServer({ secure: true });
    const smtps = openSmtpMailer(selfSigned.url.replace('smtp:', 'smtps:'), () => sender, 'prasthan.test');
    expect(await smtps.deliver(mail)).toMatchObject({ ok: false, permanent: false });
    expect(selfSigned.received).toEqual([]);
    await Promise.all([smtps.close(), selfSigned.goDown()]);
    expect(smtpOptions('smtp://relay.example')).toMatchObject({ port: 587, secure: false, requireTLS: true });
    expect(smtpOptions('smtps://relay.example')).toMatchObject({
      port: 465,
      secure: true,
      requireTLS: false,
    });
    expect(smtpOptions('smtp://u:p@relay.example:2525?tls=off')).toMatchObject({
      port: 2525,
      requireTLS: false,
      ignoreTLS: true,
      auth: { user: 'u', pass: 'p' },
    });
    for (const here of ['localhost', '127.0.0.1', '[::1]']) {
      expect(smtpOptions(`smtp://${here}:25`)).toMatchObject({ requireTLS: false, ignoreTLS: true });
    }
  });
});

describe('mail files', () => {
  it('each hold one complete mail, readable by their owner only', async () => {
    const directory = path.join(folder, 'private-mail');
    const files = await openFileMailer(directory, () => sender);
    const waiting = lastMail(directory, mail.to);
    expect(await files.deliver(mail)).toEqual({ ok: true });
    expect(await waiting).toMatchObject({ subject: mail.subject, messageId: mail.messageId });
    const names = fs.readdirSync(directory);
    expect(names).toEqual(['2026-12-12T08-15-00-000Z_3f2a1b09-0000-4000-8000-000000000001.eml']);
    expect(fs.statSync(path.join(directory, names[0]!)).mode & 0o777).toBe(0o600);
    expect(fs.statSync(directory).mode & 0o777).toBe(0o700);
  });

  it('are replaced when a mail is delivered again', async () => {
    const directory = path.join(folder, 'again');
    const files = await openFileMailer(directory, () => sender);
    for (let time = 0; time < 3; time += 1) await files.deliver(mail);
    expect(await mailsTo(directory, mail.to)).toHaveLength(1);
    expect(fs.readdirSync(directory)).toHaveLength(1);
  });

  it('that cannot be written are reported with the error code', async () => {
    const directory = path.join(folder, 'gone');
    const files = await openFileMailer(directory, () => sender);
    fs.rmSync(directory, { recursive: true });
    expect(await files.deliver(mail)).toEqual({
      ok: false,
      permanent: false,
      reason: 'ENOENT: the file could not be written to MAIL_DIR.',
    });
  });

  it('are used without SMTP_URL, in DATA_DIR unless MAIL_DIR is set', async () => {
    const options = { log: silentLog, publicOrigin: 'https://prasthan.test' };
    const consultancy = () => ({ name: 'Prasthan', email: 'info@prasthan.test' });
    const open = (env: { MAIL_DIR?: string; MAIL_FROM?: string }) =>
      openMailer({ ...options, env: { ...NO_ENV, DATA_DIR: folder, ...env }, consultancy });
    await (await open({})).deliver(mail);
    const [usual] = await mailsTo(path.join(folder, 'mail'), mail.to);
    expect(usual).toMatchObject({ from: { name: 'Prasthan', address: 'info@prasthan.test' } });
    expect(usual?.replyTo).toBeUndefined();
    const elsewhere = path.join(folder, 'elsewhere');
    await (await open({ MAIL_DIR: elsewhere, MAIL_FROM: 'no-reply@mail.test' })).deliver(mail);
    expect(await mailsTo(elsewhere, mail.to)).toMatchObject([
      { from: { address: 'no-reply@mail.test' }, replyTo: [{ address: 'info@prasthan.test' }] },
    ]);
  });
});
