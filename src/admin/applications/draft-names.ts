import type { ApplicationEvent } from '../../contract/application-states.ts';

/** Names of what staff type for a case; see frame/drafts.ts. */
export const messageDraft = (id: string): string => `applications/${id}/message`;
/** The move whose question is open. */
export const moveDraft = (id: string): string => `applications/${id}/move`;
/** What goes along with a move. */
export const noteDraft = (id: string, event: ApplicationEvent): string => `applications/${id}/${event}`;
