import * as z from 'zod';

/**
 * The states of a case, and the only table of moves between them. The database has the same rows and refuses every other
 * move; the diagram in docs/application-states.md comes from it.
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

/** The student whose case it is, or any member of staff. */
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
  // A draft is on the student's device only; submitting it creates the case.
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
  // After a review, a case can also return to the state in which documents were requested: universities answer
  // meanwhile, some students already have an offer, and after an acceptance the visa is next.
  ...each(['in_review'], 'send_to_university', 'sent_to_university', STAFF),
  ...each(['in_review', 'sent_to_university'], 'receive_conditional_offer', 'conditional_offer', STAFF),
  ...each(['in_review', 'sent_to_university', 'conditional_offer'], 'receive_offer', 'offer', STAFF),
  ...each(['conditional_offer', 'offer'], 'accept', 'accepted', BOTH),
  ...each(['in_review', 'accepted', 'visa_refused'], 'lodge_visa', 'visa_lodged', STAFF),
  ...each(['visa_lodged'], 'visa_granted', 'visa_granted', STAFF),
  // Visas can still be cancelled before the departure.
  ...each(['visa_lodged', 'visa_granted'], 'visa_refused', 'visa_refused', STAFF),
  // Some students and destinations need no visa.
  ...each(['accepted', 'visa_granted'], 'enrol', 'enrolled', STAFF),
  // Universities may withdraw offers, and some documents never arrive.
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
  // Until the first day at the university: plans can change even with a visa.
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
  // Offers expire, and some students stop answering.
  ...each(
    ['conditional_offer', 'offer', 'visa_granted', 'visa_refused', 'enrolled', 'rejected', 'withdrawn'],
    'close',
    'closed',
    STAFF,
  ),
  // After a mistake, when the student returns, or to try another university after a refused visa.
  ...each(['visa_refused', 'enrolled', 'rejected', 'withdrawn', 'closed'], 'reopen', 'in_review', STAFF),
];

/** The moves that this actor may make from this state. */
export const movesFrom = (state: ApplicationState, who: Mover): readonly Transition[] =>
  TRANSITIONS.filter((move) => move.from === state && move.who.includes(who));

/**
 * Corrections by staff of a wrong move, derived from the table: from where it led, back to where the case was, or to
 * where another move would have led. The database derives the same rows (db/migrations/0057_held_moves.sql).
 */
export const CORRECTIONS: readonly { from: ApplicationState; to: ApplicationState }[] =
  APPLICATION_STATES.flatMap((from) => {
    const before = TRANSITIONS.filter(({ to }) => to === from).map((move) => move.from);
    const meant = TRANSITIONS.filter((move) => before.includes(move.from)).map(({ to }) => to);
    const targets = new Set([...before, ...meant]);
    return APPLICATION_STATES.filter((to) => to !== from && to !== 'draft' && targets.has(to)).map((to) => ({
      from,
      to,
    }));
  });

/** The states that a case in this state can be corrected to. */
export const correctionsFrom = (state: ApplicationState): readonly ApplicationState[] =>
  CORRECTIONS.filter(({ from }) => from === state).map(({ to }) => to);

/** Moves that only the system makes: a case that nobody has touched for very long ends. Not a part of what people choose from. */
export const LAPSES: readonly { from: ApplicationState; event: 'lapse'; to: ApplicationState }[] =
  APPLICATION_STATES.filter(
    (from) => !['draft', 'enrolled', 'rejected', 'withdrawn', 'closed'].includes(from),
  ).map((from) => ({ from, event: 'lapse', to: 'closed' }));

/** States in which no further move is expected. The days until documents are deleted count from there. */
export const ENDED_STATES: readonly ApplicationState[] = ['closed'];

/** States in which nobody has anything to do: idle cases are closed automatically from here. */
export const SELF_CLOSING_STATES: readonly ApplicationState[] = ['enrolled', 'rejected', 'withdrawn'];
