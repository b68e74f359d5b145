import { consultancy } from './consultancy.ts';

/**
 * The privacy policy, and the consent given when submitting something. When its meaning changes, change the version
 * and the date, and add a line to `changes`: each application and registration stores the version that it was made
 * under.
 */
export const privacyVersion = '1.1';
/** ISO date from which this version is valid. */
export const privacyDate = '2026-11-22';
/** Days after a case closes until its documents are deleted, in the policy and in the software. */
export const documentDays = 30;
/** Days without activity until a case in one of SELF_CLOSING_STATES is closed automatically. */
export const closingDays = 30;

/** Days for which the security log keeps an entry, in the policy and in the software. */
export const securityLogDays = 180;

/** Shown beside the box or button for submitting. */
export const consentText = `I have read the privacy policy (version ${privacyVersion}) and agree that ${consultancy.name} uses these details and documents to handle my request.`;

interface PolicySection {
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** Details as name and text. */
  rows?: readonly { title: string; text: string }[];
}

export const privacy = {
  title: 'Privacy Policy',
  lead: 'What we keep about you, why and for how long, and how you can get a copy or have it deleted.',
  description: `How ${consultancy.name} handles personal data: accounts, applications, documents encrypted at rest and deleted after a case closes, no tracking, your rights.`,
  summary: [
    'You can read the whole site without an account, and nobody tracks what you read.',
    'Documents you upload are encrypted, seen only by you and by staff, and deleted after your case closes.',
    'You can get a copy of what we hold, correct it, or have it erased.',
    'We do not sell data, and we send your papers to an institution only when you ask us to apply there.',
  ],
  sections: [
    {
      id: 'information-collected',
      title: 'Information we collect',
      paragraphs: [
        'Reading needs nothing from you. We collect what you give us when you make an account, apply, register for an event, or write to us.',
      ],
      rows: [
        {
          title: 'Account',
          text: 'Your e-mail address and password. The password is never stored: we keep a hash of it (argon2id), from which it cannot be read back. Name, phone and address, if you fill in your profile. Where you are logged in, in words such as “Chrome on Android”, and when you were last there.',
        },
        {
          title: 'Application',
          text: 'First and last name, e-mail, phone, address, English test and score, last qualification, marital status, preferred university and course. Fields you leave empty stay empty.',
        },
        {
          title: 'Documents',
          text: 'The files you choose to upload, as images or PDF: academic papers, work experience, test result, passport, marriage certificate, CV, and others you add.',
        },
        {
          title: 'Events',
          text: 'Which event you registered for, and when.',
        },
        {
          title: 'Consent',
          text: 'With your sign-up and each submission: the version of this policy that was shown, and the time.',
        },
        {
          title: 'Technical',
          text: 'Your device’s network address is used to deliver pages and, for a short time, to limit repeated login attempts. Our log of requests keeps the time, the path of the page, the result and a random request number: no names, no e-mail or network addresses, no search words, no tokens.',
        },
        {
          title: 'Security log',
          text: `So that a break-in does not go unnoticed, we record logins, failed logins, new passwords, changes to an account, downloads of data and documents opened by staff: when, which account, from which network address, and what the browser says it is. A failed login with an address that has no account keeps neither the address nor anything else you typed. Staff can read these entries; they are deleted after ${securityLogDays} days.`,
        },
      ],
    },
    {
      id: 'use',
      title: 'How we use it',
      paragraphs: [
        'To run your account, to advise you, to prepare and follow the applications you ask for, to reserve your place at an event, and to answer you. We write to you about these things by e-mail: confirmation of your address, a new password, the state of your case, an event you registered for.',
        'We do not use your data for advertising, do not build profiles, and no machine decides about you. Counselors decide with you.',
        'We rely on your consent, which you give with each submission and may withdraw, and on what is needed to do what you asked for. If you are under 18, a parent or guardian should submit with you.',
      ],
    },
    {
      id: 'sharing',
      title: 'Whom we share it with',
      paragraphs: [
        'Our own staff, as far as their work needs it. Opening a case or a document requires a staff account.',
        'Institutions, insurers, landlords or visa offices that you ask us to apply to, with the papers that they require, and only then. They may be abroad and keep data under their own law.',
        'Firms that run our servers, storage and mail, under contract and on our instructions. Files reach the storage already encrypted.',
        'Authorities, where the law of Nepal obliges us. We never sell data, and never pass it on for somebody’s marketing.',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      paragraphs: [
        'Connections are encrypted where the site is reached over HTTPS. Each uploaded file is encrypted at rest with a key of its own (AES-256-GCM); deleting that key makes the file unreadable; a copy in a backup is gone when that backup is deleted. Files are checked for their kind and handed out as downloads, to their owner and to staff only.',
        'Login attempts are limited. Links in our mails are valid for one hour and work once. A new password ends all sessions, and we tell you by mail that it was changed. Staff can protect their accounts with a second factor. Changes to a case are recorded, with who made them.',
        'No system is perfect. If your data is exposed, we tell you what happened and what to do as soon as we know.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      paragraphs: [
        'You may see, correct and take away what we hold about you, withdraw consent, and have it erased. Log in to export your data as a file or to erase your account; or write to us from the address of your account, and we do it within 30 days.',
        'An account whose address is not confirmed within 30 days is deleted.',
        `Documents are deleted ${documentDays} days after a case closes, without your asking. What remains of the case, without the documents, stays with your account until you erase it.`,
        `A case that was withdrawn, was not successful or ended with your enrolment closes by itself when nothing has happened in it for ${closingDays} days.`,
        'Erasing covers database rows, files, unsent messages, names in the record of changes, and the network addresses in the security log. What an institution or office already received from us at your request, you must ask them to erase.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and local storage',
      paragraphs: [
        'We set no tracking cookies, use no analytics of other firms, and show no advertising; that is why no banner asks you about them.',
        'When you log in, we set one cookie, which no script can read and no other site can use. It marks this device as one where you have logged in, so that other people’s wrong tries do not lock you out. We keep a hash of it with your account for 180 days after its last login; a new password or “Log out everywhere” ends it.',
        'When you log in, your browser keeps two tokens in its local storage, so that you stay logged in. What you type into an application form stays there as a draft until you send it, delete it or log out. Logging out removes all of it. On a shared computer or in a cyber cafe, please log out.',
      ],
    },
    {
      id: 'third-party-links',
      title: 'Links and services of others',
      paragraphs: [
        'Pages link to universities, governments, a map, an appointment calendar, a messaging service and social networks. Nothing is fetched from them until you follow a link or open such a service; from then on their policies apply.',
        'On the account, application and staff pages nothing of other firms is loaded at all.',
      ],
    },
    {
      id: 'policy-updates',
      title: 'Changes to this policy',
      paragraphs: [
        'Each version has a number and a date, shown at the top. A change that touches what you agreed to is sent to your e-mail address before it takes effect, and we ask for your consent again where it is needed.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      paragraphs: [
        `Questions, requests and complaints: write to [${consultancy.email}](mailto:${consultancy.email}), call [${consultancy.phones[0]}](tel:${consultancy.phones[0]}), or come to ${consultancy.address.join(', ')}. A person answers.`,
      ],
    },
  ] satisfies PolicySection[],
  changes: [
    {
      version: '1.1',
      date: privacyDate,
      what: `A security log is kept for ${securityLogDays} days. One cookie marks devices on which you have logged in.`,
    },
    { version: '1.0', date: '2026-11-20', what: 'First version.' },
  ],
};
