import type { BulkEditBody } from '../../../contract/bulk-edits/shapes.ts';

/** What a bulk edit does, without the records that it is done to. */
export type Change = Pick<BulkEditBody, 'action'> & Partial<Pick<BulkEditBody, 'field' | 'value'>>;
