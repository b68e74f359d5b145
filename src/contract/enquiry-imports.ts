import * as z from 'zod';
import { enquirySourceSchema } from './enquiries.ts';
import {
  IMPORT_FIELDS,
  IMPORT_STATES,
  IMPORT_STEPS,
  MATCHED_FIELDS,
  MOST_ENQUIRY_COLUMNS,
  MOST_ENQUIRY_ROWS,
  ROW_OUTCOMES,
  type ImportField,
  type RowOutcome,
} from './enquiry-import-words.ts';
import { pagedSchema } from './paging.ts';
import { whole } from './whole-numbers.ts';

/** Imports of enquiries from spreadsheets, on the wire. */

const moment = z.iso.datetime({ offset: true });
const fieldSchema = z.enum(Object.keys(IMPORT_FIELDS) as [ImportField, ...ImportField[]]);
const outcomeSchema = z.enum(Object.keys(ROW_OUTCOMES) as [RowOutcome, ...RowOutcome[]]);

/** Whether to add somebody who is known as a further enquiry. */
const knownSchema = z.enum(['skip', 'add']);

const meaningSchema = z.object({
  field: z.enum(MATCHED_FIELDS),
  text: z.string().min(1).max(200).meta({ description: 'What the file says' }),
  meaning: z.string().max(100).meta({ description: "Our code, id or name for it; '' for nothing" }),
});

/** What the columns and words of a file mean. */
export const matchEnquiriesSchema = z
  .object({
    version: whole.meta({ description: '`version` of the import that the person saw' }),
    header_row: z.int().min(0).max(1_000_000).meta({ description: 'Row of the headings; 0: there are none' }),
    columns: z
      .array(fieldSchema.nullable())
      .max(MOST_ENQUIRY_COLUMNS)
      .meta({ description: 'What each column is; null: it is left out' }),
    meanings: z
      .array(meaningSchema)
      .max(500)
      .meta({ description: 'What words of the file mean, where somebody has chosen it' }),
    dates: z.enum(['auto', 'day_first', 'month_first']).meta({ description: 'How 12/5/2023 is read' }),
    source: enquirySourceSchema.meta({ description: 'Source of rows that name none' }),
    source_detail: z.string().trim().max(150).meta({ description: 'Which fair, for rows that do not say' }),
    known: knownSchema.meta({ description: 'What becomes of people who are known by number or address' }),
    maybe: knownSchema.meta({
      description: 'What becomes of people who share a name, or a number under another name',
    }),
  })
  .meta({ id: 'MatchEnquiryImport' });
export type MatchEnquiries = z.output<typeof matchEnquiriesSchema>;
/** What is stored of it. */
export type Matching = Omit<MatchEnquiries, 'version' | 'header_row'>;

export const runEnquiryImportSchema = z
  .object({
    step: z.enum(IMPORT_STEPS),
    version: whole.meta({ description: '`version` of the import that the person saw' }),
  })
  .meta({ id: 'RunEnquiryImport' });
export type RunEnquiryImport = z.output<typeof runEnquiryImportSchema>;

const summary = {
  id: z.int(),
  file_name: z.string(),
  bytes: z.int(),
  row_count: z.int().max(MOST_ENQUIRY_ROWS),
  state: z.enum(IMPORT_STATES),
  done: z.int().meta({ description: 'Rows that the step has done' }),
  written: z.int().meta({ description: 'How many enquiries it has added' }),
  created_at: moment,
  created_by: z.string().nullable().meta({ description: 'Name of the member of staff; null once erased' }),
};

export const enquiryImportItemSchema = z.object(summary).meta({ id: 'EnquiryImportItem' });
export type EnquiryImportItem = z.infer<typeof enquiryImportItemSchema>;
export const enquiryImportListSchema = pagedSchema(enquiryImportItemSchema).meta({ id: 'EnquiryImportList' });

export const enquiryImportSchema = z
  .object({
    ...summary,
    version: z.int(),
    sheet: z.string(),
    other_sheets: z
      .array(z.string())
      .meta({ description: 'Further sheets of the workbook, which are not read' }),
    written_at: moment.nullable(),
    written_by: z.string().nullable(),
    undone_at: moment.nullable(),
    emptied: z.boolean().meta({ description: 'Its rows were deleted: it cannot be undone any more' }),
    same_as: z
      .array(z.object({ id: z.int(), at: moment, written: z.int() }))
      .meta({ description: 'Earlier imports of the same file' }),
    header_row: z.int(),
    matching: matchEnquiriesSchema.omit({ version: true, header_row: true }),
    columns: z.array(
      z.object({
        heading: z.string(),
        letter: z.string(),
        guessed: fieldSchema.nullable().meta({ description: 'What it seems to be' }),
        examples: z.array(z.string()),
      }),
    ),
    words: z
      .array(
        z.object({
          field: z.enum(MATCHED_FIELDS),
          text: z.string(),
          rows: z.int(),
          meaning: z
            .string()
            .nullable()
            .meta({ description: "What it is taken for; '': nothing; null: it is not understood" }),
          chosen: z.boolean().meta({ description: 'Somebody has chosen it' }),
        }),
      )
      .meta({ description: 'Words of columns that are matched with ours' }),
    top: z
      .array(z.object({ number: z.int(), cells: z.array(z.string()) }))
      .meta({ description: 'The first rows' }),
    faults: z.array(z.string()).meta({ description: 'What has to be chosen before it can be checked' }),
    counts: z
      .object({ new: z.int(), maybe: z.int(), known: z.int(), twice: z.int(), wrong: z.int(), kept: z.int() })
      .nullable(),
    will_add: z.int().meta({ description: 'How many enquiries it adds' }),
    steps: z
      .array(z.enum([...IMPORT_STEPS, 'match', 'discard']))
      .meta({ description: 'What can be done now' }),
  })
  .meta({ id: 'EnquiryImport' });
export type EnquiryImport = z.infer<typeof enquiryImportSchema>;

export const enquiryImportRowSchema = z
  .object({
    id: z.int().meta({ description: 'The number again, for lists' }),
    number: z.int(),
    outcome: outcomeSchema.nullable(),
    added: z.boolean().meta({ description: 'Whether it is added, or was' }),
    name: z.string(),
    contact: z.string(),
    email: z.string(),
    problems: z.array(z.string()),
    known: z
      .object({
        kind: z.enum(['enquiry', 'person', 'row']),
        id: z.string(),
        because: z.enum(['contact', 'email', 'name']),
      })
      .nullable(),
    enquiry: z.uuid().nullable(),
  })
  .meta({ id: 'EnquiryImportRow' });
export type EnquiryImportRow = z.infer<typeof enquiryImportRowSchema>;
export const enquiryImportRowListSchema = pagedSchema(enquiryImportRowSchema).meta({
  id: 'EnquiryImportRowList',
});
