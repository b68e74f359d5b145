import type { MailData, MailTemplate, MailText } from './policy.ts';

/** Most characters of a subject. Mail programs on phones show about 40 of them, others about 80. */
export const MAX_SUBJECT = 90;

type Subjects = { [Template in MailTemplate]: (data: MailData[Template]) => string };

const CHANGED: Record<MailData['event-changed']['what'], string> = {
  moved: 'New time: “',
  elsewhere: 'New place: “',
  put_off: 'Put off: “',
  new_date: 'New date: “',
  cancelled: 'Cancelled: “',
  on_again: 'It takes place after all: “',
};

const TOLD: Record<MailData['appointment-told']['what'], string> = {
  booked: 'New appointment',
  moved: 'Appointment moved',
  cancelled: 'Appointment cancelled',
};

/**
 * Subjects name the course and the reference of a case, or the event, but no person: they are kept and shown to staff
 * after the text of the mail is deleted.
 */
const SUBJECTS: Subjects = {
  'verify-email': () => 'Confirm your e-mail address',
  'verify-again': () => 'Did you sign up again?',
  'already-registered': () => 'You already have an account with us',
  'reset-password': () => 'Choose a new password',
  'email-change-asked': () => 'Somebody asked to change your e-mail address',
  'confirm-new-email': () => 'Confirm your new e-mail address',
  'email-wanted': () => 'This address has an account already',
  'email-changed': () => 'Your e-mail address was changed',
  'password-changed': () => 'Your password was changed',
  'staff-made': () => 'A new member of staff',
  'staff-unmade': () => 'Somebody is no longer staff',
  'second-factor-off': () => 'A second factor was turned off',
  'staff-invited': () => 'You are invited to the back office',
  'login-locked': () => 'Too many wrong passwords for your account',
  'codes-locked': () => 'Too many wrong codes for your account',
  'application-received': (about) => aboutCase(about, 'received'),
  'accounts-merged': ({ undone }) =>
    undone ? 'Your accounts are separate again' : 'Your two accounts are one now',
  'payment-received': ({ number }) => `Receipt ${number}`,
  'case-begun': (about) => aboutCase(about, 'begun'),
  'application-arrived': ({ reference, what }) => fitted(`New application ${reference}: `, what, ''),
  'enquiry-received': () => 'We have your question',
  'enquiry-arrived': ({ wantsCall }) => (wantsCall ? 'New enquiry: call back' : 'New enquiry: a question'),
  'appointment-booked': ({ when }) => `Your appointment: ${when}`,
  'appointment-moved': ({ when }) => `New time of your appointment: ${when}`,
  'appointment-cancelled': () => 'Your appointment is cancelled',
  'appointment-reminder': ({ when, soon }) =>
    `${soon ? 'In an hour' : 'Tomorrow'}: your appointment, ${when}`,
  'appointment-told': ({ what, when }) => `${TOLD[what]}: ${when}`,
  'application-answered': ({ reference, what }) => fitted(`A student has answered: ${reference}, `, what, ''),
  'applications-answered': ({ cases }) => `${cases.length} students have answered`,
  'today-digest': ({ waiting, coming = 0, unassigned }) => {
    if (waiting + coming === 0) return `Today: ${unassigned} without a counselor`;
    const day = coming === 1 ? '1 appointment or event' : `${coming} appointments and events`;
    return `Today: ${[waiting > 0 && counted(waiting), coming > 0 && day].filter(Boolean).join(', ')} for you`;
  },
  'backup-failed': () => 'The backup has failed',
  'application-moved': (about) => aboutCase(about, about.news),
  'application-idle': (about) => aboutCase(about, 'are you still interested?'),
  'application-note': (about) => aboutCase(about, 'a message for you'),
  'application-document': ({ news, reference, what }) => fitted(`${news}: ${reference}, `, what, ''),
  'event-registered': ({ title }) => fitted('You are registered for “', title, '”'),
  'event-moved-up': ({ title }) => fitted('A place is free and it is yours: “', title, '”'),
  'event-waiting': ({ title }) => fitted('You are on the waiting list for “', title, '”'),
  'event-changed': ({ what, title }) => fitted(CHANGED[what], title, '”'),
  'event-message': ({ subject }) => fitted('', subject, ''),
  'event-cancelled': ({ title }) => fitted('You have cancelled your place at “', title, '”'),
};

const counted = (waiting: number): string =>
  waiting === 1 ? '1 case or enquiry' : `${waiting} cases and enquiries`;

/** One line of at most MAX_SUBJECT characters. */
export function subjectOf({ template, data }: MailText): string {
  // The compiler cannot see that template and data belong together.
  return (SUBJECTS[template] as (of: typeof data) => string)(data);
}

/** 'Your application PR-7K3M-92QD for Bachelor of Nursing at Sample University: offer received' */
const aboutCase = ({ reference, what }: { reference: string; what: string }, news: string) =>
  fitted(`Your application ${reference} for `, what, `: ${news}`);

/** Puts a text between two others and shortens it if the whole would be too long. */
function fitted(before: string, text: string, after: string): string {
  const room = MAX_SUBJECT - before.length - after.length;
  const line = oneLine(text);
  const shown = line.length <= room ? line : `${line.slice(0, room - 1).trimEnd()}…`;
  return before + shown + after;
}

/** Texts of students may contain line breaks, control characters, and characters that reverse the line. */
const oneLine = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2066}-\u{2069}\s]+/gu, ' ')
    .trim();
