import {
  addCaseViewSchema,
  caseViewSchema,
  caseViewsSchema,
  changeCaseViewSchema,
  firstCaseViewSchema,
  shareCaseViewSchema,
} from '../case-views.ts';
import { describeCall } from './describe.ts';
import { pathUuid } from './parameters.ts';

export const listCaseViews = describeCall({
  method: 'get',
  path: '/api/staff/case-views/',
  answer: caseViewsSchema,
});

export const addCaseView = describeCall({
  method: 'post',
  path: '/api/staff/case-views/',
  body: addCaseViewSchema,
  status: 201,
  answer: caseViewSchema,
});

export const chooseFirstCaseView = describeCall({
  method: 'post',
  path: '/api/staff/case-views/first/',
  body: firstCaseViewSchema,
  answer: firstCaseViewSchema,
});

export const changeCaseView = describeCall({
  method: 'patch',
  path: '/api/staff/case-views/{id}/',
  parameters: [pathUuid('view')],
  body: changeCaseViewSchema,
  answer: caseViewSchema,
});

export const removeCaseView = describeCall({
  method: 'delete',
  path: '/api/staff/case-views/{id}/',
  parameters: [pathUuid('view')],
  answer: caseViewsSchema,
});

export const shareCaseView = describeCall({
  method: 'post',
  path: '/api/staff/case-views/{id}/share/',
  parameters: [pathUuid('view')],
  body: shareCaseViewSchema,
  answer: caseViewSchema,
});
