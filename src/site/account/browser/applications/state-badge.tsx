import { STATE_WORDS } from '../../../../content/application-states.ts';
import type { ApplicationState } from '../../../../contract/application-states.ts';
import { Badge, type BadgeTone } from '../../../../ui/badge.tsx';

const ENDED: ReadonlySet<ApplicationState> = new Set(['rejected', 'withdrawn', 'visa_refused', 'closed']);
const GOOD: ReadonlySet<ApplicationState> = new Set(['accepted', 'visa_granted', 'enrolled']);

/** Whether the case waits for its student. */
export const isStudentsTurn = (state: ApplicationState): boolean =>
  STATE_WORDS[state].who === 'student' && !ENDED.has(state);

function toneOf(state: ApplicationState): BadgeTone {
  if (ENDED.has(state)) return 'plain';
  if (isStudentsTurn(state)) return 'marigold';
  return GOOD.has(state) ? 'pine' : 'night';
}

export const StateBadge = ({ state }: { state: ApplicationState }) => (
  <Badge tone={toneOf(state)}>{STATE_WORDS[state].label}</Badge>
);
