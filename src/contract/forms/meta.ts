import type * as z from 'zod';
import type { EditKind } from '../edits/kinds.ts';

/**
 * How a form shows a field. A schema says it with `.meta({ title, description, input })`: the label, the help below the
 * field and the kind of input. Without `input` the walker chooses one by the type (walk.ts).
 */
export type InputKind =
  /** One line of text. The default for texts. */
  | 'line'
  /** Several lines of text. */
  | 'text'
  /** Several lines that may contain figures as {fact:id}. */
  | 'prose'
  /** A number of `picture` schemas: chosen from the library. */
  | 'picture'
  /** The id of a figure. */
  | 'fact'
  /** The id of an official office. */
  | 'office'
  /** A day, 'YYYY-MM-DD'. */
  | 'day'
  /** A moment, shown and typed in Nepal's time. */
  | 'moment'
  /** The id of a record, found by typing: see `of`. */
  | 'record'
  /** The value of a figure: number, range, months or text. */
  | 'fact value'
  /** Kept with the form but not shown, for instance the key of an item. */
  | 'hidden';

declare module 'zod' {
  interface GlobalMeta {
    input?: InputKind;
    /** What a 'record' input finds. */
    of?: EditKind | 'image';
    /** Name of an item of a list in buttons: 'Add paragraph'. */
    item?: string;
    /** Words for the values of a choice, by value. Without them a value is shown as it is. */
    options?: Readonly<Record<string, string>>;
    /** Heading of the part of the form that begins with this field. Only for fields of the form itself. */
    part?: string;
  }
}

/** A form: an object whose fields have labels. */
export type FormSchema = z.ZodObject;
