import type { BulkEdit, BulkEditBody, BulkEditRecord } from '../../contract/bulk-edits/shapes.ts';
import { fail, type Result } from '../../contract/errors.ts';
import { idOf } from '../../contract/ids.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import { beginBulkEdit } from './commands.begin.ts';
import {
  applyBulkEdit,
  cleanUpBulkEdits,
  discardBulkEdit,
  stopBulkEdit,
  undoBulkEdit,
} from './commands.control.ts';
import { workBulkEdit } from './commands.work.ts';
import type { BulkContext } from './context.ts';
import { listBulkEdits, readBulkEdit } from './data.ts';
import { listBulkRecords } from './data.records.ts';

/** Changes of many records of the catalogue at once: docs/catalogue.md. */
export interface BulkEdits {
  /** Those that were applied, newest first. @returns invalid (kind, state), invalid_page */
  list(
    query: PageQuery & { kind?: string | undefined; state?: string | undefined },
  ): Promise<Result<Page<BulkEdit>>>;
  /** Queues the preview. @returns invalid */
  begin(by: string, body: BulkEditBody): Promise<Result<BulkEdit>>;
  /** @returns not_found, as all that follow */
  read(id: string): Promise<Result<BulkEdit>>;
  /** @returns invalid (state), invalid_page */
  records(
    id: string,
    query: PageQuery & { state?: string | undefined },
  ): Promise<Result<Page<BulkEditRecord>>>;
  /** @returns no_such_bulk_step, as the next three */
  apply(id: string, by: string): Promise<Result<BulkEdit>>;
  stop(id: string, by: string): Promise<Result<BulkEdit>>;
  discard(id: string, by: string): Promise<Result<object>>;
  /** @returns the bulk edit that takes it back */
  undo(id: string, by: string): Promise<Result<BulkEdit>>;
  /** The work of BULK_EDIT_JOB. */
  work(job: unknown): Promise<void>;
  /** The work of CLEAN_UP_BULK_EDITS_JOB. */
  cleanUp(): Promise<void>;
  /** Lets go of what this process works on. */
  end(): void;
}

export function createBulkEdits(parts: Omit<BulkContext, 'ending'>): BulkEdits {
  const ending = new AbortController();
  const context: BulkContext = { ...parts, ending: ending.signal };
  const withId = async <T>(text: string, work: (id: number) => Promise<Result<T>>): Promise<Result<T>> => {
    const id = idOf(text);
    return id === null ? fail({ code: 'not_found' }) : work(id);
  };
  const shown = async (done: Result<number>) => (done.ok ? readBulkEdit(context, done.value) : done);
  const same = async (id: number, done: Result<void>) => (done.ok ? readBulkEdit(context, id) : done);
  return {
    list: (query) => listBulkEdits(context, query),
    begin: async (by, body) => shown(await beginBulkEdit(context, by, body)),
    read: (text) => withId(text, (id) => readBulkEdit(context, id)),
    records: (text, query) => withId(text, (id) => listBulkRecords(context, id, query)),
    apply: (text, by) => withId(text, async (id) => same(id, await applyBulkEdit(context, id, by))),
    stop: (text, by) => withId(text, async (id) => same(id, await stopBulkEdit(context, id, by))),
    discard: (text, by) => withId(text, (id) => discardBulkEdit(context, id, by)),
    undo: (text, by) => withId(text, async (id) => shown(await undoBulkEdit(context, id, by))),
    work: (job) => workBulkEdit(context, job),
    cleanUp: () => cleanUpBulkEdits(context),
    end: () => ending.abort(),
  };
}
