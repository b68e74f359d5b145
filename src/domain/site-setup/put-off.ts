import type { Transaction } from 'kysely';
import { SET_UP_WORDS, type PutOff } from '../../contract/site-setup.ts';
import type { Database } from '../../platform/database/schema.ts';
import { recordChange } from '../change-log/commands.record.ts';

/** Stores what of the guide is skipped, for everybody who works here. Nothing is logged if it was so already. */
export async function putOffStep(
  trx: Transaction<Database>,
  userId: string,
  { step, put_off }: PutOff,
  at: Date,
): Promise<void> {
  const changed = put_off
    ? await trx
        .insertInto('set_up_put_off')
        .values({ step, at })
        .onConflict((conflict) => conflict.column('step').doNothing())
        .returning('step')
        .execute()
    : await trx
        .deleteFrom('set_up_put_off')
        .$if(step !== 'all', (rows) => rows.where('step', '=', step))
        .returning('step')
        .execute();
  if (changed.length === 0) return;
  await recordChange(trx, {
    at,
    actor: userId,
    kind: 'set_up',
    object: step,
    title: SET_UP_WORDS[step],
    action: put_off ? 'dismissed' : 'reopened',
  });
}
