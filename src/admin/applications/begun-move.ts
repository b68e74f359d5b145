import {
  APPLICATION_EVENTS,
  APPLICATION_STATES,
  type ApplicationEvent,
  type ApplicationState,
} from '../../contract/application-states.ts';
import { keepDraft, readDraft } from '../frame/drafts.ts';
import { moveDraft, noteDraft } from './draft-names.ts';

/** A move whose dialog is open, and the state that the case had when it was opened. */
export interface BegunMove {
  event: ApplicationEvent;
  from: ApplicationState;
}

/** Stores which dialog is open, so that it opens again after a login. */
export const keepBegunMove = (id: string, move: BegunMove | undefined): void =>
  keepDraft(moveDraft(id), move ? `${move.event} ${move.from}` : '');

/** The move whose dialog was open when the case was left, if a note was typed for it. */
export function readBegunMove(id: string): BegunMove | undefined {
  const [name, state] = readDraft(moveDraft(id)).split(' ');
  const event = APPLICATION_EVENTS.find((each) => each === name);
  const from = APPLICATION_STATES.find((each) => each === state);
  if (!event || !from || readDraft(noteDraft(id, event)) === '') return undefined;
  return { event, from };
}
