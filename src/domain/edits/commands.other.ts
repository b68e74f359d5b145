import type { EditState } from '../../contract/edits/state.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { formSchema } from '../../contract/forms/index.ts';
import { dropDrafts } from './commands.drafts.ts';
import { recordRevision } from './commands.record.ts';
import { changing, storeForm } from './commands.save.ts';
import type { EditContext, Edited, Editor } from './context.ts';
import { newestRevision } from './data.revisions.ts';
import { presentState, readCurrent } from './data.state.ts';
import type { FormData } from './kind.ts';

/** Drops the draft: the form shows what visitors see. The dropped text stays in the history. @returns not_found */
export const discardDraft = (
  context: EditContext,
  edited: Edited,
  editor: Editor,
): Promise<Result<EditState>> =>
  changing(context, edited, editor, async (trx, who) => {
    const current = await readCurrent(trx, context, edited, true);
    if (!current) return fail({ code: 'not_found' });
    const { stored, draft } = current;
    const data = stored.published ?? stored.unpublished ?? {};
    if (draft !== null) {
      await dropDrafts(trx, edited.kind, [edited.object]);
      await recordRevision(trx, edited, { reason: 'discarded', before: draft, data }, who);
    }
    return ok(await presentState(trx, context, edited, { ...current, draft: null, data }, editor));
  });

/** Takes an object from the site; publishing shows it again. @returns not_found, also for what cannot be withdrawn */
export const withdrawEdit = (
  context: EditContext,
  edited: Edited,
  editor: Editor,
): Promise<Result<EditState>> =>
  changing(context, edited, editor, async (trx, who) => {
    const current = await readCurrent(trx, context, edited, true);
    if (!current?.editable.withdraw) return fail({ code: 'not_found' });
    const withdrawn = await current.editable.withdraw(trx, edited.object, {
      ...who,
      changed: [],
      publishAt: null,
      confirm: null,
    });
    if (!withdrawn.ok) return withdrawn;
    const { data } = current;
    await recordRevision(trx, edited, { reason: 'withdrawn', before: data, data }, who);
    const after = await readCurrent(trx, context, edited, false);
    if (!after) return fail({ code: 'not_found' });
    return ok(await presentState(trx, context, edited, after, editor));
  });

/**
 * Brings a former state back: published again if the object is public and the state is still valid, otherwise as a draft.
 * What is scheduled stays scheduled. @param base the newest revision that the person saw
 * @returns not_found, edited_meanwhile, and what the kind refuses
 */
export const restoreRevision = (
  context: EditContext,
  edited: Edited,
  editor: Editor,
  { number, base }: { number: number; base: number },
): Promise<Result<EditState>> =>
  changing(context, edited, editor, async (trx, who) => {
    const current = await readCurrent(trx, context, edited, true);
    const { kind, object } = edited;
    const revision = await trx
      .selectFrom('revisions')
      .select('data')
      .where('kind', '=', kind)
      .where('object', '=', object)
      .where('number', '=', number)
      .executeTakeFirst();
    if (!current || !revision) return fail({ code: 'not_found' });
    const newest = await newestRevision(trx, edited);
    if (newest?.number !== base) return fail({ code: 'refused', reason: 'edited_meanwhile' });
    const { data } = revision;
    const { publishAt } = current.stored;
    const isValid = formSchema(kind, object)?.safeParse(data).success === true;
    const publish = isValid && current.stored.published !== null && current.draft === null;
    const written = { reason: 'restored', restoredFrom: number } as const;
    const save = { publish, publishAt: publishAt && publishAt > who.now ? publishAt : null };
    return storeForm(trx, context, edited, { current, data, editor, who, save, written });
  });

/** Makes a new object that visitors do not see yet, empty or as a copy. @returns not_found, invalid */
export const createEdit = (
  context: EditContext,
  kind: Edited['kind'],
  editor: Editor,
  { data, copyOf }: { data: FormData; copyOf: string | null },
): Promise<Result<EditState>> =>
  changing(context, { kind, object: '' }, editor, async (trx, who) => {
    const editable = context.kinds[kind];
    if (!editable?.create) return fail({ code: 'not_found' });
    const copied =
      copyOf === null ? undefined : await readCurrent(trx, context, { kind, object: copyOf }, false);
    if (copyOf !== null && !copied) return fail({ code: 'not_found' });
    const made = await editable.create(
      trx,
      { ...copied?.data, ...data },
      { ...who, changed: [], publishAt: null, confirm: null },
    );
    if (!made.ok) return made;
    const edited = { kind, object: made.value };
    const current = await readCurrent(trx, context, edited, false);
    if (!current) return fail({ code: 'not_found' });
    await recordRevision(trx, edited, { reason: 'saved', before: {}, data: current.data }, who);
    return ok(await presentState(trx, context, edited, current, editor));
  });
