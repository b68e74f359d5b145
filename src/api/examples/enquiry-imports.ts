import { EXAMPLE_IDS } from '../../contract/calls/parameters.ts';
import type { EnquiryImport, EnquiryImportItem, EnquiryImportRow } from '../../contract/enquiry-imports.ts';
import { counselor } from './enquiries.ts';

/** A fictitious import of enquiries for the documentation. */

export const enquiryImportItem: EnquiryImportItem = {
  id: 3,
  file_name: 'Fair Dharan 2083.xlsx',
  bytes: 24_310,
  row_count: 182,
  state: 'checked',
  done: 182,
  written: 0,
  created_at: '2026-11-22T06:30:00.000Z',
  created_by: counselor.name,
};

export const matching: EnquiryImport['matching'] = {
  columns: ['name', 'contact', 'source', null],
  meanings: [{ field: 'source', text: 'Gate', meaning: 'walk_in' }],
  dates: 'auto',
  source: 'fair',
  source_detail: 'Education fair, Dharan',
  known: 'skip',
  maybe: 'add',
};

export const enquiryImport: EnquiryImport = {
  ...enquiryImportItem,
  version: 2,
  sheet: 'Sheet1',
  other_sheets: [],
  written_at: null,
  written_by: null,
  undone_at: null,
  emptied: false,
  same_as: [],
  header_row: 3,
  matching,
  columns: [
    { heading: 'Full name', letter: 'A', guessed: 'name', examples: ['Asha Rai'] },
    { heading: 'Mobile', letter: 'B', guessed: 'contact', examples: ['9841234567'] },
    { heading: 'From', letter: 'C', guessed: null, examples: ['Gate'] },
    { heading: 'S.N.', letter: 'D', guessed: null, examples: ['1'] },
  ],
  words: [{ field: 'source', text: 'Gate', rows: 12, meaning: 'walk_in', chosen: true }],
  top: [{ number: 4, cells: ['Asha Rai', '9841234567', 'Gate', '1'] }],
  faults: [],
  counts: { new: 150, maybe: 4, known: 20, twice: 2, wrong: 6, kept: 0 },
  will_add: 154,
  steps: ['match', 'discard', 'write'],
};

export const enquiryImportRow: EnquiryImportRow = {
  id: 4,
  number: 4,
  outcome: 'known',
  added: false,
  name: 'Asha Rai',
  contact: '9841234567',
  email: '',
  problems: [],
  known: { kind: 'enquiry', id: EXAMPLE_IDS.enquiry, because: 'contact' },
  enquiry: null,
};
