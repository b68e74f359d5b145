import { STATE_WORDS } from '../../content/application-states.ts';
import { documentDays } from '../../content/kept-days.ts';
import type { ApplicationEvent, ApplicationState } from '../../contract/application-states.ts';

/** The usual next move; its button is highlighted. */
export const USUAL: Readonly<Partial<Record<ApplicationState, ApplicationEvent>>> = {
  submitted: 'begin_review',
  in_review: 'send_to_university',
  documents_requested: 'documents_complete',
  sent_to_university: 'receive_offer',
  conditional_offer: 'receive_offer',
  offer: 'accept',
  accepted: 'lodge_visa',
  visa_lodged: 'visa_granted',
  visa_granted: 'enrol',
  enrolled: 'close',
  rejected: 'close',
  withdrawn: 'close',
};

/** Moves that end a case or bring bad news, with consequences that the state's own text does not mention. */
export const HARMFUL: Readonly<Partial<Record<ApplicationEvent, string>>> = {
  visa_refused: 'Call the student first: nobody should learn this from a mail.',
  reject: 'Call the student first: nobody should learn this from a mail.',
  withdraw: 'Only when the student wants it.',
  close: `Its documents will be deleted in ${documentDays} days, unless the case is reopened before then.`,
};

/** What to ask the student for, for moves that need a note. */
export const NEEDS_NOTE: Readonly<Partial<Record<ApplicationEvent, string>>> = {
  request_documents: 'Write what is missing, so that the student knows what to send.',
};

/** The sentence in the mail that a move sends. */
export const mailSentence = (to: ApplicationState): string => STATE_WORDS[to].meaning;
