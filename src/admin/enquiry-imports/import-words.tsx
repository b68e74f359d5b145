import type { ImportState } from '../../contract/enquiry-import-words.ts';
import type { EnquiryImport } from '../../contract/enquiry-imports.ts';
import { Tag, type Tone } from '../parts/tag.tsx';

const STATES: Readonly<Record<ImportState, { label: string; tone: Tone }>> = {
  open: { label: 'Not imported yet', tone: 'open' },
  checking: { label: 'Being checked', tone: 'open' },
  checked: { label: 'Checked', tone: 'open' },
  writing: { label: 'Being imported', tone: 'open' },
  written: { label: 'Imported', tone: 'good' },
  undoing: { label: 'Being undone', tone: 'open' },
  undone: { label: 'Undone', tone: 'plain' },
};

export const StateTag = ({ state }: { state: ImportState }) => (
  <Tag tone={STATES[state].tone}>{STATES[state].label}</Tag>
);

export const isGoing = ({ state }: Pick<EnquiryImport, 'state'>): boolean => state.endsWith('ing');

/** '1 row', '1,200 rows' */
export const countOf = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en')} ${many}`;
