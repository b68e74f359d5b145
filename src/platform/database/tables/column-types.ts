import type { ColumnType } from 'kysely';

/** A column with a default value or null, which may be left out on insert. */
export type WithDefault<T> = ColumnType<T, T | undefined, T>;

/** A jsonb column: read as a value, written as JSON text. */
export type Json<T> = ColumnType<T, string | undefined, string>;
