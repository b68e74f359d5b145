import type { ChecklistItem } from '../../contract/documents/checklist.ts';

type Written = Pick<ChecklistItem, 'name' | 'help' | 'stage'> & { key: string } & Partial<ChecklistItem>;

/** A line with what most lines have: for every country, whoever pays, under the additional documents. */
export const line = (written: Written): ChecklistItem => ({
  countries: [],
  sponsors: [],
  married: false,
  optional: false,
  group: 'additional_documents',
  ...written,
});
