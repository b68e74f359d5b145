import type { Transaction } from 'kysely';
import { EDIT_KINDS } from '../../contract/edits/kinds.ts';
import type { EditState } from '../../contract/edits/state.ts';
import { can } from '../../contract/rights.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { EditContext, Edited, Editor } from './context.ts';
import { othersHere } from './commands.presence.ts';
import { newestRevision } from './data.revisions.ts';
import type { EditableKind, FormData, StoredObject } from './kind.ts';

/** An object as it is now, inside a transaction. */
export interface Current {
  editable: EditableKind;
  stored: StoredObject;
  /** What nobody but staff sees; null: nothing. */
  draft: FormData | null;
  /** What the form shows. */
  data: FormData;
}

/** Reads an object. @param lock for a save. @returns undefined if there is none. */
export async function readCurrent(
  trx: Transaction<Database>,
  { kinds }: Pick<EditContext, 'kinds'>,
  { kind, object }: Edited,
  lock: boolean,
): Promise<Current | undefined> {
  const editable = kinds[kind];
  const stored = await editable?.read(trx, object, lock);
  if (!editable || !stored) return undefined;
  const row = await trx
    .selectFrom('drafts')
    .select('data')
    .where('kind', '=', kind)
    .where('object', '=', object)
    .executeTakeFirst();
  const draft = row?.data ?? null;
  return { editable, stored, draft, data: draft ?? stored.published ?? stored.unpublished ?? {} };
}

/** The state of an object as its form gets it. */
export async function presentState(
  trx: Transaction<Database>,
  { clock }: Pick<EditContext, 'clock'>,
  edited: Edited,
  { editable, stored, draft }: Current,
  editor: Editor,
): Promise<EditState> {
  const newest = await newestRevision(trx, edited);
  const { published, unpublished, publishAt } = stored;
  const now = clock.now();
  return {
    ...edited,
    title: stored.title,
    number: newest?.number ?? 0,
    status: statusOf(stored, draft, now),
    published,
    draft: draft ?? (published === null ? unpublished : null),
    publish_at: publishAt && publishAt > now ? publishAt.toISOString() : null,
    address: stored.address,
    changed_at: newest?.at.toISOString() ?? null,
    changed_by: newest?.author_name ?? null,
    editors: await othersHere(trx, edited, editor.id, now),
    staff_fields: [...stored.staffFields],
    may_edit: can(editor.role, 'write', EDIT_KINDS[edited.kind].right),
    can_withdraw: editable.withdraw !== undefined,
    as_shipped: stored.asShipped,
    needs_attention: [...(stored.unfit ?? [])],
  };
}

function statusOf(
  { published, withdrawn, publishAt }: StoredObject,
  draft: FormData | null,
  now: Date,
): EditState['status'] {
  if (published === null) return withdrawn ? 'withdrawn' : 'draft';
  if (publishAt && publishAt > now) return 'scheduled';
  return draft === null ? 'published' : 'changed';
}
