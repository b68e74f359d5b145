import type { Value } from '../merge.ts';
import type { HeldRow } from './data.ts';

/** What deciding a held value does to its record. Unset `value`: the record stays as it is. */
export interface Move {
  row: HeldRow;
  state: HeldRow['state'];
  change?: { column: string; value: Value; staff: 'set' | 'released' | 'same' };
}

export interface Who {
  now: Date;
  by: string | null;
}
