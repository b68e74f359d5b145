import type { Json } from '../../../contract/edits/changes.ts';

/** A value as text: itself, '' for nothing, JSON for what has parts. */
export const plain = (value: Json | undefined): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
