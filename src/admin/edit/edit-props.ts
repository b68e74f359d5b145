import type { ReactNode } from 'react';
import type { EditKind } from '../../contract/edits/kinds.ts';
import type { EditState } from '../../contract/edits/state.ts';
import type { Back } from '../frame/back-link.tsx';

export interface EditScreenProps {
  kind: EditKind;
  /** The name of a document or figure, or the id of a record. */
  object: string;
  back: Back;
  /** Heading; unset: the title of the object. */
  title?: string;
  /** Stands beside the form on wide screens and above it on others. */
  aside?: (state: EditState) => ReactNode;
  /** More buttons beside those that save. */
  actions?: (state: EditState) => ReactNode;
}
