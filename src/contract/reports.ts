import * as z from 'zod';
import { REPORT_GROUPS, REPORT_NAMES, type ReportGroup } from './report-names.ts';

export const reportNameSchema = z.enum(REPORT_NAMES);
export const reportGroupSchema = z.enum(Object.keys(REPORT_GROUPS) as [ReportGroup, ...ReportGroup[]]);

const values = z
  .record(z.string(), z.number().nullable())
  .meta({ description: "The report's numbers by the name of their column; null: there is none" });

export const reportSchema = z
  .object({
    report: reportNameSchema,
    by: reportGroupSchema.nullable().meta({ description: 'What there is a line for' }),
    from: z.iso.date().nullable().meta({ description: 'First day, in Nepal; null: as it is now' }),
    to: z.iso.date().nullable().meta({ description: 'Last day, in Nepal' }),
    rows: z.array(
      z.object({
        key: z.string().meta({ description: 'As the filter of the list has it; none: without one' }),
        label: z.string(),
        values,
      }),
    ),
    total: values.nullable(),
  })
  .meta({ id: 'Report' });
export type Report = z.infer<typeof reportSchema>;
export type ReportRow = Report['rows'][number];
export type ReportValues = ReportRow['values'];
