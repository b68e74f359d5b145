import { NEXT_ACTOR_WORDS } from '../../../../content/application-states.ts';
import { nextStep, type NextStep as Step } from '../../../../content/next-step.ts';
import type { DocumentGroup } from '../../../../contract/application-form.ts';
import type { ApplicationState } from '../../../../contract/application-states.ts';
import { classes } from '../../../../ui/classes.ts';
import { isStudentsTurn } from './state-badge.tsx';

/** The next step of a case and who has to take it; highlighted if it is the student's turn. */
export function NextStep({
  state,
  missing,
  href,
}: {
  state: ApplicationState;
  /** Documents that the case does not have. */
  missing: readonly DocumentGroup[];
  /** Where documents are added; unset: no link. */
  href?: string;
}) {
  const step = nextStep(state, missing);
  const mine = isStudentsTurn(state) || step.addDocuments;
  return (
    <p className={classes('case-next', mine && 'case-next-mine')}>
      {step.who !== 'nobody' && <strong>{lead(step, mine)}: </strong>}
      {step.text}
      {href && step.addDocuments && (
        <>
          {' '}
          <a className="link" href={href}>
            Add documents
          </a>
        </>
      )}
    </p>
  );
}

function lead({ who }: Step, mine: boolean): string {
  if (mine) return 'Your turn';
  const words = NEXT_ACTOR_WORDS[who];
  return `Next, ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}
