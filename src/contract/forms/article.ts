import * as z from 'zod';
import { ARTICLE_TOPICS, TOPIC_LABELS } from '../article-topics.ts';
import { newKey } from '../new-key.ts';
import { whole } from '../whole-numbers.ts';

/** Most characters of a title, and of a paragraph or point. */
export const TITLE_LENGTH = 300;
export const TEXT_LENGTH = 10_000;
const MOST_PARTS = 100;

const key = z.string().min(1).max(60).default(newKey).meta({ input: 'hidden' });
const picture = whole.positive().nullable().default(null);
const tooLong = (length: number) => `Use at most ${length.toLocaleString('en')} characters.`;
const text = (missing: string) =>
  z.string(missing).trim().min(1, missing).max(TEXT_LENGTH, tooLong(TEXT_LENGTH));
const many = (what: string) => `A post has room for ${MOST_PARTS} ${what} in one place.`;

const pointForm = z.object({
  key,
  text: text('Write the point, or remove it.').meta({ title: 'Point', input: 'text' }),
});

const paragraphForm = z.object({
  key,
  text: text('Write the paragraph, or remove it.').meta({ title: 'Text', input: 'text' }),
  points: z
    .array(pointForm)
    .max(MOST_PARTS, many('points'))
    .default([])
    .meta({ title: 'Points', description: 'A list below the paragraph.', item: 'point' }),
});

const sectionForm = z.object({
  key,
  paragraph_title: z.string().trim().max(TITLE_LENGTH, tooLong(TITLE_LENGTH)).default('').meta({
    title: 'Heading',
    description: 'Posts with three headings or more get a table of contents.',
  }),
  image_id: picture.meta({ title: 'Picture', input: 'picture' }),
  paragraphs: z
    .array(paragraphForm)
    .max(MOST_PARTS, many('paragraphs'))
    .default([])
    .meta({ title: 'Paragraphs', item: 'paragraph' }),
});

/** A post as staff write it. Status and date are not part of the form: the engine knows when it is published. */
export const articleForm = z.object({
  main_title: z
    .string('Write a title.')
    .trim()
    .min(1, 'Write a title.')
    .max(TITLE_LENGTH, tooLong(TITLE_LENGTH))
    .meta({ title: 'Title', description: 'Search engines show about 60 characters of it.' }),
  topic: z.enum(ARTICLE_TOPICS).default('choosing').meta({
    title: 'Topic',
    description: 'The word above the title, and the drawing of a post without a picture.',
    options: TOPIC_LABELS,
  }),
  author: z.string().trim().max(TITLE_LENGTH, tooLong(TITLE_LENGTH)).default('').meta({
    title: 'Author',
    description: 'Shown below the title. Empty: the office, always under the name it has.',
  }),
  image_id: picture.meta({
    title: 'Picture',
    description: 'At the top of the post and in lists. Without one the topic has a drawing.',
    input: 'picture',
  }),
  sections: z.array(sectionForm).max(MOST_PARTS, many('sections')).default([]).meta({
    title: 'Sections',
    description: 'The first paragraph is also the summary in lists.',
    item: 'section',
  }),
});
export type ArticleFormInput = z.input<typeof articleForm>;
export type ArticleForm = z.output<typeof articleForm>;
export type SectionForm = ArticleForm['sections'][number];
