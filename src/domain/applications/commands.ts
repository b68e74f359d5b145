import type {
  Application,
  ApplicationItem,
  Move,
  StaffApplication,
  StaffApplicationItem,
  SubmissionAnswer,
} from '../../contract/applications.ts';
import type { Result } from '../../contract/errors.ts';
import type { Paged, PageQuery } from '../../contract/paging.ts';
import type { Principal } from '../accounts/policy.ts';
import type { Submission, Upload } from './policy.ts';

/** A document as it is handed out: content is checked piece by piece while it is read. */
export interface OpenedDocument {
  fileName: string;
  mediaType: string;
  bytes: number;
  content: AsyncIterable<Uint8Array>;
}

export interface StaffApplicationQuery extends PageQuery {
  /** Beginning of a name, an e-mail address or a reference. */
  search?: string | undefined;
  state?: string[] | undefined;
  ordering?: string | undefined;
}

/** Cases of students: what they and staff do with them. */
export interface Applications {
  /** Takes a form with its files: all of it or nothing. @returns invalid, refused (upload_*, storage_*, scanner_down, key_reused). */
  submit(principal: Principal, submission: Submission): Promise<Result<SubmissionAnswer>>;
  /** Adds documents to one's own case. @returns as submit, not_found, documents_deleted. */
  addDocuments(principal: Principal, id: string, upload: Upload): Promise<Result<Application>>;

  /** One's own cases, newest first. @returns invalid_page. */
  list(principal: Principal, query: PageQuery): Promise<Result<Paged<ApplicationItem>>>;
  /** @returns not_found, also for somebody else's. */
  read(principal: Principal, id: string): Promise<Result<Application>>;
  /** @returns not_found, no_such_move. */
  move(principal: Principal, id: string, move: Move): Promise<Result<Application>>;
  /** @returns not_found, documents_deleted. */
  openDocument(principal: Principal, id: string, documentId: string): Promise<Result<OpenedDocument>>;

  listForStaff(query: StaffApplicationQuery): Promise<Result<Paged<StaffApplicationItem>>>;
  readForStaff(id: string): Promise<Result<StaffApplication>>;
  moveByStaff(principal: Principal, id: string, move: Move): Promise<Result<StaffApplication>>;
  /** Writes to the student, in the history and by mail. */
  note(principal: Principal, id: string, text: string): Promise<Result<StaffApplication>>;
  /** Each opening is recorded. */
  openDocumentForStaff(principal: Principal, id: string, documentId: string): Promise<Result<OpenedDocument>>;
  /** Every application that fits, in pages read one by one: memory stays flat. */
  exportForStaff(query: StaffApplicationQuery): AsyncIterable<StaffApplicationItem>;

  /** Removes files that no submission took over, and keys that hold no more. */
  sweep(): Promise<void>;
  /** Deletes the documents of cases that have been closed for long enough. */
  deleteOldDocuments(): Promise<void>;
}
