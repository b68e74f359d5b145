import type { MailLetter } from '../domain/mails/present.ts';

const ORIGIN = 'https://prasthan.example';
const TOKEN = 'pZ3kq0n7xV1cL8sY5tW2bR9mG4hJ6dF-aE_uQiOoXwK';
const ID = '0b7e7c1e-6a53-4b0e-9d0c-0d4a8f0c5b11';
const CASE = `${ORIGIN}/account/applications/${ID}`;
const WHAT = 'Bachelor of Nursing at Sample University';
const ANSWERED = {
  student: 'Asha Rai',
  reference: 'PR-7K3M-92QD',
  what: WHAT,
  came: ['2 documents: IELTS / PTE / TOEFL, Passport Document', 'Documents complete, with a message'],
  link: `${ORIGIN}/admin/applications/${ID}`,
};
const until = '12 December 2026, 2:00 PM';

const STAFF_CHANGE = {
  whom: 'asha@prasthan.example',
  by: 'office@prasthan.example',
  at: until,
  officeLink: `${ORIGIN}/admin`,
};

const EVENT = {
  title: 'Open day: meet a counselor',
  when: '12 December 2026, 2:00 PM to 4:00 PM',
  place: 'Our office, Kamalpokhari, Kathmandu',
  onlineLink: 'https://meet.example/open-day',
  link: `${ORIGIN}/account/events`,
  eventLink: `${ORIGIN}/upcoming-events/12`,
  code: 'K7M2Q9DX',
  calendar: '',
};

const APPOINTMENT = {
  when: '12 December 2026, 2:00 PM to 2:30 PM',
  branch: 'Head office',
  counselor: 'Sita Shrestha',
  link: `${ORIGIN}/appointment?link=${ID}.${TOKEN}`,
};

/** A sample letter for every template, for previews and tests. */
export const SAMPLE_LETTERS: readonly MailLetter[] = [
  {
    template: 'verify-email',
    data: { link: `${ORIGIN}/verify-email/M2YyYTFiMDk/${TOKEN}/` },
    name: '',
    subject: 'Confirm your e-mail address',
    until,
  },
  {
    template: 'verify-again',
    data: {
      link: `${ORIGIN}/verify-email/M2YyYTFiMDk/${TOKEN}/`,
      resetLink: `${ORIGIN}/email-verification`,
    },
    name: '',
    subject: 'Did you sign up again?',
    until,
  },
  {
    template: 'already-registered',
    data: { loginLink: `${ORIGIN}/login`, resetLink: `${ORIGIN}/email-verification` },
    name: 'Asha',
    subject: 'You already have an account with us',
    until: null,
  },
  {
    template: 'reset-password',
    data: { link: `${ORIGIN}/password-reset/M2YyYTFiMDk/${TOKEN}/` },
    name: 'Asha',
    subject: 'Choose a new password',
    until,
  },
  {
    template: 'email-change-asked',
    data: {
      at: until,
      masked: 'a…@example.com',
      byStaff: false,
      link: `${ORIGIN}/keep-email/M2YyYTFiMDk/${TOKEN}/`,
    },
    name: 'Asha',
    subject: 'Somebody asked to change your e-mail address',
    until: null,
  },
  {
    template: 'confirm-new-email',
    data: { link: `${ORIGIN}/new-email/M2YyYTFiMDk/${TOKEN}/` },
    name: '',
    subject: 'Confirm your new e-mail address',
    until,
  },
  {
    template: 'email-wanted',
    data: { loginLink: `${ORIGIN}/login`, resetLink: `${ORIGIN}/email-verification` },
    name: 'Asha',
    subject: 'This address has an account already',
    until: null,
  },
  {
    template: 'email-changed',
    data: {
      at: until,
      masked: 'a…@example.com',
      days: 7,
      link: `${ORIGIN}/keep-email/M2YyYTFiMDk/${TOKEN}/`,
    },
    name: 'Asha',
    subject: 'Your e-mail address was changed',
    until: null,
  },
  {
    template: 'password-changed',
    data: { at: until, resetLink: `${ORIGIN}/email-verification` },
    name: 'Asha',
    subject: 'Your password was changed',
    until: null,
  },
  {
    template: 'staff-made',
    data: { ...STAFF_CHANGE },
    name: '',
    subject: 'A new member of staff',
    until: null,
  },
  {
    template: 'staff-unmade',
    data: { ...STAFF_CHANGE },
    name: '',
    subject: 'Somebody is no longer staff',
    until: null,
  },
  {
    template: 'second-factor-off',
    data: { ...STAFF_CHANGE },
    name: '',
    subject: 'A second factor was turned off',
    until: null,
  },
  {
    template: 'staff-invited',
    data: {
      by: 'Asha Rai',
      role: 'an editor',
      about: 'Edits the site, the catalogue, posts, events and pictures.',
      link: `${ORIGIN}/join/M2YyYTFiMDk/${TOKEN}/`,
    },
    name: 'Bina',
    subject: 'You are invited to the back office',
    until,
  },
  {
    template: 'accounts-merged',
    data: {
      kept: 'asha.rai@example.com',
      gone: 'asha2007@example.com',
      undone: false,
      link: `${ORIGIN}/login`,
    },
    name: 'Asha',
    subject: 'Your two accounts are one now',
    until: null,
  },
  {
    template: 'case-begun',
    data: {
      reference: 'PR-7K3M-9QXT',
      what: 'Bachelor of Nursing at Example University, February 2027',
      claim: true,
      link: `${ORIGIN}/password-reset/M2YyYTFiMDk/${TOKEN}/`,
    },
    name: 'Asha',
    subject: 'Your application PR-7K3M-9QXT: take over your account',
    until,
  },
  {
    template: 'payment-received',
    data: { number: '2083/84-000012', amount: 'Rs\u00a05,000', link: `${ORIGIN}/account/payments` },
    name: 'Asha',
    subject: 'Receipt 2083/84-000012',
    until: null,
  },
  {
    template: 'login-locked',
    data: { at: until, wait: '15 minutes', resetLink: `${ORIGIN}/email-verification` },
    name: 'Asha',
    subject: 'Too many wrong passwords for your account',
    until: null,
  },
  {
    template: 'codes-locked',
    data: { at: until, wait: '30 minutes', resetLink: `${ORIGIN}/email-verification` },
    name: 'Asha',
    subject: 'Too many wrong codes for your account',
    until: null,
  },
  {
    template: 'application-received',
    data: {
      reference: 'PR-7K3M-92QD',
      what: WHAT,
      next: 'A counselor will read it and check your documents.',
      link: CASE,
    },
    name: 'Asha',
    subject: 'Your application PR-7K3M-92QD for Bachelor of Nursing at Sample University: received',
    until: null,
  },
  {
    template: 'application-arrived',
    data: { reference: 'PR-7K3M-92QD', what: WHAT, link: `${ORIGIN}/admin/applications/${ID}` },
    name: '',
    subject: 'New application PR-7K3M-92QD: Bachelor of Nursing at Sample University',
    until: null,
  },
  {
    template: 'enquiry-received',
    data: { wantsCall: true, link: `${ORIGIN}/course-search` },
    name: '',
    subject: 'We have your question',
    until: null,
  },
  {
    template: 'appointment-booked',
    data: { ...APPOINTMENT, calendar: '' },
    name: '',
    subject: 'Your appointment: 12 December 2026, 2:00 PM to 2:30 PM',
    until: null,
  },
  {
    template: 'appointment-moved',
    data: { ...APPOINTMENT, calendar: '' },
    name: '',
    subject: 'New time of your appointment: 12 December 2026, 2:00 PM to 2:30 PM',
    until: null,
  },
  {
    template: 'appointment-cancelled',
    data: { ...APPOINTMENT, calendar: '' },
    name: '',
    subject: 'Your appointment is cancelled',
    until: null,
  },
  {
    template: 'appointment-reminder',
    data: { ...APPOINTMENT, soon: false },
    name: '',
    subject: 'Tomorrow: your appointment, 12 December 2026, 2:00 PM to 2:30 PM',
    until: null,
  },
  {
    template: 'appointment-told',
    data: {
      what: 'booked',
      when: APPOINTMENT.when,
      branch: APPOINTMENT.branch,
      link: `${ORIGIN}/admin/enquiries/${ID}`,
    },
    name: '',
    subject: 'New appointment: 12 December 2026, 2:00 PM to 2:30 PM',
    until: null,
  },
  {
    template: 'enquiry-arrived',
    data: { wantsCall: true, page: '/course_details/12', link: `${ORIGIN}/admin/enquiries/${ID}` },
    name: '',
    subject: 'New enquiry: call back',
    until: null,
  },
  {
    template: 'application-answered',
    data: ANSWERED,
    name: '',
    subject: 'A student has answered: PR-7K3M-92QD, Bachelor of Nursing at Sample University',
    until: null,
  },
  {
    template: 'applications-answered',
    data: {
      cases: [
        ANSWERED,
        { ...ANSWERED, student: 'Bishnu Thapa-Magar', reference: 'PR-2XQ9-K4WD', came: ['Offer accepted'] },
      ],
    },
    name: '',
    subject: '2 students have answered',
    until: null,
  },
  {
    template: 'backup-failed',
    data: {
      at: until,
      fault: 'The place of the backups is full: free some space there.',
      link: `${ORIGIN}/admin/backups`,
    },
    name: 'Sita',
    subject: 'The backup has failed',
    until: null,
  },
  {
    template: 'today-digest',
    data: {
      waiting: 3,
      coming: 2,
      unassigned: 2,
      sections: [
        {
          title: 'Students who answered',
          count: 1,
          cases: [{ student: ID, who: 'Asha Rai', what: 'Bachelor of Nursing · Australia', link: CASE }],
        },
        {
          title: 'Due today and overdue',
          count: 2,
          cases: [
            { student: ID, who: 'Bishnu Thapa-Magar', what: 'Call about the passport', link: `${CASE}2` },
          ],
        },
        {
          title: "Today's appointments and events",
          count: 2,
          cases: [
            {
              student: null,
              who: 'Maya Gurung',
              what: '11:00 AM · Head office · 9841234567',
              link: `${CASE}3`,
            },
            {
              student: null,
              who: 'Visa evening',
              what: '4:00 PM · online · 12 registered',
              link: `${CASE}4`,
            },
          ],
        },
      ],
      link: `${ORIGIN}/admin`,
    },
    name: 'Sita',
    subject: 'Today: 3 cases and enquiries, 2 appointments and events for you',
    until: null,
  },
  {
    template: 'application-moved',
    data: {
      reference: 'PR-7K3M-92QD',
      what: WHAT,
      state: 'Documents requested',
      news: 'documents requested',
      meaning: 'We need something more from you before we can continue.',
      next: 'Add what your counselor asks for. Then press “Everything is there”.',
      who: 'You',
      note: 'Please add:\n- the last page of your passport\n- the transcript of grade 12',
      link: CASE,
    },
    name: 'Asha',
    subject: 'Your application PR-7K3M-92QD for Bachelor of Nursing at Sample…: documents requested',
    until: null,
  },
  {
    template: 'application-idle',
    data: { reference: 'PR-7K3M-92QD', what: WHAT, closesOn: '12 January 2027', link: CASE },
    name: 'Asha',
    subject: 'Your application PR-7K3M-92QD for Bachelor of Nu…: are you still interested?',
    until: null,
  },
  {
    template: 'application-note',
    data: {
      reference: 'PR-7K3M-92QD',
      what: WHAT,
      note: 'Namaste! The university asks for your IELTS report.\n\nPlease call us tomorrow.',
      link: CASE,
    },
    name: 'Asha',
    subject: 'Your application PR-7K3M-92QD for Bachelor of Nursing at Sample Un…: a message for you',
    until: null,
  },
  {
    template: 'application-document',
    data: {
      reference: 'PR-7K3M-92QD',
      what: WHAT,
      news: 'Your offer letter is here',
      link: `${CASE}#documents`,
    },
    name: 'Asha',
    subject: 'Your offer letter is here: PR-7K3M-92QD, Bachelor of Nursing at Sample University',
    until: null,
  },
  {
    template: 'event-registered',
    data: EVENT,
    name: 'Asha',
    subject: 'You are registered for “Open day: meet a counselor”',
    until: null,
  },
  {
    template: 'event-moved-up',
    data: EVENT,
    name: 'Asha',
    subject: 'A place is free and it is yours: “Open day: meet a counselor”',
    until: null,
  },
  {
    template: 'event-waiting',
    data: { title: EVENT.title, when: EVENT.when, link: EVENT.link, eventLink: EVENT.eventLink },
    name: 'Asha',
    subject: 'You are on the waiting list for “Open day: meet a counselor”',
    until: null,
  },
  {
    template: 'event-changed',
    data: {
      ...EVENT,
      what: 'moved',
      before: '5 December 2026, 2:00 PM to 4:00 PM',
      waiting: false,
      calendar: 'METHOD:PUBLISH',
    },
    name: 'Asha',
    subject: 'New time: “Open day: meet a counselor”',
    until: null,
  },
  {
    template: 'event-message',
    data: {
      title: EVENT.title,
      when: EVENT.when,
      subject: 'Please bring your transcripts',
      text: 'Namaste!\n\nPlease bring your transcripts, printed or on your phone.',
      link: EVENT.link,
    },
    name: 'Asha',
    subject: 'Please bring your transcripts',
    until: null,
  },
  {
    template: 'event-cancelled',
    data: { title: EVENT.title, when: EVENT.when, link: EVENT.eventLink, calendar: '' },
    name: 'Asha',
    subject: 'You have cancelled your place at “Open day: meet a counselor”',
    until: null,
  },
];
