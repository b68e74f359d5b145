import { newValue, sameContent } from '../../contract/bulk-edits/new-value.ts';
import type { Json } from '../../contract/edits/changes.ts';
import type { KeptForms } from '../../platform/database/tables/bulk-edits.ts';
import type { EditableKind, FormData, StoredObject } from '../edits/kind.ts';
import type { BulkRow } from './data.ts';

/** A record as it is now. */
export interface Found {
  editable: EditableKind;
  stored: StoredObject;
  draft: FormData | null;
}

export interface Plan {
  outcome: 'ready' | 'same' | 'refused';
  reason: string;
  before: Json;
  after: Json;
  kept: KeptForms | null;
  /** What is stored. Unset: it is withdrawn. */
  data?: FormData;
  publish: boolean;
  /** It takes back what a bulk edit has changed. */
  undoes?: boolean;
}

export const refused = (reason: string, before: Json = null): Plan => ({
  outcome: 'refused',
  reason,
  before,
  after: null,
  kept: null,
  publish: false,
});

const HAS_DRAFT = 'It has a draft that is not published. Publish the draft or drop it, then try again.';

/** What visitors see of it, or would. */
export const shownOf = ({ stored }: Found): FormData => stored.published ?? stored.unpublished ?? {};
const statusOf = ({ stored, draft }: Found): KeptForms['status'] => {
  if (stored.published === null) return stored.withdrawn ? 'withdrawn' : 'draft';
  return draft === null ? 'published' : 'changed';
};

/** What a bulk edit does with a record, without doing it. Whether the value fits is asked afterwards. */
export function planRecord(run: Pick<BulkRow, 'action' | 'field' | 'value'>, found: Found): Plan {
  const status = statusOf(found);
  const { published, unpublished } = found.stored;
  const kept: KeptForms = { status, published: null, draft: null };
  const ready: Plan = { outcome: 'ready', reason: '', before: status, after: null, kept, publish: true };
  if (run.action === 'publish') {
    const same: Plan = { ...ready, outcome: 'same', after: 'published' };
    if (status === 'published') return same;
    const data = found.draft ?? unpublished ?? {};
    return { ...same, outcome: 'ready', data, kept: { ...kept, published, draft: found.draft } };
  }
  if (run.action === 'withdraw') {
    if (published === null) return { ...ready, outcome: 'same', after: status, publish: false };
    return { ...ready, after: 'withdrawn', publish: false };
  }
  const form = found.draft ?? shownOf(found);
  const before = form[run.field] ?? null;
  if (status === 'changed') return refused(HAS_DRAFT, before);
  if (run.action === 'percent' && before === null) return refused('It has no amount to raise or lower.');
  const after = newValue(run, before, run.value);
  const plan: Plan = { ...ready, before, after, publish: published !== null };
  if (sameContent(before, after)) return { ...plan, outcome: 'same' };
  return { ...plan, data: { ...form, [run.field]: after } };
}

const IMPORTED = 'An import has changed it since.';

/** What undoing does with a record that nobody has saved since. `before` is what the bulk edit has made of it. */
export function planUndo(
  { field, undone_action: action }: Pick<BulkRow, 'field' | 'undone_action'>,
  record: { before: Json; after: Json; kept: KeptForms | null },
  found: Found,
): Plan {
  const { before, after, kept } = record;
  const { published, unpublished } = found.stored;
  const plan: Plan = { outcome: 'ready', reason: '', before, after, kept, publish: true, undoes: true };
  if (action === 'withdraw') {
    return published === null ? { ...plan, data: unpublished ?? {} } : refused(IMPORTED, before);
  }
  if (action === 'publish') {
    if (published === null) return refused(IMPORTED, before);
    return kept?.published ? { ...plan, data: kept.published } : { ...plan, publish: false };
  }
  const form = found.draft ?? shownOf(found);
  if (!sameContent(form[field], before)) return refused(IMPORTED, before);
  return { ...plan, data: { ...form, [field]: after }, publish: published !== null };
}
