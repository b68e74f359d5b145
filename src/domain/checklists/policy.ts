import { STAGES, type ChecklistStage, type LineState } from '../../contract/checklist-words.ts';
import type { ApplicationState } from '../../contract/application-states.ts';
import type { DocumentGroup } from '../../contract/application-form.ts';
import type { DestinationSlug } from '../../contract/destinations.ts';
import type { ChecklistItem } from '../../contract/documents/checklist.ts';
import type { ChecklistCase, MarkRow } from './rows.ts';

/** A line that a case has, from the content or its own. */
export interface Line extends Pick<ChecklistItem, 'name' | 'help' | 'stage' | 'group' | 'optional'> {
  key: string;
  /** A line of this case alone. */
  added: boolean;
}

/** Keys of lines of one case alone begin so. */
export const OWN_PREFIX = 'own-';

/** Holds everything that has no heading of its own, so that a file there is no sign that a certain line has come. */
const MIXED: DocumentGroup = 'additional_documents';

/** The lines that a case needs, in the order of the content; its own ones last. */
export function linesOf(
  items: readonly ChecklistItem[],
  about: Pick<ChecklistCase, 'sponsors' | 'marital_status'>,
  destination: DestinationSlug | null,
  marks: readonly MarkRow[],
): Line[] {
  const fits = ({ countries, sponsors, married }: ChecklistItem) =>
    (countries.length === 0 || (destination !== null && countries.includes(destination))) &&
    (sponsors.length === 0 || sponsors.some((each) => about.sponsors.includes(each))) &&
    (!married || about.marital_status === 'Yes');
  const general = items.filter(fits).map(({ key, name, help, stage, group, optional }) => ({
    key: key ?? name,
    name,
    help,
    stage,
    group,
    optional,
    added: false,
  }));
  const own = marks.flatMap(({ line, own_name: name, own_help: help, own_stage: stage }): Line[] =>
    name === null || stage === null
      ? []
      : [{ key: line, name, help, stage, group: MIXED, optional: false, added: true }],
  );
  return [...general, ...own];
}

/** A file that the student sent. */
export interface SentFile {
  group_name: DocumentGroup;
  file_name: string;
  added_at: Date;
}

/** The files that may be what a line asks for: those that came since it was last asked for. */
export function filesFor(
  { group }: Pick<Line, 'group'>,
  mark: MarkRow | undefined,
  files: readonly SentFile[],
): SentFile[] {
  const times = [mark?.asked_at, mark?.mark === 'redo' ? mark.marked_at : null].filter((at) => at != null);
  if (times.length === 0) return group === MIXED ? [] : files.filter((file) => file.group_name === group);
  const since = Math.max(...times.map((at) => at.getTime()));
  return files.filter((file) => file.group_name === group && file.added_at.getTime() > since);
}

export function stateOf(mark: MarkRow | undefined, came: readonly SentFile[]): LineState {
  if (mark?.mark === 'accepted' || mark?.mark === 'aside') return mark.mark;
  if (came.length > 0) return 'arrived';
  return mark?.mark === 'redo' ? 'redo' : 'missing';
}

/** How far a case is in each state; unset: as far as it was before. */
const STAGE_OF: Partial<Record<ApplicationState, ChecklistStage>> = {
  submitted: 'apply',
  sent_to_university: 'offer',
  conditional_offer: 'offer',
  offer: 'offer',
  accepted: 'visa',
  visa_lodged: 'visa',
  visa_granted: 'visa',
  visa_refused: 'visa',
  enrolled: 'visa',
};

/**
 * How far a case is. A request for documents and the review of them do not put it back; opening it again and a
 * correction do.
 */
export function stageOf(moves: readonly { event: string; to_state: string | null }[]): ChecklistStage {
  let stage: ChecklistStage = STAGES[0];
  for (const { event, to_state } of moves) {
    const reached = STAGE_OF[to_state as ApplicationState];
    if (event === 'reopen') stage = STAGES[0];
    else if (reached) stage = reached;
    else if (event === 'correct') stage = STAGES[0];
  }
  return stage;
}

/** The message that asks for lines. @param note what it says before the list */
export function askingFor(
  lines: readonly { name: string; help: string; reason: string }[],
  note: string,
): string {
  const list = lines.map(({ name, help, reason }) =>
    [`• ${name}`, reason && `Please send it again: ${reason}`, help].filter(Boolean).join('\n'),
  );
  return [
    note,
    lines.length === 1
      ? 'For your application we need:'
      : `For your application we need these ${lines.length}:`,
    ...list,
    'Add them on the page of your application, as photos or as PDF. Send first what you have.',
  ]
    .filter(Boolean)
    .join('\n\n');
}
