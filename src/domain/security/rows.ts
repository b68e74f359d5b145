import type { Selectable } from 'kysely';
import type { SecurityEventsTable } from '../../platform/database/tables/security.ts';

export type SecurityEventRow = Selectable<SecurityEventsTable>;
