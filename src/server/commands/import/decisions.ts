import { decideHold, waitingHolds } from '../../../domain/imports/held/decide-one.ts';
import type { DatabaseHandle } from '../../../platform/database/handle.ts';
import type { ImportCommand } from './arguments.ts';

const WHY_NOT = {
  not_found: 'There is no held value with this number. See the list with: npm run import -- held',
  already_decided: 'This value has already been decided on, or its source no longer has it.',
  impossible: 'This value cannot be stored. Correct it in the source file and import again, or dismiss it.',
};

export async function listHeld({ db }: DatabaseHandle): Promise<void> {
  const holds = await waitingHolds(db);
  for (const hold of holds) {
    const what = `${hold.field} ${hold.value}: ${hold.reason}`;
    process.stdout.write(
      `${String(hold.id).padStart(6)}  ${hold.source_key}  ${what}\n        ${hold.course_name}, ${hold.university_name}\n`,
    );
  }
  process.stdout.write(
    holds.length === 0
      ? 'No value is held back.\n'
      : `\n${holds.length} values are held back. Let one in: npm run import -- accept ID. Keep it out: npm run import -- dismiss ID\n`,
  );
}

/** Accepts or dismisses held values. @returns whether all of them could be decided. */
export async function decideHeld({ db }: DatabaseHandle, { command, ids }: ImportCommand): Promise<boolean> {
  let fine = true;
  for (const id of ids) {
    const decision = await decideHold(db, id, command === 'accept' ? 'accept' : 'dismiss');
    fine &&= decision.ok;
    const outcome = command === 'accept' ? 'is shown from now on' : 'stays out';
    const text = decision.ok
      ? `${decision.held.field} ${decision.held.value} of ${decision.held.source_key} ${outcome}.`
      : WHY_NOT[decision.reason];
    process.stdout.write(`${id}: ${text}\n`);
  }
  return fine;
}
