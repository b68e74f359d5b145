import type {
  Application,
  ApplicationItem,
  CasePlace,
  StaffApplication,
  StaffApplicationItem,
  FilledTemplates,
  OwnNews,
} from '../../contract/applications.ts';
import type { Move, StaffMove, Correction, InternalNote } from '../../contract/case-messages.ts';
import type { CaseBoard } from '../../contract/case-board.ts';
import type { EnterCase } from '../../contract/application-entry.ts';
import type {
  BulkMoveBody,
  BulkMoved,
  BulkPreview,
  BulkPreviewBody,
  BulkUndoBody,
} from '../../contract/case-bulk.ts';
import { messageTemplates } from '../../content/messages.ts';
import type { Result } from '../../contract/errors.ts';
import type { ChangeFiled, StaffNote } from '../../contract/filed-documents.ts';
import type { FollowUpBody, FollowUpsBody, FollowUpsDone } from '../../contract/follow-up.ts';
import type { OtherDocuments, Reusable } from '../../contract/reusable.ts';
import type { Page } from '../../contract/paging.ts';
import type { Refusal } from '../../contract/refusals.ts';
import type { Principal } from '../accounts/policy.ts';
import type { TableFormat } from '../../contract/calls/parameters.ts';
import { addDocuments } from './commands.add-documents.ts';
import { markRead } from './commands.answer.ts';
import { moveMany, undoMany } from './commands.bulk.ts';
import { closeIdleCases } from './commands.closing.ts';
import { askIdleStudents, closeLapsedCases, keepOpen } from './commands.idle.ts';
import { setFollowUp, setFollowUps } from './commands.follow-up.ts';
import { forgetShownMoves, sendMoveNow, undoMove } from './commands.held.ts';
import { markSeen, writeInternalNote, writeNote } from './commands.messages.ts';
import { correctCase, moveCase, moveOwnCase } from './commands.move.ts';
import { changeFiled } from './commands.change-filed.ts';
import { copyDocuments } from './commands.copy-documents.ts';
import { enterCase } from './commands.enter.ts';
import { fileDocument } from './commands.file-document.ts';
import { tellOffice } from './commands.office-mails.ts';
import { deleteOldDocuments } from './commands.retention.ts';
import { submit, type Submitted } from './commands.submit.ts';
import { writeMany } from './commands.write-many.ts';
import { sweep } from './commands.sweep.ts';
import { previewMany } from './data.bulk-preview.ts';
import { zipDocuments, type DocumentsZip } from './data.zip.ts';
import { openDocument, type OpenedDocument } from './data.document.ts';
import { readBoard } from './data.board.ts';
import { exportForStaff } from './data.export.ts';
import { readNews } from './data.news.ts';
import { placeInList } from './data.place.ts';
import { readOtherDocuments, readReusable } from './data.reusable.ts';
import { listForStaff, readForStaff } from './data.staff.ts';
import type { StaffApplicationQuery } from './policy.list-filters.ts';
import { listOwn, readOwn, type OwnApplicationQuery } from './data.ts';
import { readTemplates } from './data.templates.ts';
import { createUploadSlots, type Uploader } from './policy.slots.ts';
import type { Submission, Upload } from './policy.ts';
import type { ApplicationContext } from './context.ts';

/**
 * Students' applications ('cases'): what students and staff do with them. Another person's case is not_found, like
 * one that does not exist.
 */
export interface Applications {
  /** Accepts a form with its files, all or nothing. @returns invalid_form, upload refusals, key_reused. */
  submit(principal: Principal, submission: Submission): Promise<Result<Submitted>>;
  /**
   * Adds documents to the person's own case.
   * @returns as submit; not_found, documents_deleted, no_such_move when closed.
   */
  addDocuments(principal: Principal, id: string, upload: Upload): Promise<Result<Application>>;

  /** The person's own cases, newest first. @returns invalid (course), invalid_page. */
  list(principal: Principal, query: OwnApplicationQuery): Promise<Result<Page<ApplicationItem>>>;
  /** @returns not_found. */
  read(principal: Principal, id: string): Promise<Result<Application>>;
  /** @returns not_found, moved_meanwhile, no_such_move. */
  move(principal: Principal, id: string, move: Move): Promise<Result<Application>>;
  /** Says that the student is still interested, when asked. @returns not_found. */
  keepOpen(principal: Principal, id: string): Promise<Result<Application>>;
  /** What a new application can take over from earlier ones. */
  readReusable(principal: Principal): Promise<Result<Reusable>>;
  /** Records that the student has seen so many entries of the history. @returns not_found. */
  markSeen(principal: Principal, id: string, entries: number): Promise<Result<Application>>;
  /** In how many cases something is new to their student. */
  readNews(principal: Principal): Promise<Result<OwnNews>>;
  /** Writes to the counselor. @returns not_found. */
  writeNote(principal: Principal, id: string, text: string): Promise<Result<Application>>;
  /** @returns not_found, documents_deleted, document_unavailable. */
  openDocument(principal: Principal, id: string, documentId: string): Promise<Result<OpenedDocument>>;

  /** @returns invalid (state, unread), invalid_page. */
  listForStaff(query: StaffApplicationQuery): Promise<Result<Page<StaffApplicationItem>>>;
  /** The same by state. @returns invalid. */
  readBoard(query: StaffApplicationQuery): Promise<Result<CaseBoard>>;
  /** @returns not_found, invalid (state). */
  placeInList(id: string, query: StaffApplicationQuery): Promise<Result<CasePlace>>;
  /** @returns not_found. */
  readForStaff(id: string): Promise<Result<StaffApplication>>;
  /** Begins a case for a student. @returns invalid, not_found, account_of_staff, account_disabled, case_exists. */
  enter(principal: Principal, body: EnterCase): Promise<Result<StaffApplication>>;
  /** @returns not_found, moved_meanwhile, no_such_move. */
  moveByStaff(principal: Principal, id: string, move: StaffMove): Promise<Result<StaffApplication>>;
  /** Puts a wrong state right. @returns not_found, moved_meanwhile, undo_instead, no_such_move. */
  correct(principal: Principal, id: string, correction: Correction): Promise<Result<StaffApplication>>;
  /** Takes back the last move, by its number. @returns not_found, cannot_undo. */
  undoMove(principal: Principal, id: string, move: number): Promise<Result<StaffApplication>>;
  /** Shows the student a held move at once. @returns not_found, already_undone. */
  sendMoveNow(principal: Principal, id: string, move: number): Promise<Result<StaffApplication>>;
  /** Writes to the student, in the history and by mail, with documents of the office. @returns not_found. */
  note(principal: Principal, id: string, message: StaffNote): Promise<Result<StaffApplication>>;
  /** The templates of messages, filled in for a case. @returns not_found. */
  readTemplates(id: string): Promise<Result<FilledTemplates>>;
  /** Adds a note or a call that only the office sees. @returns not_found. */
  writeInternalNote(principal: Principal, id: string, note: InternalNote): Promise<Result<StaffApplication>>;
  /** Moves several cases, each held like the move of one. */
  moveMany(principal: Principal, body: BulkMoveBody): Promise<BulkMoved>;
  /** Takes back moves that students do not see yet. */
  undoMany(principal: Principal, body: BulkUndoBody): Promise<FollowUpsDone>;
  /** What a move or a message would do with several cases. */
  previewMany(body: BulkPreviewBody): Promise<BulkPreview>;
  /** The templates of messages, with their fields. */
  listTemplates(): { templates: { title: string; text: string }[] };
  /** Writes the same message to the students of several cases; nobody gets it twice within a day. */
  noteMany(principal: Principal, message: { ids: readonly string[]; note: string }): Promise<FollowUpsDone>;
  /** Sets counselor and next step. @returns not_found, not_a_counselor, follow_up_changed. */
  setFollowUp(principal: Principal, id: string, change: FollowUpBody): Promise<Result<StaffApplication>>;
  /** The same for several cases; the answer names those that were left. @returns not_a_counselor. */
  setFollowUps(principal: Principal, change: FollowUpsBody): Promise<Result<FollowUpsDone>>;
  /** Marks answers up to `seen` as read for the whole office. @returns not_found. */
  markRead(principal: Principal, id: string, seen: Date): Promise<Result<StaffApplication>>;
  /** Puts a document of the office into a case. @returns as addDocuments. */
  fileDocument(principal: Principal, id: string, upload: Upload): Promise<Result<StaffApplication>>;
  /** Documents of the student's other cases that this one does not have. @returns not_found. */
  readOtherDocuments(id: string): Promise<Result<OtherDocuments>>;
  /** Copies some of them into this case. @returns as addDocuments. */
  copyDocuments(
    principal: Principal,
    id: string,
    chosen: { documents: readonly string[]; address: string },
  ): Promise<Result<StaffApplication>>;
  /** Shows, hides or deletes a document of the office. @returns not_found, invalid (reason), filed_changed. */
  changeFiled(
    principal: Principal,
    which: { id: string; documentId: string },
    change: ChangeFiled,
  ): Promise<Result<StaffApplication>>;
  /** Each access is recorded. @returns not_found, documents_deleted, document_unavailable. */
  openDocumentForStaff(principal: Principal, id: string, documentId: string): Promise<Result<OpenedDocument>>;
  /** All documents of a case; each access is recorded. @returns not_found, documents_deleted. */
  zipDocuments(principal: Principal, id: string): Promise<Result<DocumentsZip>>;
  /** The bytes of a table, produced as they are read. Each export is recorded. @returns invalid (state, unread). */
  exportForStaff(
    principal: Principal,
    query: StaffApplicationQuery,
    format: TableFormat,
  ): Promise<Result<AsyncIterable<Uint8Array>>>;

  /** Closes idle cases, deletes the documents of cases closed long enough ago, then removes unused files. */
  cleanUp(): Promise<void>;
  /** Mails the office what students have answered, where that is due. */
  tellOffice(): Promise<void>;
  /** How many forms with files are being read now. */
  uploads(): number;
  /** Why no form with files of this person can be read now; undefined: it can. */
  uploadRefusal(uploader: Uploader): Refusal | undefined;
  /** Removes files that no submission adopted, and expired keys. */
  sweep(): Promise<void>;
}

export function createApplications(context: ApplicationContext): Applications {
  const uploads = { ...context, slots: createUploadSlots(context.uploadShares) };
  /** The case as it is after a command. */
  const then = async <T>(done: Result<void>, read: () => Promise<Result<T>>) => (done.ok ? read() : done);
  return {
    uploads: uploads.slots.inUse,
    uploadRefusal: uploads.slots.refusal,
    submit: (principal, submission) => submit(uploads, principal, submission),
    addDocuments: async (principal, id, upload) =>
      then(await addDocuments(uploads, principal, id, upload), () => readOwn(context, principal, id)),
    list: (principal, query) => listOwn(context, principal, query),
    read: (principal, id) => readOwn(context, principal, id),
    move: async (principal, id, move) =>
      then(await moveOwnCase(context, principal, id, move), () => readOwn(context, principal, id)),
    writeNote: async (principal, id, text) =>
      then(await writeNote(context, principal, 'student', id, text), () => readOwn(context, principal, id)),
    keepOpen: async (principal, id) =>
      then(await keepOpen(context, principal, id), () => readOwn(context, principal, id)),
    markSeen: async (principal, id, entries) =>
      then(await markSeen(context, principal, id, entries), () => readOwn(context, principal, id)),
    readNews: (principal) => readNews(context, principal),
    openDocument: (principal, id, documentId) =>
      openDocument(context, principal, 'owner', { id, documentId }),
    readReusable: (principal) => readReusable(context, principal),
    listForStaff: (query) => listForStaff(context, query),
    readBoard: (query) => readBoard(context, query),
    placeInList: (id, query) => placeInList(context, id, query),
    readForStaff: (id) => readForStaff(context, id),
    enter: async (principal, body) => {
      const entered = await enterCase(context, principal, body);
      return entered.ok ? readForStaff(context, entered.value) : entered;
    },
    moveByStaff: async (principal, id, move) =>
      then(await moveCase(context, principal, id, move), () => readForStaff(context, id)),
    correct: async (principal, id, correction) =>
      then(await correctCase(context, principal, id, correction), () => readForStaff(context, id)),
    undoMove: async (principal, id, move) =>
      then(await undoMove(context, principal, id, move), () => readForStaff(context, id)),
    sendMoveNow: async (principal, id, move) =>
      then(await sendMoveNow(context, principal, id, move), () => readForStaff(context, id)),
    note: async (principal, id, { note, documents }) =>
      then(await writeNote(context, principal, 'staff', id, note, documents), () =>
        readForStaff(context, id),
      ),
    readTemplates: (id) => readTemplates(context, id),
    writeInternalNote: async (principal, id, note) =>
      then(await writeInternalNote(context, principal, id, note), () => readForStaff(context, id)),
    moveMany: (principal, body) => moveMany(context, principal, body),
    undoMany: (principal, body) => undoMany(context, principal, body),
    previewMany: (body) => previewMany(context, body),
    listTemplates: () => ({
      templates: messageTemplates().templates.map(({ title, text }) => ({ title, text })),
    }),
    noteMany: (principal, message) => writeMany(context, principal, message),
    setFollowUp: async (principal, id, change) =>
      then(await setFollowUp(context, principal, id, change), () => readForStaff(context, id)),
    setFollowUps: (principal, change) => setFollowUps(context, principal, change),
    markRead: async (principal, id, seen) =>
      then(await markRead(context, principal, id, seen), () => readForStaff(context, id)),
    fileDocument: async (principal, id, upload) =>
      then(await fileDocument(uploads, principal, id, upload), () => readForStaff(context, id)),
    readOtherDocuments: (id) => readOtherDocuments(context, id),
    copyDocuments: async (principal, id, chosen) =>
      then(await copyDocuments(uploads, principal, id, chosen), () => readForStaff(context, id)),
    changeFiled: async (principal, which, change) =>
      then(await changeFiled(context, principal, which, change), () => readForStaff(context, which.id)),
    openDocumentForStaff: (principal, id, documentId) =>
      openDocument(context, principal, 'staff', { id, documentId }),
    zipDocuments: (principal, id) => zipDocuments(context, principal, id),
    exportForStaff: (principal, query, format) => exportForStaff(context, principal, query, format),
    async cleanUp() {
      await closeIdleCases(context);
      await askIdleStudents(context);
      await closeLapsedCases(context);
      await deleteOldDocuments(context);
      await forgetShownMoves(context);
      await sweep(context);
    },
    tellOffice: () => tellOffice(context),
    sweep: () => sweep(context),
  };
}
