import { movesFrom, type ApplicationState, type Transition } from '../../contract/application-states.ts';

/** The move of staff from one column to another; undefined: there is none. */
export const moveTo = (from: ApplicationState | undefined, to: ApplicationState): Transition | undefined =>
  from === undefined ? undefined : movesFrom(from, 'staff').find((move) => move.to === to);
