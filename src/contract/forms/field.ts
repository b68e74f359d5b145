import type * as z from 'zod';
import type { Json } from '../edits/changes.ts';
import type { EditKind } from '../edits/kinds.ts';
import type { InputKind } from './meta.ts';

/** Inputs with a component of their own, whatever the type of the value. */
export type OwnInput = Exclude<InputKind, 'line' | 'text' | 'prose' | 'hidden'>;

/** A field of a form, as the walker (walk.ts) reads it from a schema. */
export type Field = FieldBase & FieldShape;

export interface FieldBase {
  /** ''; the schema has no title. A test fails on such a field. */
  label: string;
  help: string | null;
  /** Publishing without a value is refused. */
  required: boolean;
  /** What stands for 'nothing' in the data; null: it always has a value. */
  empty: 'null' | 'absent' | null;
  /** Value of a new field, from the schema's default. */
  initial: Json | undefined;
  /** Heading of the part of the form that begins here. */
  part: string | null;
  schema: z.core.$ZodType;
}

export interface Option {
  value: string | number | boolean;
  label: string;
}

export type FieldShape =
  | {
      type: 'text';
      input: 'line' | 'text' | 'prose';
      /** Limits of the length in characters. */
      least: number | null;
      most: number | null;
      format: 'email' | 'url' | null;
    }
  | { type: 'number'; least: number | null; most: number | null; whole: boolean }
  | { type: 'switch' }
  | { type: 'choice'; options: readonly Option[] }
  /** Always the same value, for instance what tells the alternatives of a union apart. */
  | { type: 'fixed'; value: Json }
  | { type: 'group'; fields: readonly NamedField[] }
  | { type: 'list'; item: Field; itemName: string; least: number | null; most: number | null }
  /** Values by name. */
  | { type: 'table'; value: Field; names: readonly string[] | null; itemName: string }
  /** One of several shapes. */
  | { type: 'alternatives'; options: readonly Field[] }
  | { type: 'own'; input: OwnInput; of: EditKind | 'image' | null }
  | { type: 'hidden' }
  /** The walker knows no input for it. A test fails on such a field. */
  | { type: 'unknown'; what: string };

export interface NamedField {
  /** A number is a position, for values with a fixed number of parts. */
  name: string | number;
  field: Field;
}

export type FieldOf<Type extends Field['type']> = Extract<Field, { type: Type }>;
