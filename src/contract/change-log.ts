import * as z from 'zod';
import { EDIT_KINDS, type EditKind } from './edits/kinds.ts';
import { changeSchema, type REVISION_REASONS } from './edits/state.ts';
import { pagedSchema } from './paging.ts';

/** The log of everything that staff write: saves in the editor (revisions) and all other changes, in one list. */

/** Objects that are changed outside the editor, with the names that staff see. */
export const CHANGE_KINDS = {
  person: 'Account',
  staff: 'Member of staff',
  invitation: 'Invitation',
  application: 'Application',
  case_view: 'Saved view',
  enquiry: 'Enquiry',
  enquiry_import: 'Imported enquiries',
  attendee: 'Registration for an event',
  mail: 'Mail',
  import: 'Import',
  bulk_edit: 'Bulk edit',
  held_value: 'Held value',
  picture: 'Picture',
  list: 'Downloaded list',
  samples: 'Sample data',
  set_up: 'Set-up guide',
} as const;

/** What was done, in the past tense, as the log shows it. */
export const CHANGE_ACTIONS = {
  added: 'Added',
  changed: 'Changed',
  removed: 'Removed',
  replaced: 'Replaced',
  moved: 'Moved',
  assigned: 'Assigned',
  planned: 'Planned the next step',
  wrote: 'Wrote a message',
  noted: 'Wrote an internal note',
  called: 'Logged a call',
  read: 'Read the answer',
  document_opened: 'Opened a document',
  filed: 'Filed a document',
  copied: 'Copied documents from another application',
  shown: 'Showed a document to the student',
  hidden: 'Hid a document from the student',
  mailed: 'Mailed everybody',
  checked_in: 'Checked in',
  accepted: 'Accepted',
  corrected: 'Corrected',
  dismissed: 'Dismissed',
  reopened: 'Opened again',
  uploaded: 'Uploaded',
  checked: 'Tried without saving',
  begun: 'Began to apply',
  applied: 'Applied',
  undone: 'Undone',
  sent_now: 'Sent at once',
  stopped: 'Stopped',
  thrown_away: 'Threw away',
  fetched: 'Fetched',
  downloaded: 'Downloaded the list',
  retried: 'Sent again',
  verification_sent: 'Sent the confirmation mail again',
  email_change_begun: 'Began a change of the e-mail address',
  second_factor_added: 'Turned the second factor on',
  second_factor_removed: 'Turned the second factor off',
  erased: 'Erased the account',
  merged: 'Merged another account into it',
  unmerged: 'Took a merge back',
  invited: 'Invited',
  invited_again: 'Sent the invitation again',
  joined: 'Joined the staff',
  withdrawn: 'Withdrew',
  left: 'Left the staff',
  handed_over: 'Took over',
} as const;

export type ChangeAction = keyof typeof CHANGE_ACTIONS;
export type ChangeKind = EditKind | keyof typeof CHANGE_KINDS;

/** Every kind of object in the log, with its name. */
export const LOG_KINDS: Readonly<Record<ChangeKind, string>> = {
  ...Object.fromEntries(Object.entries(EDIT_KINDS).map(([kind, { label }]) => [kind, label])),
  ...CHANGE_KINDS,
} as Record<ChangeKind, string>;

/** What a save in the editor did. */
export const REVISION_WORDS: Readonly<Record<(typeof REVISION_REASONS)[number], string>> = {
  shipped: 'Shipped',
  saved: 'Saved a draft',
  published: 'Published',
  withdrawn: 'Withdrew',
  restored: 'Restored',
  imported: 'Imported',
  discarded: 'Discarded the draft',
};

const kindSchema = z.enum(Object.keys(LOG_KINDS) as [ChangeKind, ...ChangeKind[]]);
export const changeKindSchema = kindSchema;

export const logEntrySchema = z
  .object({
    id: z.string().meta({ description: "'c' and a number, or 'r' and the revision" }),
    at: z.iso.datetime({ offset: true }),
    who: z
      .object({ id: z.uuid(), name: z.string().nullable().meta({ description: 'Null once erased' }) })
      .nullable()
      .meta({ description: 'Null: the system, or an account that was erased' }),
    kind: kindSchema,
    object: z.string(),
    title: z.string().meta({ description: 'What it was called then; empty once erased' }),
    action: z.string().meta({ description: 'What was done, in words' }),
    revision: z.int().nullable().meta({ description: 'The revision, for saves in the editor' }),
    changed: z.int().meta({ description: 'How many values were changed' }),
    /** The first few; `GET /api/staff/change-log/{id}/` has all of them. */
    changes: z.array(changeSchema),
  })
  .meta({ id: 'LogEntry' });
export type LogEntry = z.infer<typeof logEntrySchema>;
export const changeLogSchema = pagedSchema(logEntrySchema).meta({ id: 'ChangeLog' });
