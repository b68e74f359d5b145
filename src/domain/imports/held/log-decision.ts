import type { Transaction } from 'kysely';
import type { HeldDecision } from '../../../contract/held-values.ts';
import type { Change } from '../../../contract/edits/changes.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { recordChange } from '../../change-log/commands.record.ts';
import { inWords } from './data.ts';
import type { Move, Who } from './move.ts';

const ACTIONS = {
  accept: 'accepted',
  correct: 'corrected',
  dismiss: 'dismissed',
  reopen: 'reopened',
} as const;
/** Values that one entry of the log names; a decision about more says only how many. */
const NAMED = 200;

/** Says in the log of changes which values somebody has decided: one entry for all of them. */
export async function logDecision(
  trx: Transaction<Database>,
  decision: HeldDecision['decision'],
  moves: readonly Move[],
  { now, by }: Who,
): Promise<void> {
  const [first] = moves;
  if (!first) return;
  const nameOf = ({ row }: Move) => row.course_name ?? row.university_name;
  const fieldOf = ({ row }: Move) => row.field.replaceAll('_', ' ');
  const changes: Change[] = moves.slice(0, NAMED).map((move) => ({
    path: [moves.length > 1 ? `${nameOf(move)}: ${fieldOf(move)}` : fieldOf(move)],
    before: inWords(move.row),
    after: move.change ? String(move.change.value ?? '') : inWords(move.row),
  }));
  await recordChange(trx, {
    at: now,
    actor: by,
    kind: 'held_value',
    object: first.row.id,
    title: moves.length === 1 ? nameOf(first) : `${nameOf(first)} and ${moves.length - 1} more`,
    action: ACTIONS[decision],
    changes,
  });
}
