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
