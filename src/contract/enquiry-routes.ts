/**
 * The addresses of the form for questions. Apart from routes.ts, because every page loads that and no script needs these.
 */

interface About {
  course?: number;
  university?: number;
  country?: number | undefined;
  /** Where the person came from, if not from a page. */
  from?: 'chat';
}

/** The form for a question or a call back. @param about what it is about, by id */
export function enquiryForm(about: About = {}): string {
  const known = Object.entries(about).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(known.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? '/enquiry' : `/enquiry?${query}`;
}

/** What people see when their question has arrived. */
export const ENQUIRY_SENT = '/enquiry/sent';

/**
 * The form with a question already in it. It stands behind the '#', which browsers do not send: no log and no cache
 * holds what somebody asked.
 */
export const enquiryFormWith = (href: string, question: string): string =>
  `${href}#${new URLSearchParams({ question }).toString()}`;

/** The question in the address of the form, if there is one. @param hash the part of the address from '#' on */
export const questionIn = (hash: string): string | undefined =>
  new URLSearchParams(hash.replace(/^#/, '')).get('question') ?? undefined;

/** The page on which a time with a counselor is booked. */
export function bookingPage(wish: { branch?: string; counselor?: string } = {}): string {
  const known = Object.entries(wish).filter(([, value]) => value !== '');
  const query = new URLSearchParams(known).toString();
  return query === '' ? BOOKING : `${BOOKING}?${query}`;
}
export const BOOKING = '/book';
/** The page of an appointment, whose link moves and cancels it. */
export const APPOINTMENT = '/appointment';
/** @param done what has just been done to it */
export const appointmentLink = (link: string, done?: 'booked' | 'moved' | 'cancelled'): string =>
  `${APPOINTMENT}?${new URLSearchParams({ link, ...(done && { done }) }).toString()}`;
