import * as z from 'zod';
import { applicationEventSchema, applicationStateSchema } from './application-states.ts';

/** Bodies of errors on the wire, in the shapes of Django REST Framework and SimpleJWT. Source: docs/wire.md. */
export const errorDetailSchema = z.object({ detail: z.string() }).meta({
  id: 'ErrorDetail',
  description: 'What went wrong, in one sentence',
});
export const fieldErrorsSchema = z.record(z.string(), z.array(z.string())).meta({
  id: 'FieldErrors',
  description: 'What is wrong with each field or parameter, by its name',
});

/** Errors by field, with one sentence for pages that show only one. */
export const formErrorsSchema = z.object({ error: z.string() }).catchall(z.array(z.string())).meta({
  id: 'FormErrors',
  description:
    'What is wrong with each field, by its name; what is wrong between fields under non_field_errors; and the first of it as one sentence',
});

/** The same, for calls whose pages read `detail`. */
export const detailedErrorsSchema = z.object({ detail: z.string() }).catchall(z.array(z.string())).meta({
  id: 'DetailedErrors',
  description: 'What is wrong with each field, by its name; and the first of it as one sentence',
});

const fileErrorsSchema = z.record(z.string(), z.object({ file: z.array(z.string()) }));
export const nestedErrorsSchema = z
  .object({ detail: z.string() })
  .catchall(z.union([z.array(z.string()), fileErrorsSchema]))
  .meta({
    id: 'NestedErrors',
    description:
      'What is wrong with each field, or with each file by its group and number; and the first of it as one sentence',
  });

export const refusalSchema = z
  .object({
    error: z.string(),
    detail: z.string(),
    code: z.string().meta({ description: 'Stable, for programs; the sentences may change' }),
  })
  .meta({ id: 'Refusal', description: 'Understood, but not carried out' });

/** Answer to a move of a case whose state has changed meanwhile. */
export const movedMeanwhileSchema = refusalSchema
  .extend({
    state: applicationStateSchema.meta({ description: 'Where the case stands now' }),
    event: applicationEventSchema
      .or(z.enum(['correct', 'move_undone']))
      .meta({ description: 'The move that brought it there' }),
    by: z.enum(['student', 'staff', 'system']),
    who: z.string().nullable().meta({ description: 'Staff see who it was; students see null' }),
    at: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'MovedMeanwhile', description: 'Somebody else has moved the case: nothing was done' });
export type MovedMeanwhile = z.infer<typeof movedMeanwhileSchema>;

/** What a change means for the people of an event. */
export const EVENT_CHANGES = ['moved', 'elsewhere', 'put_off', 'new_date', 'cancelled', 'on_again'] as const;
export type EventChange = (typeof EVENT_CHANGES)[number];

/** Answer to a save of an event whose people have to know what changed. */
export const peopleToTellSchema = refusalSchema
  .extend({
    change: z.enum(EVENT_CHANGES),
    registered: z.int().min(0),
    waiting: z.int().min(0),
  })
  .meta({
    id: 'PeopleToTell',
    description:
      'Nothing was saved: decide whether these people get a mail, and save again with `confirm` set to `mail 12` or `no-mail 12`, where 12 is the sum of both',
  });
export type PeopleToTellBody = z.infer<typeof peopleToTellSchema>;

export const unauthorizedSchema = z
  .object({
    detail: z.string(),
    code: z.string().optional(),
    messages: z
      .array(z.object({ token_class: z.string(), token_type: z.string(), message: z.string() }))
      .optional(),
  })
  .meta({ id: 'Unauthorized', description: 'No token, or one that lets nobody in' });

export const throttledSchema = z
  .object({
    detail: z.string(),
    error: z.string().meta({ description: 'When to try again, in words' }),
  })
  .meta({ id: 'Throttled', description: 'Too many tries; the header Retry-After has the seconds to wait' });
