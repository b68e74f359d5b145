import type { Transaction } from 'kysely';
import { changesBetween } from '../../contract/edits/changes.ts';
import type { EditKind } from '../../contract/edits/kinds.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { formSchema } from '../../contract/forms/index.ts';
import type { Database } from '../../platform/database/schema.ts';
import { checkedForm } from '../staff-edits.ts';
import type { EditableKind, FormData, FormOf, Results, StoredObject, WriteContext } from './kind.ts';
import { unusablePictures } from './usable-pictures.ts';

type Trx = Transaction<Database>;

/** The fields that differ from what visitors see, or would. */
export function changedFields({ published, unpublished }: StoredObject, data: FormData): string[] {
  const before = published ?? unpublished ?? {};
  return [...new Set(changesBetween(before, data).map(({ path }) => String(path[0] ?? '')))];
}

/** A form that is to be published. */
export interface Publishing {
  object: string;
  stored: StoredObject;
  data: FormData;
}

/**
 * Publishes forms of one kind, each for itself.
 * @returns how each came out: not_found, invalid with messages by path
 */
export async function publishMany(
  trx: Trx,
  { kind, editable }: { kind: EditKind; editable: EditableKind },
  forms: readonly Publishing[],
  context: Omit<WriteContext, 'changed'>,
): Promise<Results> {
  const results = new Map<string, Result<void>>();
  const valid: FormOf<never>[] = [];
  for (const { object, stored, data } of forms) {
    const schema = formSchema(kind, object);
    const parsed = schema ? checkedForm(schema, data) : fail({ code: 'not_found' });
    const wrong = parsed.ok ? await unusablePictures(trx, data) : fail(parsed.error);
    if (wrong) results.set(object, wrong);
    else if (parsed.ok)
      valid.push({ object, form: parsed.value as never, changed: changedFields(stored, data) });
  }
  for (const [object, result] of await writeMany(trx, editable, valid, context)) results.set(object, result);
  return results;
}

async function writeMany(
  trx: Trx,
  editable: EditableKind,
  forms: readonly FormOf<never>[],
  context: Omit<WriteContext, 'changed'>,
): Promise<Results> {
  if (forms.length === 0) return new Map();
  if (editable.writeMany) return editable.writeMany(trx, forms, { ...context, changed: [] });
  return oneByOne(forms, ({ object, form, changed }) =>
    editable.write(trx, object, form, { ...context, changed }),
  );
}

/** What would stand against publishing forms. @param forms with null: withdrawing it */
export async function checkMany(
  trx: Trx,
  editable: EditableKind,
  forms: readonly FormOf<null>[],
): Promise<Results> {
  const withForm = forms.filter((each): each is FormOf<never> => each.form !== null);
  if (editable.checkMany && withForm.length === forms.length) return editable.checkMany(trx, withForm);
  return oneByOne(
    forms,
    async ({ object, form, changed }) =>
      (await editable.check?.(trx, object, form as never, changed)) ?? ok(undefined),
  );
}

/** Takes objects from the site. @returns not_found for those that cannot be withdrawn */
export async function withdrawMany(
  trx: Trx,
  editable: EditableKind,
  objects: readonly string[],
  context: Omit<WriteContext, 'changed'>,
): Promise<Results> {
  if (objects.length === 0) return new Map();
  const all = { ...context, changed: [] };
  if (editable.withdrawMany) return editable.withdrawMany(trx, objects, all);
  return oneByOne(
    objects.map((object) => ({ object })),
    async ({ object }) =>
      (await editable.withdraw?.(trx, object, all)) ?? fail({ code: 'not_found' as const }),
  );
}

async function oneByOne<Item extends { object: string }>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result<void>>,
): Promise<Results> {
  const results = new Map<string, Result<void>>();
  for (const item of items) results.set(item.object, await work(item));
  return results;
}
