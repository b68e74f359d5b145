import * as z from 'zod';

/** Check-in at the door of an event: what phones send and get. A phone keeps it while the line is down. */

const moment = z.iso.datetime({ offset: true });

export const DOOR_KINDS = ['place', 'waiting', 'cancelled', 'walk_in'] as const;

export const doorPersonSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(DOOR_KINDS).meta({ description: 'walk_in: came without a registration' }),
    name: z.string().meta({ description: 'The e-mail address of somebody who gave no name' }),
    contact: z.string(),
    code: z
      .string()
      .meta({ description: 'What the person shows; empty for somebody without a registration' }),
    here_at: moment.nullable().meta({ description: 'When the person came; null: not here' }),
  })
  .meta({ id: 'DoorPerson' });
export type DoorPerson = z.infer<typeof doorPersonSchema>;

export const doorTapSchema = z.object({
  id: z.uuid(),
  here: z.boolean(),
  at: moment.meta({ description: 'When it was tapped. Of several taps about a person the latest holds' }),
});
export type DoorTap = z.infer<typeof doorTapSchema>;

export const walkInSchema = z.object({
  id: z.uuid().meta({ description: 'Made by the phone, so that sending it again adds nobody' }),
  name: z.string().trim().min(1).max(200),
  contact: z.string().trim().max(100).default(''),
  at: moment,
});
export type WalkIn = z.input<typeof walkInSchema>;

/** Most entries of a request; a phone sends the rest afterwards. */
export const DOOR_BATCH = 300;

export const syncDoorSchema = z
  .object({
    since: moment
      .nullable()
      .default(null)
      .meta({ description: '`asked_at` of the last answer; null: everybody' }),
    taps: z.array(doorTapSchema).max(DOOR_BATCH).default([]),
    walk_ins: z.array(walkInSchema).max(DOOR_BATCH).default([]),
  })
  .meta({ id: 'SyncDoor' });

export const doorSchema = z
  .object({
    event: z.object({
      id: z.int(),
      title: z.string(),
      starts_at: moment,
      ends_at: moment,
      capacity: z.int().nullable(),
    }),
    asked_at: moment.meta({ description: 'To be sent as `since` next time' }),
    now: moment.meta({ description: "The server's time, by which phones correct their clocks" }),
    people: z.array(doorPersonSchema).meta({ description: 'Everybody, or with `since` those who changed' }),
  })
  .meta({ id: 'Door' });
export type Door = z.infer<typeof doorSchema>;
