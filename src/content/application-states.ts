import type { ApplicationEvent, ApplicationState } from '../contract/application-states.ts';
import type { OfferEvent } from '../contract/offer-kinds.ts';

/** Texts for states and moves of a case, for the account, the back office and mails. */

/** Who has to act next. Nobody in finished cases, whose `next` text is advice. */
export type NextActor = 'student' | 'staff' | 'university' | 'visa_office' | 'nobody';

/** Start of a sentence to the student: 'You: …'. */
export const NEXT_ACTOR_WORDS: Readonly<Record<NextActor, string>> = {
  student: 'You',
  staff: 'Your counselor',
  university: 'The university',
  visa_office: 'The visa office',
  nobody: 'Nobody',
};

export interface StateWords {
  /** 'In review' */
  label: string;
  /** What has happened, for the subject of the mail: 'offer received'. Without it: the label in small letters. */
  news?: string;
  /** What it means for the student, in one sentence. */
  meaning: string;
  /** What happens next, in one sentence. */
  next: string;
  who: NextActor;
}

export const STATE_WORDS: Readonly<Record<ApplicationState, StateWords>> = {
  draft: {
    label: 'Draft',
    meaning: 'You have started an application but not sent it yet.',
    next: 'Fill in what you have and press Submit.',
    who: 'student',
  },
  submitted: {
    label: 'Submitted',
    meaning: 'We have received your application. A counselor will look at it soon.',
    next: 'A counselor will read it and check your documents.',
    who: 'staff',
  },
  in_review: {
    label: 'In review',
    meaning: 'A counselor is reading your application and checking your documents.',
    next: 'We will send it to the university, or ask you for what is missing.',
    who: 'staff',
  },
  documents_requested: {
    label: 'Documents requested',
    meaning: 'We need something more from you before we can continue.',
    next: 'Add what your counselor asks for. Then press “Everything is there”.',
    who: 'student',
  },
  sent_to_university: {
    label: 'Sent to the university',
    meaning: 'Your application is with the university.',
    next: 'The university decides. That can take several weeks. We will tell you as soon as we hear from them.',
    who: 'university',
  },
  conditional_offer: {
    label: 'Conditional offer',
    news: 'conditional offer received',
    meaning: 'The university offers you a place if you meet its conditions.',
    next: 'Read the conditions with your counselor. Then accept the offer, or tell us why you cannot.',
    who: 'student',
  },
  offer: {
    label: 'Offer',
    news: 'offer received',
    meaning: 'The university offers you a place.',
    next: 'Accept the offer, or tell us that you don’t want it.',
    who: 'student',
  },
  accepted: {
    label: 'Offer accepted',
    meaning: 'You have accepted your place.',
    next: 'Your counselor will prepare the visa application with you.',
    who: 'staff',
  },
  visa_lodged: {
    label: 'Visa lodged',
    meaning: 'Your visa application is with the visa office.',
    next: 'The visa office decides. We will tell you as soon as we hear from them.',
    who: 'visa_office',
  },
  visa_granted: {
    label: 'Visa granted',
    meaning: 'You have your visa.',
    next: 'Your counselor will help you enrol and get ready to leave.',
    who: 'staff',
  },
  visa_refused: {
    label: 'Visa refused',
    meaning: 'The visa office has refused your visa.',
    next: 'Your counselor will go through the reasons with you and tell you what you can do.',
    who: 'staff',
  },
  enrolled: {
    label: 'Enrolled',
    meaning: 'You are now a student at the university. Congratulations!',
    next: 'There is nothing more to do. We will close the case when you have settled in.',
    who: 'nobody',
  },
  rejected: {
    label: 'Not successful',
    meaning: 'This application did not lead to a place.',
    next: 'Talk to your counselor about other courses and universities.',
    who: 'nobody',
  },
  withdrawn: {
    label: 'Withdrawn',
    meaning: 'This application was withdrawn.',
    next: 'Nothing more will happen, unless you ask us to reopen it.',
    who: 'nobody',
  },
  closed: {
    label: 'Closed',
    meaning: 'This case is finished.',
    next: 'There is nothing more to do. We will delete its documents after a while. You don’t have to ask.',
    who: 'nobody',
  },
};

/** History events other than moves. */
type HistoryEvent =
  | ApplicationEvent
  | 'correct'
  | 'lapse'
  | 'idle_asked'
  | 'kept_open'
  | 'document_added'
  | 'document_shown'
  | 'documents_deleted'
  | 'note'
  | OfferEvent;

interface EventWords {
  /** Label of the button for this move: 'Begin review'. */
  action: string;
  /** Text in the history: 'Review started'. */
  done: string;
}

export const EVENT_WORDS: Readonly<Record<HistoryEvent, EventWords>> = {
  submit: { action: 'Submit', done: 'Application submitted' },
  begin_review: { action: 'Begin review', done: 'Review started' },
  request_documents: { action: 'Request documents', done: 'Documents requested' },
  documents_complete: { action: 'Everything is there', done: 'Documents complete' },
  send_to_university: { action: 'Send to the university', done: 'Sent to the university' },
  receive_conditional_offer: {
    action: 'Conditional offer received',
    done: 'Conditional offer from the university',
  },
  receive_offer: { action: 'Offer received', done: 'Offer from the university' },
  accept: { action: 'Accept the offer', done: 'Offer accepted' },
  lodge_visa: { action: 'Visa lodged', done: 'Visa application lodged' },
  visa_granted: { action: 'Visa granted', done: 'Visa granted' },
  visa_refused: { action: 'Visa refused', done: 'Visa refused' },
  enrol: { action: 'Enrolled', done: 'Enrolled at the university' },
  reject: { action: 'Not successful', done: 'Application not successful' },
  withdraw: { action: 'Withdraw the application', done: 'Application withdrawn' },
  close: { action: 'Close the case', done: 'Case closed' },
  reopen: { action: 'Reopen the case', done: 'Case reopened' },
  correct: { action: 'Correct the state', done: 'State corrected' },
  lapse: { action: 'Close the case', done: 'Closed because nothing had happened for long' },
  idle_asked: { action: 'Ask', done: 'Asked whether you are still interested' },
  kept_open: { action: 'I am still interested', done: 'Still interested' },
  document_added: { action: 'Add documents', done: 'Documents added' },
  document_shown: { action: 'Show to the student', done: 'A document from your counselor' },
  documents_deleted: { action: 'Delete documents', done: 'Documents deleted after the case was closed' },
  note: { action: 'Write to the student', done: 'Message from your counselor' },
  offer_received: { action: 'Enter an offer', done: 'Offer received' },
  offer_shown: { action: 'Show the offer', done: 'Offer received' },
  offer_accepted: { action: 'Accept', done: 'Offer accepted' },
  offer_declined: { action: 'Decline', done: 'Offer declined' },
  offer_lapsed: { action: 'Has lapsed', done: 'Offer lapsed' },
  offer_reopened: { action: 'Open again', done: 'Offer open again' },
  offer_wanted: { action: 'I want to accept this', done: 'Asked to accept this offer' },
  condition_met: { action: 'Met', done: 'Condition of the offer met' },
  condition_open: { action: 'Not met', done: 'Condition of the offer not met yet' },
};
