import type { Transaction } from 'kysely';
import { ENQUIRY_EVENTS, type EnquiryEvent } from '../../contract/enquiry-words.ts';
import type { ChangeAction } from '../../contract/change-log.ts';
import { changesBetween, type Change, type Json } from '../../contract/edits/changes.ts';
import type { Database } from '../../platform/database/schema.ts';
import { recordChange } from '../change-log/commands.record.ts';
import { titleOf } from './policy.ts';

interface Happened {
  enquiry: { id: string; name: string; contact: string; email: string; user_id: string | null };
  at: Date;
  /** The member of staff; null: the person or the system. */
  actor: string | null;
  kind: EnquiryEvent;
  ticket?: string;
  note?: string;
  before?: Json;
  after?: Json;
}

const ACTIONS: Partial<Record<EnquiryEvent, ChangeAction>> = {
  entered: 'added',
  imported: 'added',
  stage: 'moved',
};

/**
 * Adds an entry to the history of an enquiry and, for what staff do, to the log of changes.
 * @returns false if the ticket was used before: nothing is added then
 */
export async function recordEvent(trx: Transaction<Database>, happened: Happened): Promise<boolean> {
  const { enquiry, at, actor, kind, ticket = null, note = '', before = {}, after = {} } = happened;
  const changes = changesBetween(before, after);
  const added = await trx
    .insertInto('enquiry_events')
    .values({
      enquiry_id: enquiry.id,
      ticket,
      at,
      kind,
      actor_id: actor,
      note,
      changes: JSON.stringify(changes),
    })
    .onConflict((conflict) => conflict.column('ticket').where('ticket', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return false;
  await trx.updateTable('enquiries').set({ last_at: at }).where('id', '=', enquiry.id).execute();
  if (actor === null) return true;
  const did: Change[] = ACTIONS[kind] ? [] : [{ path: ['What'], after: ENQUIRY_EVENTS[kind] }];
  await recordChange(trx, {
    at,
    actor,
    kind: 'enquiry',
    object: enquiry.id,
    title: titleOf(enquiry),
    action: ACTIONS[kind] ?? 'changed',
    // What was said stays in the history of the enquiry, which is deleted with it.
    changes: [...did, ...changes],
    about: enquiry.user_id,
  });
  return true;
}
