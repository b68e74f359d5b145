import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type * as z from 'zod';
import type { EventMessage, EventMessages, sendEventMessageSchema } from '../../contract/event-messages.ts';
import { MESSAGE_AUDIENCES, type MessageAudience } from '../../contract/event-standing.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { idOf } from '../../contract/ids.ts';
import { nepalIso } from '../../contract/nepal-time.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Principal } from '../accounts/policy.ts';
import { recordChange } from '../change-log/commands.record.ts';
import { lockEvent } from './commands.places.ts';
import type { RegistrationContext } from './context.ts';
import { occurrenceOf, type Occurrence } from './data.door.ts';
import { messageMail } from './policy.mails.ts';
import { registrationsAt, type RegistrationRow } from './rows.registrations.ts';

export type Message = z.output<typeof sendEventMessageSchema>;

/** The same text goes to the same people only once within this time. */
const REPEATED_AFTER_MS = 24 * 3_600_000;
const SHOWN = 50;

/** Who of the registrations `r` of accounts `u` an audience is. Nobody has missed an event that has not begun. */
const AUDIENCES: Record<MessageAudience, (now: Date) => RawBuilder<boolean>> = {
  registered: () => sql`r.cancelled_at is null and not r.waiting`,
  waiting: () => sql`r.cancelled_at is null and r.waiting`,
  came: () => sql`r.here_at is not null`,
  missed: (now) =>
    sql`r.cancelled_at is null and not r.waiting and r.here_at is null and r.starts_at <= ${now}`,
};

const reachable = (event: Occurrence): RawBuilder<boolean> => sql`
  r.event_id = ${event.id} and r.starts_at = ${event.starts}::timestamptz and u.status = 'active'
    and not r.no_messages`;

/** What staff wrote to an event's people, and how many people a further message would reach. @returns not_found */
export async function listMessages(
  { db, clock }: Pick<RegistrationContext, 'db' | 'clock'>,
  eventId: string,
): Promise<Result<EventMessages>> {
  const id = idOf(eventId);
  const now = clock.now();
  const event = id === null ? undefined : await occurrenceOf(db, id, now);
  if (!event) return fail({ code: 'not_found' });
  const counts = sql.join(
    MESSAGE_AUDIENCES.map(
      (each) => sql`count(*) filter (where ${AUDIENCES[each](now)})::int as ${sql.ref(each)}`,
    ),
  );
  const counted = await sql<EventMessages['counts']>`
    select ${counts} from event_registrations r join users u on u.id = r.user_id
    where ${reachable(event)}`.execute(db);
  const sent = await messagesOf(db, event.id);
  return ok({ counts: counted.rows[0]!, sent });
}

async function messagesOf(db: Kysely<Database>, event: number): Promise<EventMessage[]> {
  const rows = await db
    .selectFrom('event_messages')
    .selectAll()
    .where('event_id', '=', event)
    .orderBy('sent_at', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(presentMessage);
}

const presentMessage = (row: Selectable<Database['event_messages']>): EventMessage => ({
  id: row.id,
  audience: row.audience,
  subject: row.subject,
  text: row.body,
  recipients: row.recipients,
  sent_by: row.sent_by,
  sent_at: nepalIso(row.sent_at),
});

const OTHER_EVENT = {
  code: 'invalid' as const,
  fields: {
    id: [{ code: 'custom' as const, message: 'A message of another event has this id. Use a new one.' }],
  },
};

/**
 * Mails a text to an audience of an event through the outbox: everybody in one transaction, or nobody. The same id is
 * answered like the first time and sends nothing.
 * @returns not_found; invalid (the id of a message to another event); nobody_to_mail; message_sent if the same text went to
 * the same audience within a day
 */
export async function sendMessage(
  context: RegistrationContext,
  { userId }: Principal,
  eventId: string,
  message: Message,
): Promise<Result<EventMessage>> {
  const { db, clock, mails } = context;
  const eventNumber = idOf(eventId);
  if (eventNumber === null) return fail({ code: 'not_found' });
  return db.transaction().execute(async (trx): Promise<Result<EventMessage>> => {
    const now = clock.now();
    await lockEvent(trx, eventNumber);
    const event = await occurrenceOf(trx, eventNumber, now);
    if (!event) return fail({ code: 'not_found' });
    const known = await trx
      .selectFrom('event_messages')
      .selectAll()
      .where('id', '=', message.id)
      .where('event_id', '=', event.id)
      .executeTakeFirst();
    if (known) return ok(presentMessage(known));
    const isRepeated = (await messagesOf(trx, event.id)).some(
      ({ audience, text, sent_at }) =>
        audience === message.audience &&
        text === message.text &&
        now.getTime() - Date.parse(sent_at) < REPEATED_AFTER_MS,
    );
    if (isRepeated) return fail({ code: 'refused', reason: 'message_sent' });
    const { rows } = await sql<RegistrationRow & { user_id: string; email: string }>`
      select p.*, u.email from (${registrationsAt(now)}) p
      join event_registrations r on r.id = p.id join users u on u.id = r.user_id
      where ${reachable(event)} and ${AUDIENCES[message.audience](now)}
      order by r.registered_at, r.id for key share of u skip locked`.execute(trx);
    if (rows.length === 0) return fail({ code: 'refused', reason: 'nobody_to_mail' });
    const author = await sql<{ name: string }>`
      select coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) as name
      from users where id = ${userId}`.execute(trx);
    const { id, audience, subject, text } = message;
    const stored = await trx
      .insertInto('event_messages')
      .values({
        id,
        event_id: event.id,
        audience,
        subject,
        body: text,
        recipients: rows.length,
        sent_by: author.rows[0]?.name ?? null,
        sent_at: now,
        starts_at: sql<Date>`${event.starts}::timestamptz`,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst();
    // Those of this event were looked at above.
    if (!stored) return fail(OTHER_EVENT);
    for (const row of rows) {
      const data = messageMail(context, row, { subject, body: text });
      await mails.queue(trx, { template: 'event-message', to: row.email, userId: row.user_id, data });
    }
    await recordChange(trx, {
      at: now,
      actor: userId,
      kind: 'event',
      object: event.id,
      title: event.title,
      action: 'mailed',
      changes: [
        { path: ['Subject'], after: subject },
        { path: ['Text'], after: text },
        { path: ['People'], after: rows.length },
      ],
    });
    return ok(presentMessage(stored));
  });
}
