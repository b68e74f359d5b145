import {
  addLineSchema,
  askLinesSchema,
  caseChecklistSchema,
  checklistFactsSchema,
  markLineSchema,
} from '../checklists.ts';
import { describeCall } from './describe.ts';
import { pathUuid } from './parameters.ts';

export const readChecklist = describeCall({
  method: 'get',
  path: '/api/staff/applications/{id}/checklist/',
  parameters: [pathUuid('application')],
  answer: caseChecklistSchema,
});

export const setChecklistFacts = describeCall({
  method: 'post',
  path: '/api/staff/applications/{id}/checklist/facts/',
  parameters: [pathUuid('application')],
  body: checklistFactsSchema,
  answer: caseChecklistSchema,
});

export const markChecklistLine = describeCall({
  method: 'post',
  path: '/api/staff/applications/{id}/checklist/mark/',
  parameters: [pathUuid('application')],
  body: markLineSchema,
  answer: caseChecklistSchema,
});

export const askForLines = describeCall({
  method: 'post',
  path: '/api/staff/applications/{id}/checklist/ask/',
  parameters: [pathUuid('application')],
  body: askLinesSchema,
  answer: caseChecklistSchema,
});

export const addChecklistLine = describeCall({
  method: 'post',
  path: '/api/staff/applications/{id}/checklist/lines/',
  parameters: [pathUuid('application')],
  body: addLineSchema,
  answer: caseChecklistSchema,
});
