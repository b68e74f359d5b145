import { NEXT_ACTOR_WORDS, STATE_WORDS } from '../../../../content/application-states.ts';
import type { ApplicationState } from '../../../../contract/application-states.ts';
import { classes } from '../../../../ui/classes.ts';
import { isStudentsTurn } from './state-badge.tsx';

/** The next step of a case and who has to take it; highlighted if it is the student's turn. */
export function NextStep({ state }: { state: ApplicationState }) {
  const mine = isStudentsTurn(state);
  return (
    <p className={classes('case-next', mine && 'case-next-mine')}>
      {STATE_WORDS[state].who !== 'nobody' && <strong>{lead(state)}: </strong>}
      {STATE_WORDS[state].next}
    </p>
  );
}

function lead(state: ApplicationState): string {
  if (isStudentsTurn(state)) return 'Your turn';
  const words = NEXT_ACTOR_WORDS[STATE_WORDS[state].who];
  return `Next, ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}
