import type { EventChange } from '../../contract/error-bodies.ts';
import { CONFIRM_HOURS } from '../accounts/policy.email-change.ts';
import { CLAIM_DAYS, INVITATION_DAYS, LINK_MINUTES } from '../accounts/policy.links.ts';

/** Template and data of a mail. */
export type MailText = {
  [Template in MailTemplate]: { template: Template; data: MailData[Template] };
}[MailTemplate];

/** The mails we send. `userId` is the person a mail is about: it is deleted with the person's account. */
export type MailMessage = MailText & {
  /** One mailbox, such as 'maya@example.com'. */
  to: string;
  userId: string | null;
  /** Not sent before this time, and until then not part of what its recipient knows. */
  notBefore?: Date | undefined;
  /** First name for the greeting; '' greets nobody. Unset: that of the profile. */
  name?: string | undefined;
  /**
   * The accounts that a mail names besides its recipient. In a mail to the office about several cases: the account of each, in the same
   * order, and no `userId`.
   */
  about?: readonly string[];
};

interface StaffChange {
  whom: string;
  by: string;
  /** ISO date and time. */
  at: string;
  officeLink: string;
}

/** The data of each template. Links are absolute. */
export interface MailData {
  'verify-email': { link: string };
  /** Replaces `verify` when the address was signed up before and is not verified. */
  'verify-again': { link: string; resetLink: string };
  'already-registered': { loginLink: string; resetLink: string };
  'reset-password': { link: string };
  /** To the address in use: somebody asked for another one. `masked`: 'a…@example.com'; `link` stops it. */
  'email-change-asked': { at: string; masked: string; byStaff: boolean; link: string };
  /** To the new address. */
  'confirm-new-email': { link: string };
  /** To the owner of an address that somebody asked for, who has an account already. */
  'email-wanted': { loginLink: string; resetLink: string };
  /** To the old address. `link` takes the change back for so many days. */
  'email-changed': { at: string; masked: string; days: number; link: string };
  /** `at`: when it was changed, as an ISO date and time. */
  'password-changed': { at: string; resetLink: string };
  /**
   * To staff, and to the person concerned: `whom` and `by` are e-mail addresses; no `by`: done by the site's
   * settings.
   */
  'staff-made': StaffChange;
  'staff-unmade': StaffChange;
  'second-factor-off': StaffChange;
  /** To a person who is invited to work here. `by`: who invites, by name; `role`: 'an editor'. */
  'staff-invited': { by: string; role: string; about: string; link: string };
  /** Too many wrong passwords, or codes of a second factor. `wait`: how long, such as '15 minutes'. */
  'login-locked': { at: string; wait: string; resetLink: string };
  'codes-locked': { at: string; wait: string; resetLink: string };
  /** `what`: what is applied for, to follow 'for'. It may be free text of the student. */
  'application-received': { reference: string; what: string; next: string; link: string };
  /** To a student for whom staff began a case: `claim`: the account is new, and `link` sets its password. */
  'case-begun': { reference: string; what: string; claim: boolean; link: string };
  /** To a student who has paid. `amount`: 'Rs 12,000'; `link` leads to the account's payments. */
  'payment-received': { number: string; amount: string; link: string };
  /** To both addresses of a student whose accounts were merged, or parted again. `link` leads to the login. */
  'accounts-merged': { kept: string; gone: string; undone: boolean; link: string };
  /** To the office. */
  'application-arrived': { reference: string; what: string; link: string };
  /** To somebody who asked on the site; nothing that was typed is in it. */
  'enquiry-received': { wantsCall: boolean; link: string };
  /** To the office. `page`: path of the page that it came from, or ''. */
  'enquiry-arrived': { wantsCall: boolean; page: string; link: string };
  /**
   * To somebody with an appointment; nothing that was typed is in it. `counselor`: the name, or ''. `link` moves and cancels it. `calendar` is
   * the entry as an attached calendar file.
   */
  'appointment-booked': {
    when: string;
    branch: string;
    counselor: string;
    link: string;
    calendar: string;
  };
  'appointment-moved': MailData['appointment-booked'];
  'appointment-cancelled': MailData['appointment-booked'];
  /** `soon`: an hour before, else a day before. */
  'appointment-reminder': { when: string; branch: string; counselor: string; link: string; soon: boolean };
  /** To the counselor, without personal data. */
  'appointment-told': { what: 'booked' | 'moved' | 'cancelled'; when: string; branch: string; link: string };
  /** To the office: what a student did in a case; `came` has one line per action. */
  'application-answered': {
    student: string;
    reference: string;
    what: string;
    came: readonly string[];
    link: string;
  };
  /** The same for several cases. */
  'applications-answered': { cases: readonly MailData['application-answered'][] };
  /**
   * To a member of staff: their queue of the day. `sections` have all their counts, but only the first cases by name. `student`: the
   * account of the student, if there is one; `waiting`: cases; `coming`: appointments and events of the day, missing in
   * mails that were queued before there were any; `unassigned`: what has no counselor.
   */
  /** To each owner. `fault`: a sentence that says why. `link` leads to the list of backups. */
  'backup-failed': { at: string; fault: string; link: string };
  'today-digest': {
    waiting: number;
    coming?: number;
    unassigned: number;
    sections: readonly {
      title: string;
      count: number;
      cases: readonly { student: string | null; who: string; what: string; link: string }[];
    }[];
    link: string;
  };
  /** State, its meaning, the next step and who takes it, in words; `who` and `note` may be empty. */
  'application-moved': {
    reference: string;
    what: string;
    state: string;
    /** What has happened, to end the subject: 'offer received'. */
    news: string;
    meaning: string;
    next: string;
    who: string;
    note: string;
    link: string;
  };
  /** To a student whose case will be closed because nothing happens. `closesOn`: '12 January 2027'. */
  'application-idle': { reference: string; what: string; closesOn: string; link: string };
  'application-note': { reference: string; what: string; note: string; link: string };
  /** The office shows the student a document. `news`: 'Your offer letter is here'. */
  'application-document': { reference: string; what: string; news: string; link: string };
  /**
   * `when` in words, in Nepal's time; empty if the new date is not known yet. An event has a `place`, an `onlineLink` or both; the other is empty. `link`
   * leads to the person's registrations. `calendar` is the event as an attached calendar file.
   */
  'event-registered': {
    title: string;
    when: string;
    place: string;
    onlineLink: string;
    link: string;
    eventLink: string;
    /** What the person shows at the door. */
    code: string;
    calendar: string;
  };
  /** To somebody on the waiting list who now has a place. */
  'event-moved-up': MailData['event-registered'];
  'event-waiting': { title: string; when: string; link: string; eventLink: string };
  /**
   * Staff changed the event: what happened, when it was to be `before`, and when and where it is now. `when` is empty if
   * there is no date, `code` if the person has none to show, `calendar` if they have no entry to change.
   */
  'event-changed': {
    what: EventChange;
    title: string;
    before: string;
    when: string;
    place: string;
    onlineLink: string;
    waiting: boolean;
    link: string;
    eventLink: string;
    code: string;
    calendar: string;
  };
  /** Subject and text that staff wrote to the people of an event. */
  'event-message': { title: string; when: string; subject: string; text: string; link: string };
  /** `link` leads to the event. */
  'event-cancelled': { title: string; when: string; link: string; calendar: string };
}
export type MailTemplate = keyof MailData;

/** After this many minutes a mail is useless and is not sent; without an entry it never expires. */
export const MAIL_MINUTES: Partial<Record<MailTemplate, number>> = {
  'verify-email': LINK_MINUTES,
  'verify-again': LINK_MINUTES,
  'reset-password': LINK_MINUTES,
  'confirm-new-email': CONFIRM_HOURS * 60,
  'staff-invited': INVITATION_DAYS * 24 * 60,
  'case-begun': CLAIM_DAYS * 24 * 60,
};

/** The job that sends the mail of its `mailId`, and the periodic job that maintains the outbox. */
export const SEND_MAIL_JOB = 'send-mail';
export const CLEAN_UP_MAILS_JOB = 'tend-mails';
export const CLEAN_UP_MAILS_SECONDS = 600;

/** Days during which staff may retry a failed mail; then its text is deleted. */
export const DEAD_TEXT_DAYS = 30;
/** Days for which the outbox shows who was mailed about what; then the row is deleted. */
export const KEPT_DAYS = 90;
