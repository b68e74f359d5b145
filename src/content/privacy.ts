import type * as z from 'zod';
import type { privacyForm } from '../contract/documents/pages.ts';
import { live } from './live.ts';
import { withOurWords } from './our-words.ts';

type Privacy = z.infer<typeof privacyForm>;

export const SHIPPED_PRIVACY: Privacy = {
  version: '1.4',
  date: '2026-11-24',
  title: 'Privacy Policy',
  lead: 'What we keep about you, why and for how long, and how you can get a copy or have it deleted.',
  description: `How {our:name} handles personal data: accounts, applications, documents encrypted at rest and deleted after a case closes, no tracking, your rights.`,
  summary: [
    'You can read the whole site without an account, and nobody tracks what you read.',
    'Documents you upload are encrypted, seen only by you and by staff, and deleted after your case closes.',
    'You can get a copy of the data we hold, correct it, or have it erased.',
    'We do not sell data, and we send your documents to an institution only when you ask us to apply there.',
  ],
  consent:
    'I have read the privacy policy (version {our:version}) and agree that {our:name} uses these details and documents to handle my request.',
  sections: [
    {
      id: 'information-collected',
      title: 'Information we collect',
      paragraphs: [
        'You can read this site without giving us anything. We collect what you give us when you create an account, apply, register for an event or write to us.',
      ],
      rows: [
        {
          title: 'Account',
          text: 'Your e-mail address and password. We never store the password itself, only a hash of it (argon2id), from which nobody can read it. Name, phone and address, if you fill in your profile. If you change your e-mail address: the old and the new one, for 90 days. Where you are logged in, in words such as “Chrome on Android”, and when you last used it.',
        },
        {
          title: 'Application',
          text: 'First and last name, e-mail, phone, address, English test and score, last qualification, marital status, preferred university and course. Fields you leave empty stay empty. What happened to it, the offers of universities that came for you, and the dates of your visa.',
        },
        {
          title: 'Documents',
          text: 'The files you choose to upload, as images or PDF: academic documents, work experience, test result, passport, marriage certificate, CV, and others you add. And what we file for you: offer letter, confirmation of enrolment, visa grant, receipts.',
        },
        {
          title: 'What is missing',
          text: 'Which papers your application still needs and why we ask for one again, and who pays for your studies, if you tell us.',
        },
        {
          title: 'Payments',
          text: 'What we charge you, and what you pay and get back: amount, day, how, and the number of a transfer. The law wants us to keep our books for years: when you have your account erased, a receipt keeps its number, day and amount, and loses your name.',
        },
        {
          title: 'Events',
          text: 'Which event you registered for, when, and when you came. If you come without a registration: the name and the number that you give at the door. We delete these {our:walk-in-days} days after the event.',
        },
        {
          title: 'Questions',
          text: 'What you write when you ask us something or ask to be called, what you left with us at a fair, and what we note about it: name, number, e-mail, what you want, and when we spoke. We delete it {our:lost-enquiry-days} days after it came to nothing, and at the latest {our:idle-enquiry-days} days after the last contact.',
        },
        {
          title: 'Appointments',
          text: 'When, where and with which counselor you have an appointment, whether you came, and the address to which we send the reminders. We delete it together with your question.',
        },
        {
          title: 'Consent',
          text: 'With your sign-up and each submission: the version of this policy and the sentence that were shown, the time, and the number of the request. Also when you withdraw, and which colleague entered it if you told us. You see all of it under Your data. When your data is erased, we keep that somebody agreed to a sentence on a day, without anything that leads to you.',
        },
        {
          title: 'Technical',
          text: 'Your device’s network address is used to deliver pages and, for a short time, to limit repeated login attempts. Our log of requests keeps the time, the path of the page, the result and a random request number: no names, no e-mail or network addresses, no search words, no tokens. Of course searches that find nothing we count the words by day, without who searched and without texts with digits, addresses and names that we know. What was searched on fewer than three days is deleted after 60 days, the rest after 800.',
        },
        {
          title: 'Security log',
          text: `To notice break-ins, we record logins, failed logins, new passwords, changes to an account, downloads of data and documents opened by staff: when, which account, from which network address, and what the browser says it is. If somebody tries to log in with an address that has no account, we keep neither the address nor anything else they typed. Staff can read these entries. We delete them after {our:security-log-days} days.`,
        },
      ],
    },
    {
      id: 'use',
      title: 'How we use it',
      paragraphs: [
        'To run your account, to advise you, to prepare and follow the applications you ask for, to reserve your place at an event, and to answer you. We write to you about these things by e-mail: confirmation of your address, a new password, the state of your case, an event you registered for, an appointment.',
        'We don’t use your data for advertising and don’t build profiles. No machine decides anything about you: people do, together with you.',
        'The legal basis is your consent, which you give with each submission and can withdraw, and what we need in order to do what you asked for. If you are under 18, a parent or guardian should submit with you.',
      ],
    },
    {
      id: 'sharing',
      title: 'Whom we share it with',
      paragraphs: [
        'Our own staff, as far as they need it for their work. They need a staff account to open a case or a document.',
        'Institutions, insurers, landlords or visa offices that you ask us to apply to. They get only the documents they require, and only then. They may be abroad and handle data under their own law.',
        'Firms that run our servers, storage and mail, under contract and on our instructions. Files are encrypted before they are stored.',
        'Authorities, if the law of Nepal requires it. We never sell data or pass it on for marketing.',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      paragraphs: [
        'Connections are encrypted where the site is reached over HTTPS. Each uploaded file is encrypted at rest with its own key (AES-256-GCM). When we delete that key, nobody can read the file any more. A copy in a backup is gone when that backup is deleted. We check the type of each file, and only its owner and staff can download it.',
        'We limit login attempts. Links in our mails are valid for one hour and work once. When your password changes, you are logged out everywhere else and we tell you by e-mail. Staff can protect their accounts with a second factor. We record changes to a case and who made them.',
        'No system is perfect. If your data is exposed, we will tell you what happened and what to do as soon as we know.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      paragraphs: [
        'You can see, correct and download what we hold about you, withdraw your consent, and have your data erased. If you call us and say that you want no contact or no messages about events any more, we enter it and keep to it. Log in to download your data as a file or to erase your account. Or write to us from the e-mail address of your account, and we will do it within 30 days.',
        'If you don’t confirm the address of a new account within 30 days, we delete the account.',
        `We delete documents {our:document-days} days after a case closes. You don’t have to ask. The rest of the case stays in your account until you erase it.`,
        `A case that was withdrawn, was not successful or ended with your enrolment closes automatically when nothing has happened in it for {our:closing-days} days. Any other case closes when nothing at all has happened in it for {our:idle-case-months} months. We ask you {our:idle-notice-days} days before, and it stays open if you answer.`,
        'Erasing covers database rows, files, unsent messages, the list of mails to your confirmed address, names in the record of changes, and the network addresses in the security log. If we have already sent data to an institution or office at your request, please ask them to erase it.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and local storage',
      paragraphs: [
        'We set no tracking cookies, use no third-party analytics and show no advertising. That is why you see no cookie banner.',
        'When you log in, we set one cookie, which no script can read and no other site can use. It marks this device as one where you have logged in, so that other people’s failed attempts don’t lock you out. We keep a hash of it with your account for 180 days after its last login. A new password or “Log out everywhere” ends it.',
        'When you log in, your browser keeps two tokens in its local storage, so that you stay logged in. What you type into an application form, and the files you choose for it, stay in your browser as a draft until you send it, delete it or log out. Files that have been there for more than 7 days are deleted when you next open a form. Logging out removes all of it. Please log out on a shared computer or in a cyber cafe.',
      ],
    },
    {
      id: 'third-party-links',
      title: 'Links and services of other firms',
      paragraphs: [
        'Pages link to universities, governments, a map, an appointment calendar, a messaging service and social networks. Your browser loads nothing from them until you follow a link or open such a service. From then on their policies apply.',
        'Account, application and staff pages load nothing from other firms at all.',
      ],
    },
    {
      id: 'policy-updates',
      title: 'Changes to this policy',
      paragraphs: [
        'Each version has a number and a date, shown at the top. If a change affects what you agreed to, we tell you by e-mail before it takes effect, and ask for your consent again where it is needed.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      paragraphs: [
        `Questions, requests and complaints: write to [{our:email}](mailto:{our:email}), call [{our:phone}](tel:{our:phone}), or come to {our:address}. A person will answer you.`,
      ],
    },
  ],
  changes: [
    {
      version: '1.4',
      date: '2026-11-24',
      what: 'We keep a record of each consent with the sentence that was shown, and of each withdrawal. Erasing also deletes the list of mails that answered your questions.',
    },
    {
      version: '1.3',
      date: '2026-11-23',
      what: 'Cases in which nothing happens for {our:idle-case-months} months are closed, so that their documents are deleted. We ask you before. You can change the e-mail address of your account.',
    },
    {
      version: '1.2',
      date: '2026-11-23',
      what: 'How long we keep the words of course searches that find nothing.',
    },
    {
      version: '1.1',
      date: '2026-11-22',
      what: `We keep a security log for {our:security-log-days} days. One cookie marks devices on which you have logged in. Files that you choose stay in your browser until you send them.`,
    },
    { version: '1.0', date: '2026-11-20', what: 'First version.' },
  ],
};

/** The privacy policy, and the consent given when submitting something. */
export function privacy(): Privacy {
  const policy = live('privacy', SHIPPED_PRIVACY);
  return withOurWords(policy, { version: policy.version });
}

/** The version that a consent given now belongs to; each application, registration and sign-up stores it. */
export const privacyVersion = (): string => live('privacy', SHIPPED_PRIVACY).version;
