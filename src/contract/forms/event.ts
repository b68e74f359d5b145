import * as z from 'zod';
import { EVENT_STANDINGS } from '../event-standing.ts';
import { libraryPicture } from '../pictures.ts';

const moment = z.iso.datetime({ offset: true, error: 'Choose a day and a time.' });

/** The form of an event. All times are typed and shown in Nepal's time. */
export const eventForm = z
  .object({
    title: z.string().trim().min(1, 'Write a title.').max(300).meta({ title: 'Title' }),
    standing: z
      .enum(EVENT_STANDINGS)
      .default('on')
      .meta({
        title: 'Does it take place?',
        description:
          'Put off: people keep their places, and the page says that a new date will be announced. Everybody registered can be told by mail.',
        options: { on: 'It takes place', put_off: 'Put off, new date not known yet', cancelled: 'Cancelled' },
      }),
    starts_at: moment.meta({ title: 'Begins', input: 'moment', part: 'When and where' }),
    ends_at: moment.meta({ title: 'Ends', input: 'moment' }),
    place: z.string().trim().min(1).max(300).nullable().default(null).meta({
      title: 'Place',
      description: 'As people find it: building, street, city. Empty for an event that is only online.',
    }),
    online_link: z
      .url({ protocol: /^https?$/, error: 'Enter the whole address, starting with https://.' })
      .max(2000)
      .nullable()
      .default(null)
      .meta({
        title: 'Link to take part online',
        description: 'Never on the website: only registered people get it, by mail and in their account.',
      }),
    capacity: z
      .int('Enter a whole number.')
      .min(1, 'Enter 1 or more, or leave it empty.')
      .max(100_000)
      .nullable()
      .default(null)
      .meta({
        title: 'Places',
        part: 'Registration',
        description: 'Empty: no limit. If you raise it, people on the waiting list move up by themselves.',
      }),
    registration: z
      .enum(['open', 'closed'])
      .default('open')
      .meta({ title: 'Registration', options: { open: 'Open', closed: 'Closed' } }),
    registration_opens_at: moment.nullable().default(null).meta({
      title: 'Opens',
      input: 'moment',
      description: 'Empty: as soon as the event is on the website.',
    }),
    registration_closes_at: moment.nullable().default(null).meta({
      title: 'Closes',
      input: 'moment',
      description: 'Empty: when the event begins.',
    }),
    picture: libraryPicture.nullable().default(null).meta({ part: 'What visitors read' }),
    paragraphs: z
      .array(
        z
          .object({
            key: z.string().min(1).max(100).meta({ title: 'Key', input: 'hidden' }),
            text: z
              .string()
              .trim()
              .min(1, 'Write something, or remove the paragraph.')
              .max(10_000)
              .meta({ title: 'Text', input: 'text' }),
          })
          .meta({ title: 'Paragraph' }),
      )
      .max(100)
      .default([])
      .meta({ title: 'What it is about', item: 'paragraph' }),
  })
  .refine(({ starts_at, ends_at }) => Date.parse(ends_at) > Date.parse(starts_at), {
    path: ['ends_at'],
    message: 'It must end after it begins.',
  })
  .refine(({ place, online_link }) => place !== null || online_link !== null, {
    path: ['place'],
    message: 'Enter a place, a link to take part online, or both.',
  })
  .refine(
    ({ registration_opens_at: opens, registration_closes_at: closes }) =>
      opens === null || closes === null || Date.parse(closes) > Date.parse(opens),
    { path: ['registration_closes_at'], message: 'Registration must close after it opens.' },
  );
export type EventForm = z.output<typeof eventForm>;
