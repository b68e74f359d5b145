import type {
  CaseCommission,
  Commission,
  CommissionTotals,
  PutCommission,
  TakeBackCommission,
} from '../../contract/commissions.ts';
import type { Result } from '../../contract/errors.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import type { Principal } from '../accounts/policy.ts';
import { putCommission, takeBackCommission } from './commands.put.ts';
import type { CommissionContext } from './context.ts';
import { listCommissions, readCaseCommission, readTotals, type CommissionFilters } from './data.ts';

/** Commissions of universities, for owners. */
export interface Commissions {
  /** @returns not_found. */
  read(id: string): Promise<Result<CaseCommission>>;
  /** @returns not_found, invalid (received), commission_changed. */
  put(principal: Principal, id: string, body: PutCommission): Promise<Result<CaseCommission>>;
  /** @returns not_found, commission_changed. */
  takeBack(principal: Principal, id: string, body: TakeBackCommission): Promise<Result<CaseCommission>>;
  /** @returns invalid (state), invalid_page. */
  list(query: CommissionFilters & PageQuery): Promise<Result<Page<Commission>>>;
  /** @returns invalid (state). */
  totals(query: CommissionFilters): Promise<Result<CommissionTotals>>;
}

export function createCommissions(context: CommissionContext): Commissions {
  return {
    read: (id) => readCaseCommission(context, id),
    put: async (principal, id, body) => {
      const done = await putCommission(context, principal, id, body);
      return done.ok ? readCaseCommission(context, id) : done;
    },
    takeBack: async (principal, id, body) => {
      const done = await takeBackCommission(context, principal, id, body);
      return done.ok ? readCaseCommission(context, id) : done;
    },
    list: (query) => listCommissions(context, query),
    totals: (query) => readTotals(context, query),
  };
}
