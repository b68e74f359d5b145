import type { Mail } from '../../contract/accounts.ts';
import type { MailAttachment } from '../../platform/mail/mailer.ts';
import { nepalDayAndTime } from '../../contract/nepal-time.ts';
import type { MailData, MailTemplate, MailText } from './policy.ts';
import type { MailRow, ReadMessage } from './rows.ts';

export function presentMail(row: MailRow): Mail {
  return {
    id: row.id,
    template: row.template,
    recipient: row.recipient,
    subject: row.subject,
    state: row.state,
    attempts: row.attempts,
    last_error: row.last_error,
    queued_at: row.queued_at.toISOString(),
    next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
    sent_at: row.sent_at?.toISOString() ?? null,
  };
}

/** What a template is rendered from: data with its times in words. */
export type MailLetter = {
  [Template in MailTemplate]: {
    template: Template;
    data: MailData[Template];
    subject: string;
    /** First name of the person greeted, or ''. */
    name: string;
    /** Until when its link works, in Nepal's time: '12 December 2026, 2:00 PM'. */
    until: string | null;
  };
}[MailTemplate];

export function presentLetter(
  { template, data, name }: ReadMessage,
  { subject, expires_at: until }: Pick<MailRow, 'subject' | 'expires_at'>,
): MailLetter {
  const words = 'at' in data ? { ...data, at: nepalDayAndTime(new Date(data.at)) } : data;
  return {
    template,
    data: words,
    subject,
    name: shortName(name),
    until: until && nepalDayAndTime(until),
  } as MailLetter;
}

/** Names are free text: one line, and not longer than a greeting can be. */
const shortName = (name: string): string => {
  const line = name.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  return line.length > 40 ? '' : line;
};

/** The attachments of a mail. The media type names the method too, because some mail programs only read that. */
export function attachmentsOf({ data }: MailText): readonly MailAttachment[] {
  if (!('calendar' in data) || data.calendar === '') return [];
  const method = /^METHOD:(\w+)/m.exec(data.calendar)?.[1] ?? 'PUBLISH';
  const mediaType = `text/calendar; charset=utf-8; method=${method}`;
  return [{ fileName: 'event.ics', mediaType, content: data.calendar }];
}
