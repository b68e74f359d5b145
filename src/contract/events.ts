import * as z from 'zod';
import { imageSchema } from './countries.ts';
import { EVENT_STANDINGS } from './event-standing.ts';
import { NEPAL_ZONE } from './nepal-time.ts';
import { pagedSchema } from './paging.ts';

/** Events are in Nepal and shown in Nepal time (UTC+05:45), wherever the reader is. */
export const EVENT_TIME_ZONE = NEPAL_ZONE;

const moment = z.iso.datetime({ offset: true });

export const eventSchema = z
  .object({
    id: z.int(),
    title: z.string(),
    image: z.url().nullable().meta({ description: 'null where none was uploaded' }),
    formatted_start_date: z
      .string()
      .meta({ description: "Day and time in Nepal, as '12 December 2026, 2:00 PM'" }),
    paragraphs: z.array(z.object({ id: z.int(), text: z.string() })),
    picture: imageSchema.nullable().meta({ description: 'The same picture in every size' }),
    starts_at: moment,
    ends_at: moment,
    formatted_end_date: z.string(),
    time_zone: z.literal(EVENT_TIME_ZONE),
    place: z.string().nullable(),
    online: z.boolean().meta({
      description:
        'One can take part online. Only registered people get the link. An event has a place, is online or both',
    }),
    standing: z.enum(EVENT_STANDINGS).meta({
      description: 'put_off: a new date will be announced, and the times here are the old ones',
    }),
    capacity: z.int().nullable().meta({ description: 'How many can take part; null where nobody counts' }),
    seats_left: z
      .int()
      .min(0)
      .nullable()
      .meta({ description: 'Free places at the moment of the answer; null where nobody counts' }),
    registration_open: z.boolean(),
    registration_state: z.enum(['not_yet', 'open', 'closed']),
    registration_opens_at: moment.nullable(),
    registration_closes_at: moment.nullable(),
    over: z.boolean().meta({ description: 'Past events leave the list; their page stays' }),
    updated_at: moment,
    sample: z.boolean(),
  })
  .meta({ id: 'Event' });
export type Event = z.infer<typeof eventSchema>;
export const eventListSchema = pagedSchema(eventSchema).meta({ id: 'EventList' });
