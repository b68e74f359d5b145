import { STATE_WORDS, type NextActor } from '../../content/application-states.ts';
import type { ApplicationState } from '../../contract/application-states.ts';
import type { StaffApplicationItem } from '../../contract/applications.ts';
import type { ChoiceGroup } from '../list/several-filter.tsx';
import { Tag, type Tone } from '../parts/tag.tsx';
import { statesOf } from './our-turn.ts';

/** Who has to act, in words for staff; the words for students are NEXT_ACTOR_WORDS in src/content. */
export const TURN_WORDS: Readonly<Record<NextActor, string>> = {
  staff: 'Our turn',
  student: "The student's turn",
  university: "The university's turn",
  visa_office: "The visa office's turn",
  nobody: "Nobody's turn",
};

/** Marigold marks what waits for us; the colour only repeats the text. */
const TONES: Readonly<Record<NextActor, Tone>> = {
  staff: 'open',
  student: 'plain',
  university: 'plain',
  visa_office: 'plain',
  nobody: 'shut',
};

/** Id of the case's state; the focus moves there after a move. */
export const STATE_ID = 'case-state';

export function StateTag({ state }: { state: ApplicationState }) {
  const { label, who } = STATE_WORDS[state];
  const tone = state === 'enrolled' ? 'good' : state === 'rejected' ? 'shut' : TONES[who];
  return <Tag tone={tone}>{label}</Tag>;
}

/** Every state of a case by who has to act, ours first. */
export const STATE_GROUPS: readonly ChoiceGroup[] = (Object.keys(TURN_WORDS) as NextActor[]).map((who) => ({
  label: TURN_WORDS[who],
  choices: statesOf(who).map((state) => ({ value: state, label: STATE_WORDS[state].label })),
}));

type Named = Pick<StaffApplicationItem, 'first_name' | 'last_name'>;

/** The name as the student entered it; it may be empty. */
export const studentName = ({ first_name, last_name }: Named): string =>
  `${first_name} ${last_name}`.trim() || 'No name given';
