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
  ...each(
    ['submitted', 'in_review', 'sent_to_university', 'conditional_offer', 'accepted'],
    'request_documents',
    'documents_requested',
    STAFF,
  ),
  ...each(['documents_requested'], 'documents_complete', 'in_review', BOTH),
  ...each(['in_review'], 'send_to_university', 'sent_to_university', STAFF),
  ...each(['sent_to_university'], 'receive_conditional_offer', 'conditional_offer', STAFF),
  ...each(['sent_to_university', 'conditional_offer'], 'receive_offer', 'offer', STAFF),
  ...each(['conditional_offer', 'offer'], 'accept', 'accepted', BOTH),
  ...each(['accepted', 'visa_refused'], 'lodge_visa', 'visa_lodged', STAFF),
  ...each(['visa_lodged'], 'visa_granted', 'visa_granted', STAFF),
  ...each(['visa_lodged'], 'visa_refused', 'visa_refused', STAFF),
  // Some destinations and students need no visa from us.
  ...each(['accepted', 'visa_granted'], 'enrol', 'enrolled', STAFF),
  ...each(['in_review', 'sent_to_university', 'conditional_offer'], 'reject', 'rejected', STAFF),
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
    ],
    'withdraw',
    'withdrawn',
    BOTH,
  ),
  ...each(['offer', 'visa_refused', 'enrolled', 'rejected', 'withdrawn'], 'close', 'closed', STAFF),
  // Moved by mistake, or the student comes back.
  ...each(['rejected', 'withdrawn', 'closed'], 'reopen', 'in_review', STAFF),
];

/** What somebody may do with a case in this state. */
export const movesFrom = (state: ApplicationState, who: Mover): readonly Transition[] =>
  TRANSITIONS.filter((move) => move.from === state && move.who.includes(who));

/** States in which nothing more is expected to happen: from then on the days until documents are deleted count. */
export const ENDED_STATES: readonly ApplicationState[] = ['closed'];
