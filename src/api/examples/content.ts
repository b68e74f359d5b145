import type { Article } from '../../contract/articles.ts';
import type { Event } from '../../contract/events.ts';

/** Fictitious posts and events for the documentation. */
export const article: Article = {
  id: 12,
  image: null,
  main_title: "How to read a university's fee page",
  sections: [
    {
      id: 40,
      paragraph_title: 'Before you compare',
      image: null,
      picture: null,
      paragraphs: [
        {
          id: 81,
          text: 'Write down three things about every amount.',
          point_texts: [{ id: 160, point_text: 'Whether it is for a year or for the whole course' }],
        },
      ],
    },
  ],
  picture: null,
  topic: 'money',
  author: 'Prasthan editorial',
  excerpt: 'Write down three things about every amount.',
  reading_minutes: 3,
  published_at: '2026-11-12T08:00:00+05:45',
  formatted_published_date: '12 November 2026',
  updated_at: '2026-11-12T08:00:00+05:45',
  sample: false,
};

export const event: Event = {
  id: 12,
  title: 'Open day: meet a counselor',
  image: null,
  formatted_start_date: '12 December 2026, 2:00 PM',
  paragraphs: [{ id: 31, text: 'Bring your transcripts and your questions.' }],
  picture: null,
  starts_at: '2026-12-12T14:00:00+05:45',
  ends_at: '2026-12-12T16:00:00+05:45',
  formatted_end_date: '12 December 2026, 4:00 PM',
  time_zone: 'Asia/Kathmandu',
  place: 'Our office, Kathmandu',
  online: false,
  standing: 'on',
  capacity: 40,
  seats_left: 12,
  registration_open: true,
  registration_state: 'open',
  registration_opens_at: null,
  registration_closes_at: '2026-12-11T18:00:00+05:45',
  over: false,
  updated_at: '2026-11-12T08:00:00+05:45',
  sample: true,
};
