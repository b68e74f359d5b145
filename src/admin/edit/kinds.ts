import type { EditKind } from '../../contract/edits/kinds.ts';

interface Manner {
  /** Drafts are saved by themselves a moment after the last key. */
  autosave?: true;
  /** It can appear later by itself. */
  schedules?: true;
  /** 'Publish' says that something becomes public; settings and figures are just saved. */
  publish: 'Publish' | 'Save';
}

const RECORD: Manner = { publish: 'Publish' };
const VALUE: Manner = { publish: 'Save' };

/** How each kind is saved. */
export const MANNERS: Readonly<Record<EditKind, Manner>> = {
  document: VALUE,
  fact: VALUE,
  article: { publish: 'Publish', autosave: true, schedules: true },
  event: { publish: 'Publish', schedules: true },
  university: RECORD,
  course: RECORD,
  scholarship: RECORD,
  country: RECORD,
  city: RECORD,
  campus: RECORD,
  level: RECORD,
  field: RECORD,
  rate: VALUE,
};
