import * as z from 'zod';
import { MESSAGE_AUDIENCES } from './event-standing.ts';

/** Mails that staff write to the people of an event. */

export const audienceSchema = z.enum(MESSAGE_AUDIENCES);

export const sendEventMessageSchema = z
  .object({
    id: z.uuid().meta({ description: 'Made by the browser, so that a repeated press sends once' }),
    audience: audienceSchema,
    subject: z.string().trim().min(1, 'Write a subject.').max(90),
    text: z.string().trim().min(1, 'Write a text.').max(4000),
  })
  .meta({ id: 'SendEventMessage' });

export const eventMessageSchema = z
  .object({
    id: z.uuid(),
    audience: audienceSchema,
    subject: z.string(),
    text: z.string(),
    recipients: z.int(),
    sent_by: z.string().nullable(),
    sent_at: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'EventMessage' });
export type EventMessage = z.infer<typeof eventMessageSchema>;

export const eventMessagesSchema = z
  .object({
    counts: z
      .object({ registered: z.int(), waiting: z.int(), came: z.int(), missed: z.int() })
      .meta({ description: 'How many people each audience has now, without those who want no messages' }),
    sent: z.array(eventMessageSchema).meta({ description: 'The newest first, at most 50' }),
  })
  .meta({ id: 'EventMessages' });
export type EventMessages = z.infer<typeof eventMessagesSchema>;
