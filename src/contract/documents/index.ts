import { DESTINATIONS, type DestinationSlug } from '../destinations.ts';
import type { FormSchema } from '../forms/meta.ts';
import { routes, SERVICES, TESTS, type ServiceSlug, type TestSlug } from '../routes.ts';
import { chatForm, contactsForm, identityForm, officeMailsForm, officesForm } from './consultancy.ts';
import { destinationsForm } from './destinations.ts';
import { guideForm } from './guides.ts';
import { checklistForm } from './checklist.ts';
import { menusForm } from './menus.ts';
import { messagesForm } from './messages.ts';
import { homeForm, partnersForm, testimonialsForm, whyForm } from './home.ts';
import { aboutForm, privacyForm, studyAbroadForm, visaHubForm } from './pages.ts';
import { searchWordsForm } from './search-words.ts';
import { serviceForm, servicesForm } from './services.ts';
import { testForm } from './tests.ts';
import { receiptsForm } from './receipts.ts';
import { todayForm } from './today.ts';
import { membersForm, trustForm } from './trust.ts';

export const DOCUMENT_GROUPS = ['Consultancy', 'Pages', 'Guides', 'Tests', 'Services', 'Words'] as const;

/** A document of the site that staff edit as one form. */
export interface DocumentKind {
  title: string;
  /** Where the back office lists it. */
  group: (typeof DOCUMENT_GROUPS)[number];
  /** What it is for, in a sentence. */
  about: string;
  schema: FormSchema;
  /** A page that shows it; null: all pages, or none in particular. */
  address: string | null;
}

const setting = (title: string, about: string, schema: FormSchema, address: string | null = null) =>
  ({ title, group: 'Consultancy', about, schema, address }) as const;
const page = (title: string, about: string, schema: FormSchema, address: string) =>
  ({ title, group: 'Pages', about, schema, address }) as const;

/** 'Right university selection' from the address of a service. */
const nameOf = (slug: string): string =>
  `${slug.charAt(0).toUpperCase()}${slug.slice(1).replaceAll('-', ' ')}`.replace(
    'Accomodation',
    'Accommodation',
  );

const each = <Slug extends string, Prefix extends string>(
  prefix: Prefix,
  slugs: readonly Slug[],
  kind: (slug: Slug) => DocumentKind,
) =>
  Object.fromEntries(slugs.map((slug) => [`${prefix}:${slug}`, kind(slug)])) as Record<
    `${Prefix}:${Slug}`,
    DocumentKind
  >;

const service = serviceForm;
const test = testForm();
const guide = guideForm();

/** Every document by its name. Its shipped value is in src/content/documents.ts. */
export const DOCUMENTS = {
  consultancy: setting('Name and logo', 'Your names, your logo and the line in the footer.', identityForm),
  contacts: setting(
    'Contacts',
    'E-mail, opening hours, social networks, appointments and messaging.',
    contactsForm,
  ),
  offices: setting(
    'Offices and map',
    'Addresses and phone numbers, and the map of the head office.',
    officesForm,
  ),
  trust: setting(
    'Licence, people and money',
    'What families can check: registration, licence, counselors, payment, refunds, complaints.',
    trustForm,
    routes.whoWeAre(),
  ),
  members: setting(
    'Memberships and badge',
    'Bodies that you belong to, organizations that you work with, and an accreditation badge.',
    membersForm,
    routes.whoWeAre(),
  ),
  chat: setting('Chat', 'The greeting of the chat, or the chat of another firm.', chatForm, routes.home()),
  'office-mails': setting(
    'Mails to the office',
    'Where the office is told about applications and answers, and how often.',
    officeMailsForm,
  ),
  receipts: setting('Receipts', 'The tax number of the office, PAN or VAT, on each receipt.', receiptsForm),
  today: setting(
    'Today: waiting too long',
    'After how many days a case in which you have to act is in the queue of the start page.',
    todayForm,
  ),
  home: page('Home page', 'Its headings and short texts.', homeForm, routes.home()),
  why: page('Why choose us', 'The cards on the home page.', whyForm, routes.home()),
  testimonials: page('Testimonials', 'What students say, on the home page.', testimonialsForm, routes.home()),
  partners: page('Partners', 'The universities that move across the home page.', partnersForm, routes.home()),
  about: page('Who we are', 'Who you are, how you work and how you are paid.', aboutForm, routes.whoWeAre()),
  privacy: page(
    'Privacy policy',
    'What you keep about people, and the consent that they give.',
    privacyForm,
    routes.privacyPolicy(),
  ),
  destinations: page(
    'Destinations',
    'Which countries the site shows, and in which order.',
    destinationsForm,
    routes.home(),
  ),
  menus: page('Menus', 'The links of the header and of the footer.', menusForm, routes.home()),
  'study-abroad': page(
    'Study abroad',
    'The page that lists the guides.',
    studyAbroadForm,
    routes.studyAbroad(),
  ),
  'visa-hub': page('Student visa', 'The page that compares the visas.', visaHubForm, routes.studentVisa()),
  services: {
    title: 'List of services',
    group: 'Services',
    about: 'Which services you offer, their names and their order in menus.',
    schema: servicesForm,
    address: routes.home(),
  },
  messages: {
    title: 'Messages to students',
    group: 'Words',
    about: 'Templates of messages about an application, with fields that are filled in from it.',
    schema: messagesForm,
    address: null,
  },
  checklist: {
    title: 'Checklist of documents',
    group: 'Words',
    about: 'What an application needs from its student, by country and by who pays.',
    schema: checklistForm,
    address: null,
  },
  'search-words': {
    title: 'Search words',
    group: 'Words',
    about: 'What students type into the course search, and which level, field or courses they mean.',
    schema: searchWordsForm,
    address: routes.courseSearch(),
  },
  ...each('guide', Object.keys(DESTINATIONS) as DestinationSlug[], (slug) => ({
    title: `Guide: ${DESTINATIONS[slug].name}`,
    group: 'Guides',
    about: `Everything that the page about studying in ${DESTINATIONS[slug].name} says.`,
    schema: guide,
    address: routes.destination(slug),
  })),
  ...each('test', TESTS, (slug: TestSlug) => ({
    title: `Test: ${slug.toUpperCase()}`,
    group: 'Tests',
    about: `The page about preparing for ${slug.toUpperCase()}.`,
    schema: test,
    address: routes.testPreparation(slug),
  })),
  ...each('service', SERVICES, (slug: ServiceSlug) => ({
    title: `Service: ${nameOf(slug)}`,
    group: 'Services',
    about: 'The page of this service.',
    schema: service,
    address: routes.service(slug),
  })),
} as const satisfies Record<string, DocumentKind>;

export type DocumentName = keyof typeof DOCUMENTS;

export const documentKind = (name: string): DocumentKind | undefined =>
  Object.hasOwn(DOCUMENTS, name) ? (DOCUMENTS as Record<string, DocumentKind>)[name] : undefined;
