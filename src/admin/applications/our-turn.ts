import { STATE_WORDS, type NextActor } from '../../content/application-states.ts';
import { APPLICATION_STATES, type ApplicationState } from '../../contract/application-states.ts';
import type { Need } from '../frame/noun.ts';

/** States in which this actor has to act; a draft is not a case yet. */
export const statesOf = (actor: NextActor): readonly ApplicationState[] =>
  APPLICATION_STATES.filter((state) => state !== 'draft' && STATE_WORDS[state].who === actor);

/** Answers of students, in whatever state the case is. */
export const ANSWERS: Need = {
  filter: { unread: 'yes' },
  sentence: (count) =>
    count === 1
      ? 'One student has answered, and nobody has opened the case yet'
      : `${count} students have answered, and nobody has opened the cases yet`,
  weight: 'open',
};

/** Work in each state in which we have to act: text for one case, and for several. */
const WAITING: Readonly<Partial<Record<ApplicationState, readonly [one: string, several: string]>>> = {
  submitted: ['new application waits for a first look', 'new applications wait for a first look'],
  accepted: ['offer was accepted: prepare the visa', 'offers were accepted: prepare the visas'],
  visa_granted: [
    'visa was granted: help the student to enrol',
    'visas were granted: help the students to enrol',
  ],
  visa_refused: [
    'visa was refused: decide with the student what comes next',
    'visas were refused: decide with the students what comes next',
  ],
  in_review: [
    'application is in review: send it on, or ask for what is missing',
    'applications are in review: send them on, or ask for what is missing',
  ],
};

/** Every state in which we have to act as work for the start page, in the order of `WAITING`. */
export const OUR_TURN: readonly Need[] = Object.entries(WAITING).map(([state, [one, several]]) => ({
  filter: { state: [state] },
  sentence: (count) => (count === 1 ? `One ${one}` : `${count} ${several}`),
  weight: 'open',
}));
