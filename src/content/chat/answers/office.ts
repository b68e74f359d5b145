import { enquiryForm } from '../../../contract/enquiry-routes.ts';
import { routes } from '../../../contract/routes.ts';
import { about } from '../../about.ts';
import { consultancy, ourOffices } from '../../consultancy.ts';
import { plainText } from '../../plain-text.ts';
import type { ChatAnswer, ChatLink } from '../schema.ts';
import { serviceAnswer, serviceLink, servicePoint } from './parts.ts';

const WHO = { label: 'Who we are', href: routes.whoWeAre() };

/** Ways to reach a person. The mail's text is added when a question is known. */
export function personLinks(): ChatLink[] {
  const { phones, messaging, email } = consultancy();
  return [
    ...phones.slice(0, 1).map((phone) => ({ label: `Call ${phone}`, href: `tel:${phone}` })),
    ...(messaging ? [{ label: `Write on ${messaging.name}`, href: messaging.href }] : []),
    { label: 'Ask us on a form', href: enquiryForm({ from: 'chat' }) },
    { label: `E-mail ${email}`, href: `mailto:${email}` },
  ];
}

const appointment = (): ChatLink => {
  const { scheduling } = consultancy();
  return scheduling
    ? { label: 'Book an Appointment', href: scheduling }
    : { label: 'Ask us to call you back', href: enquiryForm({ from: 'chat' }) };
};

const sample = (): string[] => (consultancy().sample ? ['(Sample contact details.)'] : []);

/** Answers about the consultancy itself, by topic. */
export const officeAnswers = (): Record<string, ChatAnswer> => ({
  office: {
    heading: 'Where we are',
    lines: [
      ...ourOffices().map(({ name, lines }) => `${name}: ${lines.join(', ')}.`),
      `Open ${consultancy().hours}.`,
      ...sample(),
    ],
    links: [{ label: 'Map', href: consultancy().map.href }, ...personLinks()],
  },
  open: {
    heading: 'Opening hours',
    lines: [`We are open ${consultancy().hours}.`, ...sample()],
    links: personLinks(),
  },
  person: {
    heading: 'Reach a person',
    lines: [
      `A counselor answers ${consultancy().hours}, at ${consultancy().address.join(', ')}.`,
      ...sample(),
    ],
    links: personLinks(),
  },
  book: {
    heading: 'Book a talk',
    lines: [
      'The first talk is free. Bring your mark sheets and, if you can, your parents.',
      `We are here ${consultancy().hours}.`,
    ],
    links: [appointment()],
  },
  'counselling-fee': { heading: 'What we charge', lines: [plainText(about().paid.text)], links: [WHO] },
  paid: { heading: 'How we are paid', lines: [plainText(about().paid.text)], links: [WHO] },
  trust: {
    heading: 'Who we are',
    lines: [
      'The page about us says who we are, how we are paid and how we work. Come in and ask to see our licence and certificates.',
    ],
    links: [WHO],
  },
  room: {
    heading: 'A room abroad',
    lines: [serviceAnswer('accomodation-assistance', /whole year/i)],
    notes: ['This site states no rents.'],
    links: [serviceLink('accomodation-assistance')],
  },
  privacy: {
    heading: 'Your data',
    lines: [servicePoint('documentation-guidance', /^Kept safely/)],
    links: [{ label: 'Privacy policy', href: routes.privacyPolicy() }],
  },
  account: {
    heading: 'Your account and your cases',
    lines: ['Log in to see the state of your applications. Forgot your password? You can set a new one.'],
    links: [
      { label: 'Log in', href: routes.login() },
      { label: 'Create an account', href: routes.signup() },
      { label: 'Forgot password', href: routes.forgotPassword() },
    ],
  },
  events: {
    heading: 'Events',
    lines: ['The events page lists what comes next and how to register.'],
    links: [{ label: 'Upcoming events', href: routes.events() }],
  },
  robot: {
    heading: 'Who answers here',
    lines: [
      'I am a program, not a person and not an AI. I show what the pages of this site say. A counselor is a person.',
    ],
    links: personLinks(),
  },
  hello: { heading: '', lines: [consultancy().chat.greeting], links: [] },
  thanks: { heading: '', lines: ['You are welcome. Ask again at any time.'], links: [] },
  compare: {
    heading: 'Which country',
    lines: [
      'We do not rank countries. The visa hub shows fee, funds, work and processing time of all our countries side by side. Or ask about two of them, such as “cost of the UK and Canada”.',
    ],
    links: [
      { label: 'Compare the countries', href: routes.studentVisa() },
      { label: 'All guides', href: routes.studyAbroad() },
    ],
  },
});

/** Answers to what we will not help with, by meaning. */
export const dangerAnswers = (): Record<string, ChatAnswer> => ({
  fake: {
    heading: 'We do not do that',
    lines: [
      'No. We do not arrange or use false documents, and nobody here can put you in touch with someone who does.',
      servicePoint('documentation-guidance', /^No false/),
      'If real documents are missing, a counselor tells you what can be done honestly.',
    ],
    links: [serviceLink('documentation-guidance')],
  },
  guarantee: {
    heading: 'Nobody can promise a visa',
    lines: [
      'No consultancy and no agent can guarantee a visa.',
      servicePoint('visa-assistance', /^No promised/),
    ],
    links: [serviceLink('visa-assistance')],
  },
  asylum: {
    heading: 'We do not do that',
    lines: [
      'We help students to study and to keep the rules of their visa. We do not advise on staying or working against them, and not on asylum.',
      'If you are in danger or already in difficulty abroad, speak to a lawyer or a registered migration adviser in that country.',
      servicePoint('visa-assistance', /^We know our limits/),
    ],
    links: [serviceLink('visa-assistance')],
  },
  crisis: {
    heading: 'Please talk to somebody now',
    lines: [
      'This is more than a chat about study can help with. Please talk now to somebody you trust, or go to the nearest hospital. You are worth it, whatever happens with your plans.',
    ],
    links: [],
  },
});
