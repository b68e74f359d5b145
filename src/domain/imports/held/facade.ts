import type { Kysely } from 'kysely';
import { fail, type Result } from '../../../contract/errors.ts';
import type { HeldDecision, HeldOutcome, HeldValue } from '../../../contract/held-values.ts';
import { idOf } from '../../../contract/ids.ts';
import type { Page } from '../../../contract/paging.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { listHeld, readHeld, type HeldQuery } from './data.ts';
import { decideHolds } from './decide.ts';

/** Values of imports that wait for a decision of staff. */
export interface HeldValues {
  /** @returns invalid (state), invalid_page. */
  list(query: HeldQuery): Promise<Result<Page<HeldValue>>>;
  /** @returns not_found. */
  read(id: string): Promise<Result<HeldValue>>;
  /** Decides some or all that a filter finds, or only counts them. @returns held_changed, invalid (value). */
  decide(by: string, asked: HeldDecision): Promise<Result<HeldOutcome>>;
}

export function createHeldValues({ db, clock }: { db: Kysely<Database>; clock: Clock }): HeldValues {
  return {
    list: (query) => listHeld(db, query),
    async read(text) {
      const id = idOf(text);
      return id === null ? fail({ code: 'not_found' }) : readHeld(db, id);
    },
    decide: (by, asked) => decideHolds(db, asked, { now: clock.now(), by }),
  };
}
