import type { TableFormat } from '../../contract/calls/parameters.ts';
import type {
  EnquiryImport,
  EnquiryImportItem,
  EnquiryImportRow,
  MatchEnquiries,
  RunEnquiryImport,
} from '../../contract/enquiry-imports.ts';
import { fail, type Result } from '../../contract/errors.ts';
import { idOf } from '../../contract/ids.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import { createUploadSlots } from '../applications/policy.slots.ts';
import type { Upload } from '../applications/policy.ts';
import { matchImport } from './commands.match.ts';
import { cleanUpImports, discardImport, runImport } from './commands.run.ts';
import { uploadEnquiries } from './commands.upload.ts';
import { workImport } from './commands.work.ts';
import type { EnquiryImportContext } from './context.ts';
import { listImports, readImport } from './data.ts';
import { exportWrongRows, listRows, type RowQuery } from './data.rows.ts';

/** Enquiries from spreadsheets of the office: docs/enquiries.md. */
export interface EnquiryImports {
  /** Newest first. @returns invalid_page */
  list(query: PageQuery): Promise<Result<Page<EnquiryImportItem>>>;
  /** @returns invalid_form (file), refusals of uploads */
  upload(by: string, upload: Upload): Promise<Result<EnquiryImport>>;
  /** @returns not_found, as all that follow */
  read(id: string): Promise<Result<EnquiryImport>>;
  /** @returns enquiry_import_changed, no_such_import_step, invalid (header_row) */
  match(id: string, by: string, body: MatchEnquiries): Promise<Result<EnquiryImport>>;
  /** Begins a step. @returns enquiry_import_changed, no_such_import_step */
  run(id: string, by: string, body: RunEnquiryImport): Promise<Result<EnquiryImport>>;
  /** @returns no_such_import_step */
  discard(id: string, by: string): Promise<Result<object>>;
  /** @returns invalid (outcome), invalid_page */
  rows(id: string, query: RowQuery): Promise<Result<Page<EnquiryImportRow>>>;
  /** The rows with a problem, as a table. */
  exportRows(id: string, format: TableFormat): Promise<Result<AsyncIterable<Uint8Array>>>;
  /** The work of ENQUIRY_IMPORT_JOB. */
  work(job: unknown): Promise<void>;
  /** Deletes what its days are over for. For a job. */
  cleanUp(): Promise<void>;
  /** Lets go of what this process works on. */
  end(): void;
}

export function createEnquiryImports(parts: Omit<EnquiryImportContext, 'ending' | 'slots'>): EnquiryImports {
  const ending = new AbortController();
  const context: EnquiryImportContext = { ...parts, slots: createUploadSlots(), ending: ending.signal };
  const withId = async <T>(text: string, work: (id: number) => Promise<Result<T>>): Promise<Result<T>> => {
    const id = idOf(text);
    return id === null ? fail({ code: 'not_found' }) : work(id);
  };
  const shown = async (done: Result<number>) => (done.ok ? readImport(context, done.value) : done);
  return {
    list: (query) => listImports(context, query),
    upload: async (by, upload) => shown(await uploadEnquiries(context, by, upload)),
    read: (text) => withId(text, (id) => readImport(context, id)),
    match: (text, by, body) => withId(text, async (id) => shown(await matchImport(context, by, id, body))),
    run: (text, by, body) => withId(text, async (id) => shown(await runImport(context, by, id, body))),
    discard: (text, by) => withId(text, (id) => discardImport(context, by, id)),
    rows: (text, query) => withId(text, (id) => listRows(context, id, query)),
    exportRows: (text, format) => withId(text, (id) => exportWrongRows(context, id, format)),
    work: (job) => workImport(context, job),
    cleanUp: () => cleanUpImports(context),
    end: () => ending.abort(),
  };
}
