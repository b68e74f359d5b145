import type { AddCaseView, CaseView, CaseViews, ChangeCaseView } from '../../contract/case-views.ts';
import type { Result } from '../../contract/errors.ts';
import type { Principal } from '../accounts/policy.ts';
import { addView, changeView, chooseFirst, removeView, shareView, type CaseViewContext } from './commands.ts';
import { listViews } from './data.ts';

/** Saved views of the list of cases. Those of others that are not shared are not_found. */
export interface CaseViewsOfStaff {
  list(principal: Principal): Promise<CaseViews>;
  /** @returns too_many_views. */
  add(principal: Principal, view: AddCaseView): Promise<Result<CaseView>>;
  /** @returns not_found, not_your_view, view_changed. */
  change(principal: Principal, id: string, change: ChangeCaseView): Promise<Result<CaseView>>;
  /** @returns not_found, not_your_view. */
  share(principal: Principal, id: string, shared: boolean): Promise<Result<CaseView>>;
  /** @returns not_found, not_your_view. */
  remove(principal: Principal, id: string): Promise<Result<CaseViews>>;
  /** The view with which the list of who asks begins. @returns not_found. */
  chooseFirst(principal: Principal, first: string | null): Promise<Result<{ first: string | null }>>;
}

export const createCaseViews = (context: CaseViewContext): CaseViewsOfStaff => ({
  list: (principal) => listViews(context.db, principal),
  add: (principal, view) => addView(context, principal, view),
  change: (principal, id, change) => changeView(context, principal, id, change),
  share: (principal, id, shared) => shareView(context, principal, id, shared),
  remove: (principal, id) => removeView(context, principal, id),
  chooseFirst: (principal, first) => chooseFirst(context, principal, first),
});
