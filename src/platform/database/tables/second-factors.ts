import type { ColumnType } from 'kysely';
import type { WithDefault } from './column-types.ts';

type Unset<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** db/migrations/0010_second_factor.sql */
export interface SecondFactorsTable {
  user_id: string;
  sealed_secret: Buffer;
  created_at: Date;
  confirmed_at: Unset<Date>;
  last_step: WithDefault<number>;
  wrong_codes: WithDefault<number>;
  locked_until: Unset<Date>;
}

export interface RecoveryCodesTable {
  code_hash: Buffer;
  user_id: string;
  used_at: Unset<Date>;
}
