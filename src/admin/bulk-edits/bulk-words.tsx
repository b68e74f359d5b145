import { bulkField } from '../../contract/bulk-edits/fields.ts';
import type { BulkEdit, BulkState } from '../../contract/bulk-edits/shapes.ts';
import type { CatalogueKind } from '../../contract/catalogue/lists.ts';
import type { Json } from '../../contract/edits/changes.ts';
import { STATUS_WORDS } from '../../contract/edits/statuses.ts';
import { WORDS } from '../catalogue/words.ts';
import { valueWords } from '../edit/words/value-words.ts';
import { Tag, type Tone } from '../parts/tag.tsx';

type Said = Pick<BulkEdit, 'kind' | 'action' | 'field' | 'value'>;

/** '1 course', '25,668 courses' */
export const countOf = (kind: CatalogueKind, count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? WORDS[kind].one : WORDS[kind].many.toLowerCase()}`;

/** What it does: 'Set Currency to AUD'. */
export function doesWords({ kind, action, field: name, value }: Said): string {
  const field = bulkField(kind, name);
  const label = field?.label ?? name;
  const words = field?.type === 'own' || Array.isArray(value) ? '' : shorten(valueWords(field, value));
  switch (action) {
    case 'publish':
      return 'Publish';
    case 'withdraw':
      return 'Withdraw';
    case 'add':
      return `Add to ${label}`;
    case 'percent':
      return `${Number(value) < 0 ? 'Lower' : 'Raise'} ${label} by ${Math.abs(Number(value))} %`;
    case 'set':
      if (value === null || value === '') return `Clear ${label}`;
      return words === '' ? `Set ${label}` : `Set ${label} to ${words}`;
    case 'undo':
      return label === '' ? 'Take back' : `Take back the change of ${label}`;
  }
}

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** A value of a record before or after, or its status. */
export function recordWords({ kind, field }: Pick<BulkEdit, 'kind' | 'field'>, value: Json): string {
  if (typeof value === 'number') return value.toLocaleString('en');
  if (field !== '') return valueWords(bulkField(kind, field), value);
  return typeof value === 'string' && value in STATUS_WORDS
    ? STATUS_WORDS[value as keyof typeof STATUS_WORDS]
    : '';
}

const STATES: Readonly<Record<BulkState, { label: string; tone: Tone }>> = {
  waiting: { label: 'Waiting', tone: 'plain' },
  running: { label: 'Running', tone: 'open' },
  checked: { label: 'Preview', tone: 'open' },
  done: { label: 'Done', tone: 'good' },
  stopped: { label: 'Stopped', tone: 'wrong' },
};

/** How far it is. */
export function BulkTag({ run: { state, undone_by } }: { run: BulkEdit }) {
  if (undone_by !== null) return <Tag tone="shut">Undone</Tag>;
  const { label, tone } = STATES[state];
  return <Tag tone={tone}>{label}</Tag>;
}

export const STATE_CHOICES = (['running', 'done', 'stopped'] as const).map((value) => ({
  value,
  label: STATES[value].label,
}));

export const isGoing = ({ state }: Pick<BulkEdit, 'state'>): boolean =>
  state === 'waiting' || state === 'running';
