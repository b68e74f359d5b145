import type { BulkEdit, BulkEditRecord } from '../../contract/bulk-edits/shapes.ts';

export const bulkEdit: BulkEdit = {
  id: 4,
  kind: 'course',
  action: 'set',
  field: 'currency',
  value: 'AUD',
  filter: { search: 'nursing', country: '1' },
  excepted: 0,
  step: 'check',
  state: 'checked',
  stalled: false,
  stopping: false,
  total: 314,
  done: 314,
  changed: 310,
  same: 2,
  refused: 2,
  seconds_left: null,
  undo_of: null,
  undone_by: null,
  created_at: '2026-11-12T05:15:00.000Z',
  created_by: 'Sita Shrestha',
  applied_at: null,
  applied_by: null,
  ended_at: '2026-11-12T05:15:01.000Z',
  actions: ['apply', 'discard'],
};

export const bulkEditRecord: BulkEditRecord = {
  id: 1,
  object: '12',
  title: 'Bachelor of Nursing',
  state: 'ready',
  reason: '',
  before: null,
  after: 'AUD',
};
