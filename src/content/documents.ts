import { DOCUMENTS, type DocumentName } from '../contract/documents/index.ts';
import { keyed } from '../contract/documents/keyed.ts';
import { SHIPPED_ABOUT } from './about.ts';
import { SHIPPED_CHECKLIST } from './checklist/index.ts';
import { SHIPPED_GUIDES } from './guides/index.ts';
import { SHIPPED_STUDY_ABROAD, SHIPPED_VISA_HUB } from './guides/visa-hub.ts';
import { SHIPPED_HOME } from './home.ts';
import { SHIPPED_MESSAGES } from './messages.ts';
import { SHIPPED_MENUS } from './navigation.ts';
import { SHIPPED_PARTNERS } from './partners.ts';
import { SHIPPED_PRIVACY } from './privacy.ts';
import { SHIPPED_SEARCH_WORDS } from './search-words/own.ts';
import { SHIPPED_SERVICES } from './service-tiles.ts';
import { SHIPPED_SERVICE_PAGES } from './services/index.ts';
import {
  SHIPPED_CHAT,
  SHIPPED_CONTACTS,
  SHIPPED_IDENTITY,
  SHIPPED_MEMBERS,
  SHIPPED_OFFICE_MAILS,
  SHIPPED_OFFICES,
  SHIPPED_TRUST,
} from './shipped-consultancy.ts';
import { SHIPPED_TESTIMONIALS } from './testimonials.ts';
import { SHIPPED_TESTS } from './tests/index.ts';
import { SHIPPED_WHY } from './why-choose-us.ts';
import { SHIPPED_DESTINATIONS } from './shown-destinations.ts';
import { SHIPPED_RECEIPTS } from './receipts.ts';
import { SHIPPED_TODAY } from './today.ts';

type Each<Prefix extends string, Slug extends string> = Record<`${Prefix}:${Slug}`, object>;

const each = <Prefix extends string, Slug extends string>(
  prefix: Prefix,
  texts: Readonly<Record<Slug, object>>,
) =>
  Object.fromEntries(
    Object.entries<object>(texts).map(([slug, text]) => [`${prefix}:${slug}`, text]),
  ) as Each<Prefix, Slug>;

const written: Record<DocumentName, object> = {
  consultancy: SHIPPED_IDENTITY,
  contacts: SHIPPED_CONTACTS,
  offices: SHIPPED_OFFICES,
  trust: SHIPPED_TRUST,
  members: SHIPPED_MEMBERS,
  chat: SHIPPED_CHAT,
  'office-mails': SHIPPED_OFFICE_MAILS,
  messages: SHIPPED_MESSAGES,
  checklist: SHIPPED_CHECKLIST,
  receipts: SHIPPED_RECEIPTS,
  today: SHIPPED_TODAY,
  destinations: SHIPPED_DESTINATIONS,
  menus: SHIPPED_MENUS,
  home: SHIPPED_HOME,
  why: SHIPPED_WHY,
  testimonials: SHIPPED_TESTIMONIALS,
  partners: SHIPPED_PARTNERS,
  about: SHIPPED_ABOUT,
  privacy: SHIPPED_PRIVACY,
  'study-abroad': SHIPPED_STUDY_ABROAD,
  'visa-hub': SHIPPED_VISA_HUB,
  services: SHIPPED_SERVICES,
  'search-words': SHIPPED_SEARCH_WORDS,
  ...each('guide', SHIPPED_GUIDES),
  ...each('test', SHIPPED_TESTS),
  ...each('service', SHIPPED_SERVICE_PAGES),
};

/**
 * The shipped value of each document, before staff have changed anything, as a form edits it: items of lists have keys,
 * so that changes of different items merge.
 */
export const SHIPPED = Object.fromEntries(
  Object.entries(DOCUMENTS).map(([name, { schema }]) => [name, keyed(schema, written[name as DocumentName])]),
) as Record<DocumentName, object>;
