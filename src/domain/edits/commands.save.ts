import { sql, type Transaction } from 'kysely';
import { applyChanges, changesBetween, type Change } from '../../contract/edits/changes.ts';
import type { EditState, Saved } from '../../contract/edits/state.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { formSchema } from '../../contract/forms/index.ts';
import { transactionTriedAgain } from '../../platform/database/clashes.ts';
import type { Database } from '../../platform/database/schema.ts';
import { readName } from '../accounts/data.names.ts';
import { checkedForm } from '../staff-edits.ts';
import { dropDrafts, keepDrafts } from './commands.drafts.ts';
import { changedFields } from './commands.many.ts';
import { recordRevision } from './commands.record.ts';
import type { EditContext, Edited, Editor } from './context.ts';
import { presentState, readCurrent, type Current } from './data.state.ts';
import type { FormData, WriteContext } from './kind.ts';
import { unusablePictures } from './usable-pictures.ts';

export interface Save {
  changes: readonly Change[];
  publish: boolean;
  publishAt?: Date | null;
  confirm?: string | null;
  /** Nothing is saved while there is a draft: publishing would publish it too. */
  unlessDraft?: boolean;
}

type Written = { reason: 'saved' | 'published' | 'restored'; restoredFrom?: number };

/** One transaction on one object: nobody else saves it meanwhile. */
export async function changing<T>(
  { db, clock }: EditContext,
  { kind, object }: Edited,
  editor: Editor,
  work: (trx: Transaction<Database>, who: Pick<WriteContext, 'author' | 'now'>) => Promise<Result<T>>,
): Promise<Result<T>> {
  return transactionTriedAgain(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${kind}), hashtext(${object}))`.execute(trx);
    return work(trx, { author: { id: editor.id, name: await readName(trx, editor.id) }, now: clock.now() });
  });
}

/**
 * Saves somebody's changes over what the object is by now. Changes of what others have changed meanwhile are clashes: then
 * nothing is stored, and the person decides. A draft may have faults; what is published is checked by the form's schema.
 * @returns not_found, invalid with messages by path ('sections.0.title')
 */
export const saveEdit = (
  context: EditContext,
  edited: Edited,
  editor: Editor,
  save: Save,
): Promise<Result<Saved>> =>
  changing<Saved>(context, edited, editor, async (trx, who) => {
    const current = await readCurrent(trx, context, edited, true);
    if (!current) return fail({ code: 'not_found' });
    const { value, clashes } = applyChanges(current.data, save.changes);
    if (clashes.length > 0 || (save.unlessDraft === true && current.draft !== null)) {
      return ok({ saved: false, clashes, state: await presentState(trx, context, edited, current, editor) });
    }
    const state = await storeForm(trx, context, edited, {
      current,
      data: value as FormData,
      editor,
      who,
      save,
    });
    return state.ok ? ok({ saved: true, clashes: [], state: state.value }) : state;
  });

interface Writing {
  current: Current;
  data: FormData;
  who: Pick<WriteContext, 'author' | 'now'>;
  save: Omit<Save, 'changes'>;
  written?: Written;
}

/** Stores a form as a draft or publishes it, records the revision and reads the new state. */
export async function storeForm(
  trx: Transaction<Database>,
  context: EditContext,
  edited: Edited,
  { editor, ...writing }: Writing & { editor: Editor },
): Promise<Result<EditState>> {
  const stored = await writeForm(trx, edited, writing);
  if (!stored.ok) return stored;
  const after = await readCurrent(trx, context, edited, false);
  if (!after) return fail({ code: 'not_found' });
  return ok(await presentState(trx, context, edited, after, editor));
}

/** Stores a form as a draft or publishes it. */
async function writeForm(
  trx: Transaction<Database>,
  edited: Edited,
  { current, data, who, save, written }: Writing,
): Promise<Result<void>> {
  const { kind, object } = edited;
  if (save.publish) {
    const published = await publish(trx, edited, { current, data, who, save });
    if (!published.ok) return published;
    await dropDrafts(trx, kind, [object]);
  } else await keepDrafts(trx, kind, [{ object, data }], who);
  const reason = written ?? { reason: save.publish ? 'published' : 'saved' };
  const isNews = save.publish || changesBetween(current.data, data).length > 0;
  if (isNews) await recordRevision(trx, edited, { ...reason, before: current.data, data }, who);
  return ok(undefined);
}

async function publish(
  trx: Transaction<Database>,
  { kind, object }: Edited,
  { current, data, who, save }: Writing,
): Promise<Result<void>> {
  const schema = formSchema(kind, object);
  if (!schema) return fail({ code: 'not_found' });
  const parsed = checkedForm(schema, data);
  if (!parsed.ok) return parsed;
  const unusable = await unusablePictures(trx, data);
  if (unusable) return unusable;
  const changed = changedFields(current.stored, data);
  return current.editable.write(trx, object, parsed.value as never, {
    ...who,
    changed,
    publishAt: save.publishAt ?? null,
    confirm: save.confirm ?? null,
  });
}
