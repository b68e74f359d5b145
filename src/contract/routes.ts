import type { OfferedFilter } from './course-filters.ts';
import type { LimitQuery } from './course-limits.ts';
import type { DestinationSlug } from './destinations.ts';
import { canonicalQuery, type PageQueryOf, type QueriedPage } from './page-queries.ts';

type FilterIds = { [Name in OfferedFilter]?: readonly (number | string)[] | undefined };
export interface CourseSearchAddress extends FilterIds, LimitQuery {
  search?: string | undefined;
  ordering?: string | undefined;
  /** 'true': the words exactly as typed. */
  exact?: string | undefined;
  page?: number | undefined;
}

export const SERVICES = [
  'accomodation-assistance',
  'career-counseling',
  'right-university-selection',
  'health-care',
  'interview-assistance',
  'test-preparation',
  'documentation-guidance',
  'visa-assistance',
  'scholarship',
] as const;
export const TESTS = ['ielts', 'toefl', 'pte'] as const;
export type ServiceSlug = (typeof SERVICES)[number];
export type TestSlug = (typeof TESTS)[number];

type Value = string | number | readonly (string | number)[] | undefined;
/** Query values for a link. Unset, blank and default values and invalid numbers are left out. */
type Values<Pattern extends QueriedPage> = { [Name in keyof PageQueryOf<Pattern>]?: Value };

/** The address of a page with its query. @param path its path, if its pattern has parameters */
function address<Pattern extends QueriedPage>(
  pattern: Pattern,
  values: Values<Pattern>,
  path: string = pattern,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries<Value>(values)) {
    for (const each of [value ?? []].flat()) {
      if (typeof each === 'string' || each > 0) query.append(name, String(each));
    }
  }
  const text = canonicalQuery(pattern, query).toString();
  return text ? `${path}?${text}` : path;
}

/**
 * The addresses of pages. All links, redirects, sitemap entries and test addresses are built here, from the table in page-queries.ts.
 */
export const routes = {
  home: () => '/',
  courseSearch: (at: CourseSearchAddress = {}) => address('/course-search', at),
  /** Target of the home page's search form without our script. */
  searchForm: () => '/search',
  course: (id: number) => `/course_details/${id}`,
  /** The course page with the application form open. @param intake the one applied for, '2027-02' */
  apply: (courseId: number, intake?: string) =>
    `/course_details/${courseId}#apply${intake === undefined ? '' : `-${intake}`}`,
  universities: (at: { country?: number | undefined; page?: number | undefined } = {}) =>
    address('/universitieslist', at),
  /** @param at the level and the page of the university's courses */
  university: (
    id: number,
    countryId: number,
    at: { interest?: number | undefined; page?: number | undefined } = {},
  ) => address('/university/[universityId]/[countryId]', at, `/university/${id}/${countryId}`),
  scholarships: (
    at: { country?: number | undefined; university?: number | undefined; page?: number | undefined } = {},
  ) => address('/scholarship', at),
  studyAbroad: () => '/study-abroad',
  destination: (slug: DestinationSlug) => `/study-abroad/${slug}`,
  studentVisa: () => '/student-visa',
  service: (slug: ServiceSlug) => `/services/${slug}`,
  testPreparation: (slug: TestSlug) => `/test-preparation/${slug}`,
  whoWeAre: () => '/who-we-are',
  privacyPolicy: () => '/privacy-policy',
  blog: (at: { page?: number | undefined } = {}) => address('/blog', at),
  article: (id: number) => `/blog/${id}`,
  blogFeed: () => '/blog/rss.xml',
  events: (at: { page?: number | undefined } = {}) => address('/upcoming-events', at),
  event: (id: number) => `/upcoming-events/${id}`,
  /** The event as a calendar file. */
  eventCalendar: (id: number) => `/upcoming-events/${id}/event.ics`,
  login: (returnTo?: string) => address('/login', { next: returnTo }),
  signup: (returnTo?: string) => address('/signup', { next: returnTo }),
  /** Forgot password. The address comes from docs/specification/behaviour.md. */
  forgotPassword: () => '/email-verification',
  passwordReset: (encodedPk: string, token: string) => `/password-reset/${encodedPk}/${token}/`,
  /** Where an invited person joins the staff. */
  join: (encodedPk: string, token: string) => `/join/${encodedPk}/${token}/`,
  /** Requests the verification mail of a new account again. */
  verificationMail: () => '/verify-email',
  verifyEmail: (encodedPk: string, token: string) => `/verify-email/${encodedPk}/${token}/`,
  /** The links of a change of the e-mail address: to the new address, and to the old one. */
  newEmail: (encodedPk: string, token: string) => `/new-email/${encodedPk}/${token}/`,
  keepEmail: (encodedPk: string, token: string) => `/keep-email/${encodedPk}/${token}/`,
  /** Profile; the first page of the account. */
  account: () => '/account',
  accountSecurity: () => '/account/security',
  accountData: () => '/account/data',
  accountApplications: (at: { page?: number | undefined } = {}) => address('/account/applications', at),
  accountApplication: (id: string) => `/account/applications/${id}`,
  /** Events the person is registered for. */
  accountEvents: (at: { page?: number | undefined } = {}) => address('/account/events', at),
  /** What the person is charged and has paid. */
  accountMoney: () => '/account/payments',
  admin: () => '/admin',
  /** Shown only in a frame of /who-we-are. */
  accreditationBadge: () => '/accreditation-badge',
  sitemap: () => '/sitemap.xml',
  apiDocs: () => '/api/docs',
} as const;
