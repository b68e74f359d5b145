import type { Transaction } from 'kysely';
import type { Json } from '../../contract/edits/changes.ts';
import type { Result } from '../../contract/errors.ts';
import type { Database } from '../../platform/database/schema.ts';

export type FormData = { readonly [field: string]: Json };

/** What the engine knows of an object that its kind stores. */
export interface StoredObject {
  /** Shown in lists and at the top of the form. */
  title: string;
  /** What visitors see, as the form shows it; null: it was never published or is withdrawn, see `unpublished`. */
  published: FormData | null;
  /** The record of an object that is not visible now (drafts and withdrawn ones). */
  unpublished: FormData | null;
  withdrawn: boolean;
  /** When a published record appears, if that is still to come. */
  publishAt: Date | null;
  /** Where visitors find it now. */
  address: string | null;
  /** Where visitors will find it once it is published, for previews. Unset: it has no page of its own. */
  page?: string;
  /** Fields that an import does not overwrite. */
  staffFields: readonly string[];
  /** The value is the shipped one. */
  asShipped: boolean;
  /** What was stored and no longer fits the form, in sentences; visitors see the shipped value there. */
  unfit?: readonly string[];
}

export interface WriteContext {
  now: Date;
  /** Who saves. */
  author: { id: string; name: string };
  /** When it appears; null: at once. */
  publishAt: Date | null;
  /** Fields (first steps of the paths) that this save changes, for the record's `staff_fields`. */
  changed: readonly string[];
  /** What the person has agreed to, for kinds that ask first. */
  confirm: string | null;
  /** For a preview, which is rolled back: nobody is asked or told. */
  preview?: boolean;
  /** Withdrawing: visitors have never seen it, so it becomes a draft again. */
  asDraft?: boolean;
  /** Collects the courses that visitors are to see changed. The caller shows them with `showChanges`; unset: at once. */
  gather?: Set<number>;
}

/** One of many forms: the schema's output, and the fields that it changes. */
export interface FormOf<Form> {
  object: string;
  form: Form;
  changed: readonly string[];
}

/** How each of many objects came out. */
export type Results = ReadonlyMap<string, Result<void>>;

/**
 * A kind of object that staff edit: how its form's data are read from the tables that pages read, and written there. The
 * engine does the rest: merging, drafts, revisions, restoring, rights.
 */
export interface EditableKind {
  /** @param lock inside a save: the row is locked until the transaction ends. */
  read(trx: Transaction<Database>, object: string, lock: boolean): Promise<StoredObject | undefined>;
  /** Many at once, by object; those that do not exist are missing. Unset: one after the other. */
  readMany?(
    trx: Transaction<Database>,
    objects: readonly string[],
    lock: boolean,
  ): Promise<ReadonlyMap<string, StoredObject>>;
  /**
   * What `write` and `withdraw` refuse because of other records, asked before. Unset: nothing.
   * @param data null: it is withdrawn
   */
  check?(
    trx: Transaction<Database>,
    object: string,
    data: never,
    changed: readonly string[],
  ): Promise<Result<void>>;
  /** `check` of forms that change together. Unset: one after the other. */
  checkMany?(trx: Transaction<Database>, forms: readonly FormOf<never>[]): Promise<Results>;
  /**
   * Publishes valid data, updates the search and announces the change. The data are the schema's output.
   * @returns invalid with messages by path for what only the database knows, for instance a name that exists twice.
   */
  write(
    trx: Transaction<Database>,
    object: string,
    data: never,
    context: WriteContext,
  ): Promise<Result<void>>;
  /** `write` of many, each for itself: a form that is refused changes nothing. Unset: one after the other. */
  writeMany?(
    trx: Transaction<Database>,
    forms: readonly FormOf<never>[],
    context: WriteContext,
  ): Promise<Results>;
  /** Makes a record that visitors do not see yet, from data that may be incomplete. Unset: none can be added. */
  create?(trx: Transaction<Database>, data: FormData, context: WriteContext): Promise<Result<string>>;
  /** Takes it from the site. Unset: it cannot be withdrawn. */
  withdraw?(trx: Transaction<Database>, object: string, context: WriteContext): Promise<Result<void>>;
  /** `withdraw` of many. Unset: one after the other. */
  withdrawMany?(
    trx: Transaction<Database>,
    objects: readonly string[],
    context: WriteContext,
  ): Promise<Results>;
}
