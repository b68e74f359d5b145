import type { Generated } from 'kysely';
import type { Matching } from '../../../contract/enquiry-imports.ts';
import type { ImportState, RowOutcome } from '../../../contract/enquiry-import-words.ts';
import type { Json, WithDefault } from './column-types.ts';

/** Enquiries from spreadsheets of the office. */
export interface EnquiryImportsTable {
  id: Generated<number>;
  file_name: string;
  bytes: number;
  sha256: Buffer;
  sheet: WithDefault<string>;
  other_sheets: WithDefault<string[]>;
  header_row: number;
  row_count: number;
  matching: Json<Matching>;
  version: WithDefault<number>;
  state: WithDefault<ImportState>;
  ticket: WithDefault<string | null>;
  at_row: WithDefault<number>;
  done: WithDefault<number>;
  created_at: Date;
  created_by: WithDefault<string | null>;
  written_at: WithDefault<Date | null>;
  written_by: WithDefault<string | null>;
  written: WithDefault<number>;
  undone_at: WithDefault<Date | null>;
  undone_by: WithDefault<string | null>;
  emptied_at: WithDefault<Date | null>;
}

export interface EnquiryImportRowsTable {
  import_id: number;
  number: number;
  cells: Json<string[]>;
  outcome: WithDefault<RowOutcome | ''>;
  problems: WithDefault<string[]>;
  /** What is written: `Entry` of the domain. */
  entry: Json<unknown>;
  email_key: WithDefault<string>;
  contact_key: WithDefault<string>;
  known_kind: WithDefault<'enquiry' | 'person' | 'row' | null>;
  /** Null for a row of the file. */
  known_id: WithDefault<string | null>;
  because: WithDefault<'contact' | 'email' | 'name' | null>;
  enquiry_id: WithDefault<string | null>;
}
