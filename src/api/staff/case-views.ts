import * as calls from '../../contract/calls/staff-case-views.ts';
import { ok } from '../../contract/errors.ts';
import { handleCall } from '../http/handle-call.ts';

/** Saved views of the list of applications. */

const TAG = 'Staff: applications';
const shown = {
  filter: { state: ['offer' as const], counselor: 'me', due: 'week' },
  ordering: 'next_on' as const,
  columns: null,
  shape: 'table' as const,
};
const view = {
  id: '5d0c7a52-0f5e-4a52-8d2b-7f2f6c1f8e11',
  name: 'My offers',
  shared: false,
  owner: 'Sita Shrestha',
  own: true,
  may_change: true,
  version: 1,
  shown,
};
const views = { views: [view], first: view.id };

const listCaseViews = handleCall(calls.listCaseViews, {
  tag: TAG,
  summary: 'Saved views of the list',
  description: 'Own ones and those that are shared with the office.',
  auth: 'staff',
  right: ['views', 'read'],
  limit: 'staff',
  example: views,
  errors: [],
  run: async ({ caseViews }, { principal }) => ok(await caseViews.list(principal)),
});

const addCaseView = handleCall(calls.addCaseView, {
  tag: TAG,
  summary: 'Save a view',
  description: 'For who asks. It can be shared afterwards.',
  auth: 'staff',
  right: ['views', 'read'],
  limit: 'staff',
  bodyExample: { name: view.name, shown },
  example: view,
  errors: [],
  refusals: ['too_many_views'],
  run: ({ caseViews }, { principal, body }) => caseViews.add(principal, body),
});

const chooseFirstCaseView = handleCall(calls.chooseFirstCaseView, {
  tag: TAG,
  summary: 'Choose the view that the list begins with',
  description: 'For who asks; null: the whole list.',
  auth: 'staff',
  right: ['views', 'read'],
  limit: 'staff',
  bodyExample: { first: view.id },
  example: { first: view.id },
  errors: ['not_found'],
  run: ({ caseViews }, { principal, body }) => caseViews.chooseFirst(principal, body.first),
});

const changeCaseView = handleCall(calls.changeCaseView, {
  tag: TAG,
  summary: 'Rename a view, or change what it shows',
  description:
    'Shared views are changed by who shared them and by owners. If somebody has changed it since `version`, nothing is done.',
  auth: 'staff',
  right: ['views', 'read'],
  limit: 'staff',
  bodyExample: { version: 1, name: 'Offers of this week' },
  example: { ...view, name: 'Offers of this week', version: 2 },
  errors: ['not_found'],
  refusals: ['not_your_view', 'view_changed'],
  run: ({ caseViews }, { principal, params, body }) => caseViews.change(principal, params.id, body),
});

const removeCaseView = handleCall(calls.removeCaseView, {
  tag: TAG,
  summary: 'Delete a view',
  description:
    'Whose list began with it begins with the whole list again. The applications stay as they are.',
  auth: 'staff',
  right: ['views', 'read'],
  limit: 'staff',
  example: { views: [], first: null },
  errors: ['not_found'],
  refusals: ['not_your_view'],
  run: ({ caseViews }, { principal, params }) => caseViews.remove(principal, params.id),
});

const shareCaseView = handleCall(calls.shareCaseView, {
  tag: TAG,
  summary: 'Share a view with the office, or stop sharing it',
  description: 'An owner who stops sharing the view of a colleague keeps it as their own.',
  auth: 'staff',
  right: ['views', 'write'],
  limit: 'staff',
  bodyExample: { shared: true },
  example: { ...view, shared: true },
  errors: ['not_found'],
  refusals: ['not_your_view'],
  run: ({ caseViews }, { principal, params, body }) => caseViews.share(principal, params.id, body.shared),
});

// 'first' before the view of that name.
export const CASE_VIEW_CALLS = [
  listCaseViews,
  addCaseView,
  chooseFirstCaseView,
  changeCaseView,
  removeCaseView,
  shareCaseView,
];
