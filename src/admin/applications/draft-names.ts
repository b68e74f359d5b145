import type { InternalNote } from '../../contract/case-messages.ts';
import type { ApplicationEvent } from '../../contract/application-states.ts';

/** Names of drafts for a case; see frame/drafts.ts. */
export const messageDraft = (id: string): string => `applications/${id}/message`;
/** A note or a call that only the office sees. */
export const internalDraft = (id: string, kind: InternalNote['kind']): string => `applications/${id}/${kind}`;
/** The move whose dialog is open. */
export const moveDraft = (id: string): string => `applications/${id}/move`;
/** The note of a move, or of a correction. */
export const noteDraft = (id: string, event: ApplicationEvent | 'correct'): string =>
  `applications/${id}/${event}`;
