import type { Selectable } from 'kysely';
import type { SecondFactorsTable } from '../../platform/database/tables/second-factors.ts';

export type SecondFactorRow = Selectable<SecondFactorsTable>;

/** Where a secret belongs, for sealing. */
export const sealPlace = (userId: string): string => `second factor ${userId}`;
