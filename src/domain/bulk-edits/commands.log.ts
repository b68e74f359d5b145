import type { Transaction } from 'kysely';
import type { ChangeAction } from '../../contract/change-log.ts';
import type { Database } from '../../platform/database/schema.ts';
import { recordChange } from '../change-log/commands.record.ts';
import type { BulkRow } from './data.ts';
import { titleOf } from './words.ts';

type Logged = Pick<BulkRow, 'id' | 'kind' | 'field' | 'action' | 'total'>;

/** Says in the log of changes what somebody has done with a bulk edit. Its records are in their own histories. */
export const logStep = (
  trx: Transaction<Database>,
  run: Logged,
  { at, actor, action }: { at: Date; actor: string; action: ChangeAction },
): Promise<void> =>
  recordChange(trx, {
    at,
    actor,
    kind: 'bulk_edit',
    object: run.id,
    title: titleOf(run),
    action,
    before: {},
    after: { What: run.action },
  });
