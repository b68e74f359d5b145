import * as z from 'zod';
import { DOCUMENT_GROUPS } from './application-form.ts';
import { LINE_STATES, SPONSOR_KINDS, STAGES } from './checklist-words.ts';
import { DESTINATION_SLUGS } from './documents/checklist.ts';
import { whole } from './whole-numbers.ts';

/** What a case needs of its student, on the wire. */

const moment = z.iso.datetime({ offset: true });
const line = z.string().min(1).max(80).meta({ description: 'Key of the line, which stays' });
const version = whole.meta({
  description: 'As it was on the screen; if somebody has changed the line since, nothing is done',
});
const reason = z.string().trim().max(1000);
const destination = z.enum(DESTINATION_SLUGS).nullable();
const sponsors = z.array(z.enum(SPONSOR_KINDS)).max(SPONSOR_KINDS.length);

const ownLineSchema = z
  .object({
    line,
    name: z.string(),
    help: z.string().meta({ description: 'Where to get it and what to look at' }),
    stage: z.enum(STAGES).meta({ description: 'When it is needed' }),
    group: z
      .enum(DOCUMENT_GROUPS.map(({ name }) => name))
      .meta({ description: 'Under which kind of documents it is added' }),
    optional: z.boolean().meta({ description: 'Needed only if the student has it' }),
    state: z.enum(LINE_STATES),
    reason: z.string().meta({ description: 'Why it is to be sent again; empty for other states' }),
    asked_at: moment.nullable().meta({ description: 'When the student was last asked for it' }),
  })
  .meta({ id: 'OwnChecklistLine' });
export type OwnChecklistLine = z.infer<typeof ownLineSchema>;

const checklist = z.object({
  stage: z.enum(STAGES).meta({ description: 'How far the case is' }),
  sponsors: sponsors.meta({ description: 'Who pays; empty: not known' }),
});

/** As the student of the case sees it. */
export const ownChecklistSchema = checklist
  .extend({ lines: z.array(ownLineSchema) })
  .meta({ id: 'OwnChecklist' });
export type OwnChecklist = z.infer<typeof ownChecklistSchema>;

const staffLineSchema = ownLineSchema
  .extend({
    added: z.boolean().meta({ description: 'It is a line of this case alone' }),
    files: z
      .array(z.string())
      .meta({ description: 'Names of files that came since it was asked for, and may be it' }),
    changed_at: moment.nullable(),
    changed_by: z.string().nullable().meta({ description: 'Who changed it last' }),
    version,
  })
  .meta({ id: 'ChecklistLine' });
export type ChecklistLine = z.infer<typeof staffLineSchema>;

export const caseChecklistSchema = checklist
  .extend({
    destination: destination.meta({
      description: 'The country whose lines are listed; null: only lines for every country',
    }),
    set_destination: destination.meta({
      description: 'What staff have set; null: the country of the university',
    }),
    lines: z.array(staffLineSchema),
  })
  .meta({ id: 'CaseChecklist' });
export type CaseChecklist = z.infer<typeof caseChecklistSchema>;

export const MARKS = ['accepted', 'redo', 'aside', 'open'] as const;
/** Accepts a line, asks to redo it, puts it aside, or takes such a mark back. */
export const markLineSchema = z.object({
  line,
  version,
  mark: z.enum(MARKS),
  reason: reason
    .default('')
    .meta({ description: "Why it is to be sent again, or is not needed; 'redo' needs one" }),
  tell: z
    .boolean()
    .default(false)
    .meta({ description: "With 'redo': whether the student gets the reason in a message now" }),
});
export type MarkLine = z.infer<typeof markLineSchema>;

/** Asks for lines in one message. */
export const askLinesSchema = z.object({
  lines: z.array(z.object({ line, version })).min(1).max(100),
  note: z
    .string()
    .trim()
    .max(2000)
    .default('')
    .meta({ description: 'What the message says before the list' }),
});
export type AskLines = z.infer<typeof askLinesSchema>;

const facts = z.object({ sponsors, destination });
/** Who pays and which country it is for, as the person saw it and as it is to be. */
export const checklistFactsSchema = z.object({ before: facts, after: facts });
export type ChecklistFacts = z.infer<typeof checklistFactsSchema>;

/** A line of one case alone. */
export const addLineSchema = z.object({
  ticket: z.uuid().meta({ description: 'Made by the form: sending again with it adds nothing' }),
  name: z.string().trim().min(1).max(100),
  help: z.string().trim().max(600).default(''),
  stage: z.enum(STAGES),
});
export type AddLine = z.infer<typeof addLineSchema>;
