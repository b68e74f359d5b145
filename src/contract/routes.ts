/** The one table of page addresses. Every link, redirect, sitemap entry and test address is built from it. */
export interface CourseSearchAddress {
  search?: string | undefined;
  interest?: readonly (number | string)[] | undefined;
  specialization?: readonly (number | string)[] | undefined;
  country?: readonly (number | string)[] | undefined;
  ordering?: string | undefined;
  page?: number | undefined;
}

const SERVICES = [
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
const DESTINATIONS = ['australia', 'newzealand', 'uk', 'usa', 'canada', 'dubai'] as const;
const TESTS = ['ielts', 'toefl', 'pte'] as const;
export type ServiceSlug = (typeof SERVICES)[number];
export type DestinationSlug = (typeof DESTINATIONS)[number];
export type TestSlug = (typeof TESTS)[number];

function withQuery(path: string, entries: [string, string | number | undefined][]): string {
  const query = new URLSearchParams();
  for (const [key, value] of entries) {
    if (value !== undefined && value !== '') query.append(key, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

const page = (number: number | undefined) => (number && number > 1 ? number : undefined);

export const routes = {
  home: () => '/',
  courseSearch: (at: CourseSearchAddress = {}) =>
    withQuery('/course-search', [
      ['search', at.search?.trim()],
      ...(at.interest ?? []).map((id): [string, string | number] => ['interest', id]),
      ...(at.specialization ?? []).map((id): [string, string | number] => ['specialization', id]),
      ...(at.country ?? []).map((id): [string, string | number] => ['country', id]),
      ['ordering', at.ordering === 'best_match' ? undefined : at.ordering],
      ['page', page(at.page)],
    ]),
  course: (id: number) => `/course_details/${id}`,
  /** The course with the application form open. */
  apply: (courseId: number) => `/course_details/${courseId}#apply`,
  universities: (at: { country?: number | undefined; page?: number | undefined } = {}) =>
    withQuery('/universitieslist', [
      ['country', at.country],
      ['page', page(at.page)],
    ]),
  university: (id: number, countryId: number) => `/university/${id}/${countryId}`,
  scholarships: (
    at: { country?: number | undefined; university?: number | undefined; page?: number | undefined } = {},
  ) =>
    withQuery('/scholarship', [
      ['country', at.country],
      ['university', at.university],
      ['page', page(at.page)],
    ]),
  studyAbroad: () => '/study-abroad',
  destination: (slug: DestinationSlug) => `/study-abroad/${slug}`,
  studentVisa: () => '/student-visa',
  service: (slug: ServiceSlug) => `/services/${slug}`,
  testPreparation: (slug: TestSlug) => `/test-preparation/${slug}`,
  whoWeAre: () => '/who-we-are',
  privacyPolicy: () => '/privacy-policy',
  blog: (at: { page?: number | undefined } = {}) => withQuery('/blog', [['page', page(at.page)]]),
  article: (id: number) => `/blog/${id}`,
  blogFeed: () => '/blog/rss.xml',
  events: (at: { page?: number | undefined } = {}) =>
    withQuery('/upcoming-events', [['page', page(at.page)]]),
  event: (id: number) => `/upcoming-events/${id}`,
  /** The event for the visitor's own calendar. */
  eventCalendar: (id: number) => `/upcoming-events/${id}/event.ics`,
  login: (returnTo?: string) => withQuery('/login', [['next', returnTo]]),
  signup: (returnTo?: string) => withQuery('/signup', [['next', returnTo]]),
  /** Forgot password; the specification gave the page this address. */
  forgotPassword: () => '/email-verification',
  passwordReset: (encodedPk: string, token: string) => `/password-reset/${encodedPk}/${token}/`,
  /** Asks for the mail again that proves a new account's address. */
  verificationMail: () => '/verify-email',
  verifyEmail: (encodedPk: string, token: string) => `/verify-email/${encodedPk}/${token}/`,
  /** Profile; the first page of the account. */
  account: () => '/account',
  accountSecurity: () => '/account/security',
  accountData: () => '/account/data',
  accountApplications: (at: { page?: number | undefined } = {}) =>
    withQuery('/account/applications', [['page', page(at.page)]]),
  accountApplication: (id: string) => `/account/applications/${id}`,
  /** Events the person is registered for. */
  accountEvents: (at: { page?: number | undefined } = {}) =>
    withQuery('/account/events', [['page', page(at.page)]]),
  admin: () => '/admin',
  /** Only ever shown in a frame of /who-we-are. */
  accreditationBadge: () => '/accreditation-badge',
  sitemap: () => '/sitemap.xml',
  apiDocs: () => '/api/docs',
} as const;
