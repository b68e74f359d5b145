import type { EditKind } from '../../contract/edits/kinds.ts';
import { articles } from '../articles/commands.edits.ts';
import { documents } from './documents.ts';
import { facts } from './facts.ts';
import type { EditableKind } from './kind.ts';

/** How each kind is read and written. */
export const EDITABLE: Partial<Record<EditKind, EditableKind>> = {
  document: documents,
  fact: facts,
  article: articles,
};
