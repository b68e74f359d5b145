import type { ColumnType } from 'kysely';

/** A column that the database fills in where nothing is given. */
export type WithDefault<T> = ColumnType<T, T | undefined, T>;

/** jsonb: read as a value, written as its JSON text. */
export type Json<T> = ColumnType<T, string | undefined, string>;
