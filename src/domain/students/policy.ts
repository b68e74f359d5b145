/** Days in which a merge of two accounts can be taken back. */
export const UNDO_DAYS = 30;

/** Tables whose rows move with a merge. */
export const MOVING = ['applications', 'enquiries', 'event_registrations', 'charges', 'payments'] as const;
export type Moving = (typeof MOVING)[number];

/** Ids of the rows that moved. */
export type Moved = Record<Moving, string[]>;
