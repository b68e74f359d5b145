import type { Generated } from 'kysely';
import type { DocumentGroup, MaritalStatus } from '../../../contract/application-form.ts';
import type { ApplicationState } from '../../../contract/application-states.ts';
import type { FiledKind } from '../../../contract/filed-kinds.ts';
import type { ChecklistStage, Sponsor } from '../../../contract/checklist-words.ts';
import type { DestinationSlug } from '../../../contract/destinations.ts';
import type { DocumentKind } from '../../files/document-kind.ts';
import type { WithDefault } from './column-types.ts';

/** The tables of applications, their files and event registrations. */

export interface ApplicationsTable {
  id: Generated<string>;
  reference: string;
  user_id: string;
  course_id: number | null;
  university_id: number | null;
  preferred_course: WithDefault<string>;
  preferred_university: WithDefault<string>;
  /** First month of study that the student chose, '2027-02'. */
  intake: WithDefault<string | null>;
  first_name: WithDefault<string>;
  last_name: WithDefault<string>;
  email: WithDefault<string>;
  contact: WithDefault<string>;
  test_type: WithDefault<string>;
  overall_score: WithDefault<string>;
  address: WithDefault<string>;
  last_academic_qualification: WithDefault<string>;
  marital_status: WithDefault<MaritalStatus>;
  state: ApplicationState;
  consent_version: string;
  consent_at: Date;
  submitted_at: Date;
  state_changed_at: Date;
  closed_at: Date | null;
  documents_deleted_at: Date | null;
  /** When the student last sent something: the application or a later answer. */
  answered_at: WithDefault<Date>;
  /** Since when an answer of the student has been unread, until somebody of the staff opens the case. */
  unread_since: WithDefault<Date | null>;
  read_at: WithDefault<Date | null>;
  read_by: WithDefault<string | null>;
  /** When the student last opened the case; null: not since the form. */
  seen_at: WithDefault<Date | null>;
  /** Who looks after the case. */
  counselor_id: WithDefault<string | null>;
  next_step: WithDefault<string>;
  /** '2026-11-28', the day in Nepal. */
  next_on: WithDefault<string | null>;
  /** When student and office last wrote, moved the case or talked; kept by the history (0080_quiet_cases.sql). */
  active_at: WithDefault<Date | null>;
  /** When the student was asked whether they are still interested; null once anything happened since (0097_idle_cases.sql). */
  idle_asked_at: WithDefault<Date | null>;
  /** The states in which it was or is, and the last answer of the visa office; kept by the history (0078_reports.sql). */
  been: WithDefault<ApplicationState[]>;
  visa_result: WithDefault<'granted' | 'refused' | null>;
  visa_result_at: WithDefault<Date | null>;
  /** Who pays for the studies. */
  sponsors: WithDefault<Sponsor[]>;
  /** The country whose checklist staff have chosen; null: the university's. */
  checklist_country: WithDefault<DestinationSlug | null>;
  updated_at: WithDefault<Date>;
}

export interface ApplicationTransitionsTable {
  from_state: string;
  event: string;
  to_state: string;
}

export interface ApplicationHistoryTable {
  id: Generated<number>;
  application_id: string;
  at: Date;
  event: string;
  from_state: string | null;
  to_state: string | null;
  by_role: 'student' | 'staff' | 'system';
  actor_id: string | null;
  note: WithDefault<string>;
  /** Never shown to the student. */
  internal: WithDefault<boolean>;
  /** To whom the case was given. */
  counselor_id: WithDefault<string | null>;
  /** The offer that it is about. */
  offer_id: WithDefault<string | null>;
  /** Documents of the office that a message names. */
  filed_ids: WithDefault<string[]>;
  /** From when the student sees it; null: at once. */
  shown_at: WithDefault<Date | null>;
  /** A move that was taken back before the student saw it. */
  undone: WithDefault<boolean>;
}

/** From when to when a case was in a state; kept by the history (0078_reports.sql). */
export interface CaseStaysTable {
  entry_id: number;
  application_id: string;
  state: ApplicationState;
  began_at: Date;
  ended_at: Date | null;
}

/** A move that the student does not see yet, with what taking it back restores: db/migrations/0057_held_moves.sql. */
export interface HeldMovesTable {
  history_id: number;
  application_id: string;
  mail_id: string | null;
  state_changed_at: Date;
  closed_at: Date | null;
  documents_deleted_at: Date | null;
  /** What was planned, which closing a case empties. */
  next_step: string;
  next_on: string | null;
}

/**
 * The last entry of an application's history that the office was told about by mail:
 * db/migrations/0017_office_mails.sql.
 */
export interface OfficeNoticesTable {
  application_id: string;
  told_history_id: WithDefault<number>;
  told_at: WithDefault<Date | null>;
  due_at: WithDefault<Date | null>;
}

/** What staff have done with a line of a checklist: db/migrations/0071_checklists.sql. */
export interface ChecklistMarksTable {
  application_id: string;
  line: string;
  /** Set for a line of one case alone. */
  own_name: WithDefault<string | null>;
  own_help: WithDefault<string>;
  own_stage: WithDefault<ChecklistStage | null>;
  mark: WithDefault<'accepted' | 'redo' | 'aside' | null>;
  marked_at: WithDefault<Date | null>;
  reason: WithDefault<string>;
  asked_at: WithDefault<Date | null>;
  changed_at: Date;
  changed_by: string | null;
  version: WithDefault<number>;
}

export interface StoredFilesTable {
  id: string;
  storage_key: string;
  kept: WithDefault<boolean>;
  bytes: number | null;
  sha256: Buffer | null;
  created_at: WithDefault<Date>;
}

export interface FileKeysTable {
  file_id: string;
  wrapped_key: Buffer;
  key_id: WithDefault<string | null>;
}

export interface ApplicationDocumentsTable {
  id: Generated<string>;
  application_id: string;
  group_name: DocumentGroup;
  position: WithDefault<number>;
  file_name: string;
  media_type: DocumentKind;
  file_id: string;
  added_at: Date;
  added_by: 'student' | 'staff';
  /** The entry of the history that the document belongs to; null for documents sent with the form. */
  history_id: WithDefault<number | null>;
  /** When a member of staff first opened it. */
  opened_at: WithDefault<Date | null>;
  /** Reference of the case it was copied from; '' if it was sent. */
  taken_from: WithDefault<string>;
}

/** A document that staff put into a case: db/migrations/0063_filed_documents.sql. */
export interface FiledDocumentsTable {
  id: Generated<string>;
  application_id: string;
  kind: FiledKind;
  title: WithDefault<string>;
  file_name: string;
  media_type: DocumentKind;
  file_id: string;
  added_at: Date;
  added_by: string | null;
  /** Since when the student sees it. */
  shown_at: WithDefault<Date | null>;
  /** The entry of the history that tells the student of it. */
  history_id: WithDefault<number | null>;
}

export interface IdempotencyKeysTable {
  user_id: string;
  call: string;
  key: string;
  digest: Buffer | null;
  subject_id: string | null;
  created_at: WithDefault<Date>;
}

export interface EventRegistrationsTable {
  id: Generated<string>;
  event_id: number;
  starts_at: Date;
  user_id: string;
  consent_version: WithDefault<string>;
  registered_at: Date;
  cancelled_at: Date | null;
  /** On the waiting list. */
  waiting: WithDefault<boolean>;
  moved_up_at: Date | null;
  code: Generated<string>;
  here_at: Date | null;
  here_changed_at: Date | null;
  no_messages: WithDefault<boolean>;
}
