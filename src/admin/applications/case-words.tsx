import { STATE_WORDS, type NextActor } from '../../content/application-states.ts';
import type { ApplicationState } from '../../contract/application-states.ts';
import type { StaffApplicationItem } from '../../contract/applications.ts';
import type { ChoiceGroup } from '../list/several-filter.tsx';
import { Tag, type Tone } from '../parts/tag.tsx';
import { statesOf } from './our-turn.ts';

/** Whose turn it is, said among colleagues; the students' words are content's NEXT_ACTOR_WORDS. */
export const TURN_WORDS: Readonly<Record<NextActor, string>> = {
  staff: 'Our turn',
  student: "The student's turn",
  university: "The university's turn",
  visa_office: "The visa office's turn",
  nobody: "Nobody's turn",
};

/** Marigold is what waits for us; the colour only repeats the word. */
const TONES: Readonly<Record<NextActor, Tone>> = {
  staff: 'open',
  student: 'plain',
  university: 'plain',
  visa_office: 'plain',
  nobody: 'shut',
};

/** Where the state of a case stands on its screen; a move leads the focus there. */
export const STATE_ID = 'case-state';

export function StateTag({ state }: { state: ApplicationState }) {
  const { label, who } = STATE_WORDS[state];
  const tone = state === 'enrolled' ? 'good' : state === 'rejected' ? 'shut' : TONES[who];
  return <Tag tone={tone}>{label}</Tag>;
}

/** Every state a case can be in here, by whose turn it is: ours first. */
export const STATE_GROUPS: readonly ChoiceGroup[] = (Object.keys(TURN_WORDS) as NextActor[]).map((who) => ({
  label: TURN_WORDS[who],
  choices: statesOf(who).map((state) => ({ value: state, label: STATE_WORDS[state].label })),
}));

type Named = Pick<StaffApplicationItem, 'first_name' | 'last_name'>;

/** As the student gave it; a form can be sent without. */
export const studentName = ({ first_name, last_name }: Named): string =>
  `${first_name} ${last_name}`.trim() || 'No name given';
