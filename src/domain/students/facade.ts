import type { ToldConsent } from '../../contract/consents.ts';
import type { Duplicate } from '../../contract/duplicates.ts';
import type { Result } from '../../contract/errors.ts';
import type { MergeAccounts, MergePreview, StudentRecord } from '../../contract/students.ts';
import type { Page } from '../../contract/paging.ts';
import type { Principal } from '../accounts/policy.ts';
import { tellMessagesConsent } from './commands.consent.ts';
import { denyDuplicate, findDuplicates } from './commands.duplicates.ts';
import { mergeAccounts, previewMerge, undoMerge } from './commands.merge.ts';
import type { StudentContext } from './context.ts';
import { listDuplicates, type DuplicateQuery } from './data.duplicates.ts';
import { readStudent } from './data.record.ts';

/** The record of a student: an account and everything that belongs to it. */
export interface Students {
  /** @returns not_found. */
  read(id: string): Promise<Result<StudentRecord>>;
  /** @returns not_found, cannot_merge. */
  previewMerge(id: string, other: string): Promise<Result<MergePreview>>;
  /** Merges another account into this one. @returns not_found, cannot_merge, merge_changed. */
  merge(principal: Principal, id: string, body: MergeAccounts): Promise<Result<StudentRecord>>;
  /** @returns not_found, cannot_undo_merge. */
  undoMerge(principal: Principal, id: string, merge: number): Promise<Result<StudentRecord>>;
  /** Enters what the student told about messages. @returns not_found, account_of_staff. */
  tellConsent(principal: Principal, id: string, body: ToldConsent): Promise<Result<StudentRecord>>;
  /** Who may be the same person. @returns invalid (denied), invalid_page. */
  listDuplicates(query: DuplicateQuery): Promise<Result<Page<Duplicate>>>;
  /** Says that two are not the same person, or takes that back. @returns not_found. */
  denyDuplicate(
    principal: Principal,
    id: string,
    body: { denied: boolean },
  ): Promise<Result<{ denied: boolean }>>;
  /** Compares who is new or has changed with everybody else. */
  findDuplicates(): Promise<void>;
}

export function createStudents(context: StudentContext): Students {
  const { db, clock } = context;
  const read = (id: string) => readStudent(db, id, clock.now());
  const then = async (done: Result<void>, id: string) => (done.ok ? read(id) : done);
  return {
    read,
    previewMerge: (id, other) => previewMerge(db, id, other),
    merge: async (principal, id, body) => then(await mergeAccounts(context, principal, id, body), id),
    tellConsent: async (principal, id, body) =>
      then(await tellMessagesConsent(context, principal, id, body), id),
    listDuplicates: (query) => listDuplicates(db, query),
    denyDuplicate: (principal, id, body) => denyDuplicate(context, principal, id, body),
    findDuplicates: () => findDuplicates(context),
    undoMerge: async (principal, id, merge) => then(await undoMerge(context, principal, id, merge), id),
  };
}
