import type { Selectable } from 'kysely';
import type { SecondFactorsTable } from '../../platform/database/tables/second-factors.ts';

export type SecondFactorRow = Selectable<SecondFactorsTable>;

/** Context that a secret is sealed with. */
export const sealPlace = (userId: string): string => `second factor ${userId}`;
