import type { Insertable, Selectable } from 'kysely';
import type { SecurityEventsTable } from '../../platform/database/tables/security.ts';

export type SecurityEventRow = Selectable<SecurityEventsTable>;

/** A new entry of the security log. */
export type NewRow = Insertable<SecurityEventsTable>;

/** A row to be written, with the typed address until its account has been looked up. */
export type PendingRow = NewRow & { typedEmail?: string | undefined };
