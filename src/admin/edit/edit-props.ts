import type { ComponentType, ReactNode } from 'react';
import type { EditKind } from '../../contract/edits/kinds.ts';
import type { EditState } from '../../contract/edits/state.ts';
import type { Back } from '../frame/back-link.tsx';

/** A field of the form itself. */
export interface FieldNoteProps {
  name: string;
  label: string;
}

export interface EditScreenProps {
  kind: EditKind;
  /** The name of a document or figure, or the id of a record. */
  object: string;
  back: Back;
  /** Heading; unset: the title of the object. */
  title?: string;
  /** Stands beside the form on wide screens and above it on others. */
  aside?: (state: EditState) => ReactNode;
  /** Stands below each field of the form itself. */
  note?: ComponentType<FieldNoteProps>;
  /** More buttons beside those that save. */
  actions?: (state: EditState) => ReactNode;
}
