import type { Selectable } from 'kysely';
import type { StaffInvitationsTable } from '../../platform/database/tables/staff.ts';

export type InvitationRow = Selectable<StaffInvitationsTable>;
