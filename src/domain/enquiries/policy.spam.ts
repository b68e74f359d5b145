import type { AskEnquiry } from '../../contract/enquiry-bodies.ts';

/** Nobody types a name and a number faster than this. */
const FASTEST_SECONDS = 3;
const LINK = /https?:\/\/|www\.|\[url/gi;
const MOST_LINKS = 1;

/**
 * Why an enquiry may be spam, in words for staff. It is stored and shown all the same, but mails nobody, so that the form
 * cannot be used to send mail to strangers.
 * @param busy many enquiries came from the same network in the last hour
 */
export function suspicionsOf({ name, message, website, seconds }: AskEnquiry, busy: boolean): string[] {
  const links = message.match(LINK)?.length ?? 0;
  return [
    website !== '' && 'A field was filled in that people do not see',
    seconds !== null && seconds < FASTEST_SECONDS && 'Sent within three seconds',
    (links > MOST_LINKS || name.search(LINK) >= 0) && 'Has links',
    busy && 'Many came from the same network',
  ].filter((each) => each !== false);
}

/** Enquiries of the same person within these days continue one enquiry. */
export const FOLD_DAYS = 90;
/** The same text within these hours is the same press of the button. */
export const REPEAT_HOURS = 24;
