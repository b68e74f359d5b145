import type { EditState, Revision, Saved } from '../../contract/edits/state.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import { createEdit, discardDraft, restoreRevision, withdrawEdit } from './commands.other.ts';
import { noteHere, othersHere } from './commands.presence.ts';
import { saveEdit, type Save } from './commands.save.ts';
import type { EditContext, Edited, Editor } from './context.ts';
import { listRevisions, newestRevision } from './data.revisions.ts';
import { presentState, readCurrent } from './data.state.ts';
import { EDITABLE } from './kinds.ts';
import type { FormData } from './kind.ts';

/** Everything that staff edit, by kind and object: docs/editing.md. All fail with not_found for what does not exist. */
export interface Edits {
  read(edited: Edited, editor: Editor): Promise<Result<EditState>>;
  create(
    kind: Edited['kind'],
    editor: Editor,
    from: { data: FormData; copyOf: string | null },
  ): Promise<Result<EditState>>;
  /** @returns invalid with messages by path */
  save(edited: Edited, editor: Editor, save: Save): Promise<Result<Saved>>;
  withdraw(edited: Edited, editor: Editor): Promise<Result<EditState>>;
  discard(edited: Edited, editor: Editor): Promise<Result<EditState>>;
  /** @returns edited_meanwhile */
  restore(
    edited: Edited,
    editor: Editor,
    revision: { number: number; base: number },
  ): Promise<Result<EditState>>;
  /** Newest first. */
  revisions(edited: Edited, query: PageQuery): Promise<Result<Page<Revision>>>;
  /** Notes that somebody has the object open. @returns the others, and the number of the newest revision */
  here(edited: Edited, editor: Editor): Promise<Result<{ editors: EditState['editors']; number: number }>>;
}

/** @param options.kinds those that need more than a transaction, besides EDITABLE */
export function createEdits(options: EditContext): Edits {
  const context: EditContext = { ...options, kinds: { ...EDITABLE, ...options.kinds } };
  const { db, clock } = context;
  return {
    read: (edited, editor) =>
      db.transaction().execute(async (trx) => {
        const current = await readCurrent(trx, context, edited, false);
        if (!current) return fail({ code: 'not_found' });
        return ok(await presentState(trx, context, edited, current, editor));
      }),
    create: (kind, editor, from) => createEdit(context, kind, editor, from),
    save: (edited, editor, save) => saveEdit(context, edited, editor, save),
    withdraw: (edited, editor) => withdrawEdit(context, edited, editor),
    discard: (edited, editor) => discardDraft(context, edited, editor),
    restore: (edited, editor, revision) => restoreRevision(context, edited, editor, revision),
    revisions: (edited, query) => listRevisions(context, edited, query),
    async here(edited, editor) {
      const now = clock.now();
      await noteHere(db, edited, editor.id, now);
      const newest = await newestRevision(db, edited);
      return ok({ editors: await othersHere(db, edited, editor.id, now), number: newest?.number ?? 0 });
    },
  };
}
