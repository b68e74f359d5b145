import type { HeldValue } from '../../contract/held-values.ts';
import type { ImportLine, ImportRun } from '../../contract/import-runs.ts';
import type { RateEntry, RateFetch, StaffRate } from '../../contract/staff-rates.ts';

/** Fictitious objects for the documentation of the calls about imports and exchange rates. */

export const heldValue: HeldValue = {
  id: 12,
  about: 'doubt',
  state: 'open',
  kind: 'course',
  source: 'cricos',
  key: '078242D',
  course: { id: 4711, name: 'Diploma of Nursing' },
  university: { id: 77, name: 'Example University of Sydney' },
  field: 'total_fees',
  currency: 'AUD',
  value: '1650000',
  now: '',
  reason: '1,650,000 AUD a year is above the plausible 120,000',
  file_name: 'cricos-2026-11.xlsx',
  imported_at: '2026-11-22T04:20:00.000Z',
  may_accept: true,
  may_correct: true,
  decided_at: null,
  decided_by: null,
  corrected_to: null,
};

export const rate: StaffRate = {
  id: 'AUD',
  npr: 92.35,
  as_of: '2026-11-22',
  source: 'Nepal Rastra Bank',
  set_by_staff: false,
  bank: { unit: 1, buy: 91.8, sell: 92.35, day: '2026-11-22' },
  courses: 24_012,
};

export const rateEntry: RateEntry = {
  id: 31,
  npr: 92.35,
  as_of: '2026-11-22',
  source: 'Nepal Rastra Bank',
  set_by_staff: false,
  at: '2026-11-22T00:15:00.000Z',
  who: null,
};

export const rateFetch: RateFetch = {
  on: true,
  tried_at: '2026-11-22T00:15:00.000Z',
  succeeded_at: '2026-11-22T00:15:00.000Z',
  day: '2026-11-22',
  problem: '',
};

const counts = { added: 612, changed: 5_031, unchanged: 20_025, withdrawn: 598 };

export const importRun: ImportRun = {
  id: 7,
  kind: 'cricos',
  source_name: '',
  create_levels: false,
  state: 'checked',
  step: 'check',
  stopping: false,
  files: [{ name: 'cricos-2026-11.xlsx', bytes: 4_042_892 }],
  phase: 'Courses',
  rows_done: 25_668,
  fraction: 1,
  seconds_left: null,
  reason: '',
  override: null,
  summary: {
    rows_read: { Courses: 25_668, Institutions: 1_373 },
    university: { added: 4, changed: 31, unchanged: 1_338, withdrawn: 2 },
    campus: { added: 12, changed: 3, unchanged: 3_529, withdrawn: 9 },
    course: counts,
    still_held: 812,
    lines: { added: 628, changed: 5_208, withdrawn: 609, held: 14, kept: 2, refused: 1, note: 40 },
  },
  differs: 0,
  same_as: null,
  created_at: '2026-11-22T04:20:00.000Z',
  created_by: 'office@example.com',
  begun_at: '2026-11-22T04:20:01.000Z',
  ended_at: '2026-11-22T04:20:14.000Z',
  applied_at: null,
  applied_by: null,
  actions: ['apply', 'check', 'discard'],
  writing: false,
};

export const importLine: ImportLine = {
  id: 4711,
  outcome: 'changed',
  kind: 'course',
  key: '078241E',
  name: 'Master of Nursing',
  field: 'annual_fees',
  before: '31000',
  after: '32500',
  reason: '',
  sheet: '',
  row: null,
  column: '',
  value: '',
  fresh: false,
};
