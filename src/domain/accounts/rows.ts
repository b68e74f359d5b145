import type { Selectable } from 'kysely';
import type { UsersTable } from '../../platform/database/tables/accounts.ts';

export type UserRow = Selectable<UsersTable>;
