import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORIGIN, testApi } from '../../tests/support/api.ts';
import { mailsTo } from '../../tests/support/mail.ts';
import { testEvents } from '../../tests/support/registrations.ts';
import type { Event } from '../contract/events.ts';
import { renderLetter } from '../mail/render.tsx';
import { silentLog } from '../platform/log.ts';
import { openFileMailer } from '../platform/mail/file-mailer.ts';
import { calendarFile } from '../site/events/calendar-file.ts';
import { sendMail } from './send-mail.ts';

/** Mails about events from end to end: registration through the API, template, .eml file, and parsing of that file. */
const api = await testApi();
const { cancel, eventIn, registered } = testEvents(api);
const asha = await api.user('asha@example.com');
await api.sent();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-event-mails-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
let send: (job: unknown) => Promise<void>;
beforeAll(async () => {
  const sender = { name: 'Prasthan', address: 'info@prasthan.test', replyTo: 'info@prasthan.test' };
  const mailer = await openFileMailer(folder, () => sender);
  send = sendMail({ mails: api.mails, mailer, render: renderLetter, log: silentLog });
});

/** The calendar part of the newest mail file, with its Content-Type: mail programs read the method from that header. */
function calendarPart(): { type: string; body: string } {
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const raw = fs.readFileSync(path.join(folder, names.sort().at(-1)!), 'utf8');
  const part = raw.split(/^--.*\r\n/m).find((each) => each.startsWith('Content-Type: text/calendar'))!;
  const [head = '', body = ''] = part.split('\r\n\r\n');
  const [type = ''] = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  expect(head).toContain('Content-Transfer-Encoding: base64');
  return { type, body: Buffer.from(body, 'base64').toString('utf8') };
}

/** Sends all waiting mails and reads the newest one. */
async function newest() {
  const waiting = await api.handle.db
    .selectFrom('mails')
    .select('id')
    .where('state', '=', 'waiting')
    .execute();
  for (const { id } of waiting) await send({ mailId: id });
  const mail = (await mailsTo(folder, asha.email)).at(-1)!;
  // File names sort by time, so the next mail needs a later one.
  api.clock.advance({ seconds: 1 });
  const [attachment, ...others] = mail.attachments.filter(({ disposition }) => disposition !== 'inline');
  expect(others).toEqual([]);
  const content = calendarPart().body;
  const read = new TextDecoder('utf-8', { fatal: true }).decode(attachment!.content as ArrayBuffer);
  // The mail parser normalizes line ends of text parts.
  expect(read).toBe(content.replaceAll('\r\n', '\n'));
  const lines = content.replaceAll('\r\n ', '').split('\r\n');
  const valueOf = (name: string) => lines.find((line) => line.startsWith(name))?.slice(name.length);
  return { mail, attachment: attachment!, content, lines, valueOf };
}

describe('a registration for an event', () => {
  it('is confirmed with time, place, how to cancel, and a calendar file', async () => {
    const event = await eventIn(48, {
      online_link: 'https://meet.example/visa',
      paragraphs: ['Bring a pen.'],
    });
    const { id } = await registered(asha, event);
    const first = await newest();
    expect(first.mail.subject).toMatch(/^You are registered for “.+”$/);
    const words = first.mail.text!.replaceAll(/\s+/g, ' ');
    expect(words).toContain('You have a place at “Visa evening”');
    expect(words).toContain('When: 3 June 2026, 11:45 AM to 1:45 PM, Nepal time (UTC+5:45).');
    expect(words).toContain('Where: Lakeside.');
    expect(words).toContain('Or join online: https://meet.example/visa');
    expect(words).toMatch(
      /If you can’t come, please cancel before the event starts.*See or cancel your registration/,
    );
    expect(words).toContain(`${ORIGIN}/account/events`);
    expect(first.attachment).toMatchObject({
      filename: 'event.ics',
      mimeType: 'text/calendar',
      disposition: 'attachment',
    });
    expect(calendarPart().type).toBe(
      'Content-Type: text/calendar; charset=utf-8; method=PUBLISH; name=event.ics',
    );
    expect(first.lines).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        `UID:event-${event}@prasthan.test`,
        'DTSTART:20260603T060000Z',
        'DTEND:20260603T080000Z',
        'SUMMARY:Visa evening',
        'LOCATION:Lakeside',
        'STATUS:CONFIRMED',
        'ORGANIZER;CN="Prasthan":mailto:office@prasthan.test',
      ]),
    );
    // The calendar file on the event's page has the same UID, so that a calendar does not show the event twice.
    const { body } = await api.get(`/api/app/event-info/${event}`);
    const published = calendarFile(body as Event, ORIGIN).split('\r\n');
    for (const name of ['UID:', 'DTSTART:', 'DTEND:', 'SUMMARY:'])
      expect(published).toContain(`${name}${first.valueOf(name)}`);

    api.clock.advance({ minutes: 1 });
    await cancel(asha, id);
    const second = await newest();
    expect(second.mail.subject).toMatch(/^You have cancelled your place at “.+”$/);
    expect(second.mail.text).toContain(`${ORIGIN}/upcoming-events/${event}`);
    expect(calendarPart().type).toMatch(/; method=CANCEL;/);
    expect(second.lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED']));
    expect(second.valueOf('UID:')).toBe(first.valueOf('UID:'));

    api.clock.advance({ minutes: 1 });
    await registered(asha, event);
    const third = await newest();
    const order = [first, second, third].map(({ valueOf }) => Number(valueOf('SEQUENCE:')));
    expect(order).toEqual([order[0], order[0]! + 61, order[0]! + 122]);
  });

  it('is confirmed with the link if the event is online only; a sample event is marked', async () => {
    const more = { place: null, online_link: 'https://meet.example/talk', sample: true };
    await registered(asha, await eventIn(72, more));
    const { mail, valueOf } = await newest();
    expect(mail.text).toContain('Where: online: https://meet.example/talk');
    expect(mail.text).toContain('Visa evening (sample)');
    expect(valueOf('LOCATION:')).toBe('https://meet.example/talk');
    expect(valueOf('SUMMARY:')).toBe('Visa evening (sample)');
  });

  it('is confirmed without extra lines, headers or parts, whatever the event is called', async () => {
    await registered(asha, api.content.event.hostile);
    const { mail, content } = await newest();
    expect(mail.html).not.toMatch(/<(script|svg)|<img (?![^>]*src="cid:)/i);
    expect(mail.to).toEqual([{ address: asha.email, name: '' }]);
    for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(content.match(/^(BEGIN|END):/gm)).toHaveLength(4);
    const title = 'x\r\nEND:VEVENT\r\nBcc: thief@example.com';
    await registered(asha, await eventIn(96, { title, place: title }));
    const broken = await newest();
    expect(broken.content.match(/^(BEGIN|END):/gm)).toHaveLength(4);
    expect(broken.mail.bcc).toBeUndefined();
  });
});
