import * as z from 'zod';
import { applicationStateSchema } from './application-states.ts';
import { APPLICATION_ORDERINGS } from './applications.ts';
import { CASE_COLUMNS, CASE_SHAPES, MAX_VIEW_NAME } from './case-columns.ts';
import { CASE_SOURCES } from './case-filters.ts';
import { whole } from './whole-numbers.ts';

/** Saved views of the list of cases. */

const value = z.string().trim().max(200).optional();

/** What a view shows. */
export const caseViewShownSchema = z
  .strictObject({
    filter: z
      .strictObject({
        search: value,
        unread: value,
        state: z.array(applicationStateSchema).max(20).optional(),
        counselor: value,
        due: value,
        country: value,
        university: value,
        intake: value,
        source: z.array(z.enum(CASE_SOURCES)).max(20).optional(),
        quiet: value,
        submitted: value,
        reached: value,
        visa: value,
        visa_on: value,
        left: value,
        left_on: value,
        branch: value,
      })
      .meta({ description: 'As the parameters of the list, without blank ones' }),
    ordering: z.enum(APPLICATION_ORDERINGS),
    columns: z
      .array(z.enum(CASE_COLUMNS))
      .nullable()
      .meta({ description: "Besides the student's name; null: all for which there is room" }),
    shape: z.enum(CASE_SHAPES),
  })
  .meta({ id: 'CaseViewShown' });
export type CaseViewShown = z.infer<typeof caseViewShownSchema>;

const name = z.string().trim().min(1).max(MAX_VIEW_NAME);

export const caseViewSchema = z
  .object({
    id: z.uuid(),
    name,
    shared: z.boolean().meta({ description: 'The whole office sees it' }),
    owner: z.string().meta({ description: 'Name of who made it or took it over' }),
    own: z.boolean(),
    may_change: z.boolean().meta({ description: 'Whether who asks may rename, change and delete it' }),
    version: z.int(),
    shown: caseViewShownSchema,
  })
  .meta({ id: 'CaseView' });
export type CaseView = z.infer<typeof caseViewSchema>;

export const caseViewsSchema = z
  .object({
    views: z.array(caseViewSchema).meta({ description: 'Shared ones first, each group by name' }),
    first: z.uuid().nullable().meta({ description: 'With which the list of who asks begins' }),
  })
  .meta({ id: 'CaseViews' });
export type CaseViews = z.infer<typeof caseViewsSchema>;

export const addCaseViewSchema = z.object({ name, shown: caseViewShownSchema });
export type AddCaseView = z.infer<typeof addCaseViewSchema>;
export const changeCaseViewSchema = z.object({
  version: whole.meta({ description: 'As it was on the screen' }),
  name: name.optional(),
  shown: caseViewShownSchema.optional(),
});
export type ChangeCaseView = z.infer<typeof changeCaseViewSchema>;
export const shareCaseViewSchema = z.object({ shared: z.boolean() });
export const firstCaseViewSchema = z.object({ first: z.uuid().nullable() }).meta({ id: 'FirstCaseView' });
