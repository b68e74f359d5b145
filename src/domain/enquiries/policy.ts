import type { EnquiryStage, LoggedEvent } from '../../contract/enquiry-words.ts';

/** The job that deletes enquiries whose time is over. */
export const CLEAN_UP_ENQUIRIES_JOB = 'tend-enquiries';
export const CLEAN_UP_ENQUIRIES_SECONDS = 6 * 60 * 60;

/** The stage after something was logged: whoever was reached is no longer new. */
export function stageAfter(stage: EnquiryStage, kind: LoggedEvent): EnquiryStage {
  const reached = kind !== 'not_reached' && kind !== 'note';
  return stage === 'new' && reached ? 'contacted' : stage;
}

/** How the log of changes and mails call an enquiry. */
export const titleOf = ({ name, contact, email }: { name: string; contact: string; email: string }): string =>
  name || contact || email;
