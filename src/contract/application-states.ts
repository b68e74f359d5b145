import * as z from 'zod';

/**
 * Where a case stands and what can happen to it: the one table of moves. The database holds the same rows and refuses
 * every other move; docs/application-states.md is drawn from it.
 */

export const APPLICATION_STATES = [
  'draft',
  'submitted',
  'in_review',
  'documents_requested',
  'sent_to_university',
  'conditional_offer',
  'offer',
  'accepted',
  'visa_lodged',
  'visa_granted',
  'visa_refused',
  'enrolled',
  'rejected',
  'withdrawn',
  'closed',
] as const;
export const applicationStateSchema = z.enum(APPLICATION_STATES);
export type ApplicationState = z.infer<typeof applicationStateSchema>;

export const APPLICATION_EVENTS = [
  'submit',
  'begin_review',
  'request_documents',
  'documents_complete',
  'send_to_university',
  'receive_conditional_offer',
  'receive_offer',
  'accept',
  'lodge_visa',
  'visa_granted',
  'visa_refused',
  'enrol',
  'reject',
  'withdraw',
  'close',
  'reopen',
] as const;
export const applicationEventSchema = z.enum(APPLICATION_EVENTS);
export type ApplicationEvent = z.infer<typeof applicationEventSchema>;

/** The student whose case it is, or anybody of the staff. */
export type Mover = 'student' | 'staff';

export interface Transition {
  from: ApplicationState;
  event: ApplicationEvent;
  to: ApplicationState;
  who: readonly Mover[];
}

const STAFF: readonly Mover[] = ['staff'];
const BOTH: readonly Mover[] = ['student', 'staff'];

const each = (
  from: readonly ApplicationState[],
  event: ApplicationEvent,
  to: ApplicationState,
  who: readonly Mover[],
): Transition[] => from.map((state) => ({ from: state, event, to, who }));

export const TRANSITIONS: readonly Transition[] = [
  // A draft lives on the student's device; sending it makes the case.
  ...each(['draft'], 'submit', 'submitted', ['student']),
  ...each(['submitted'], 'begin_review', 'in_review', STAFF),
  // Universities and visa offices ask for more at every stage.
  ...each(
    [
      'submitted',
      'in_review',
      'sent_to_university',
      'conditional_offer',
      'offer',
      'accepted',
      'visa_lodged',
      'visa_refused',
    ],
    'request_documents',
    'documents_requested',
    STAFF,
  ),
  ...each(['documents_requested'], 'documents_complete', 'in_review', BOTH),
  // From review a case also goes on to where it stood when documents were asked for: the university's answer does not
  // wait for us, some students bring an offer, and after an acceptance the visa is next.
  ...each(['in_review'], 'send_to_university', 'sent_to_university', STAFF),
  ...each(['in_review', 'sent_to_university'], 'receive_conditional_offer', 'conditional_offer', STAFF),
  ...each(['in_review', 'sent_to_university', 'conditional_offer'], 'receive_offer', 'offer', STAFF),
  ...each(['conditional_offer', 'offer'], 'accept', 'accepted', BOTH),
  ...each(['in_review', 'accepted', 'visa_refused'], 'lodge_visa', 'visa_lodged', STAFF),
  ...each(['visa_lodged'], 'visa_granted', 'visa_granted', STAFF),
  // Visas are cancelled before the departure, too.
  ...each(['visa_lodged', 'visa_granted'], 'visa_refused', 'visa_refused', STAFF),
  // Some destinations and students need no visa from us.
  ...each(['accepted', 'visa_granted'], 'enrol', 'enrolled', STAFF),
  // Universities take offers back, too, and some papers never come.
  ...each(
    [
      'submitted',
      'in_review',
      'documents_requested',
      'sent_to_university',
      'conditional_offer',
      'offer',
      'accepted',
    ],
    'reject',
    'rejected',
    STAFF,
  ),
  // Until the first day at the university: plans change with a visa in the hand as well.
  ...each(
    [
      'submitted',
      'in_review',
      'documents_requested',
      'sent_to_university',
      'conditional_offer',
      'offer',
      'accepted',
      'visa_lodged',
      'visa_granted',
      'visa_refused',
    ],
    'withdraw',
    'withdrawn',
    BOTH,
  ),
  // Offers lapse, and some students are never heard of again.
  ...each(
    ['conditional_offer', 'offer', 'visa_granted', 'visa_refused', 'enrolled', 'rejected', 'withdrawn'],
    'close',
    'closed',
    STAFF,
  ),
  // Moved by mistake, the student comes back, or another university is tried after a refused visa.
  ...each(['visa_refused', 'enrolled', 'rejected', 'withdrawn', 'closed'], 'reopen', 'in_review', STAFF),
];

/** What somebody may do with a case in this state. */
export const movesFrom = (state: ApplicationState, who: Mover): readonly Transition[] =>
  TRANSITIONS.filter((move) => move.from === state && move.who.includes(who));

/** States in which nothing more is expected to happen: from then on the days until documents are deleted count. */
export const ENDED_STATES: readonly ApplicationState[] = ['closed'];

/** States in which nobody has anything to do: after a while without a move or a word, cases close from here by themselves. */
export const SELF_CLOSING_STATES: readonly ApplicationState[] = ['enrolled', 'rejected', 'withdrawn'];
