import type { DOCUMENTS } from '../contract/documents/index.ts';

/** The shipped value of each document, before staff have changed anything. */
export const SHIPPED: Record<keyof typeof DOCUMENTS, object> = {};
