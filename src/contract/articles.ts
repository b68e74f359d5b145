import * as z from 'zod';
import { ARTICLE_TOPICS } from './article-topics.ts';
import { imageSchema } from './countries.ts';
import { pagedSchema } from './paging.ts';

const imageAddress = z.url().nullable().meta({ description: 'null where none was uploaded' });
const picture = imageSchema.nullable().meta({ description: 'The same picture in every size' });

export const articleSectionSchema = z
  .object({
    id: z.int(),
    paragraph_title: z.string().nullable(),
    image: imageAddress,
    picture,
    paragraphs: z.array(
      z.object({
        id: z.int(),
        text: z.string(),
        point_texts: z.array(z.object({ id: z.int(), point_text: z.string() })),
      }),
    ),
  })
  .meta({ id: 'BlogSection' });
export type ArticleSection = z.infer<typeof articleSectionSchema>;

export const articleSchema = z
  .object({
    id: z.int(),
    image: imageAddress,
    main_title: z.string(),
    sections: z.array(articleSectionSchema),
    picture,
    topic: z.enum(ARTICLE_TOPICS),
    author: z.string(),
    excerpt: z.string().meta({ description: 'The beginning of the first paragraph' }),
    reading_minutes: z.int().min(1),
    published_at: z.iso.datetime({ offset: true }),
    formatted_published_date: z.string().meta({ description: 'The day in Nepal' }),
    updated_at: z.iso.datetime({ offset: true }),
    sample: z.boolean(),
  })
  .meta({ id: 'Blog' });
export type Article = z.infer<typeof articleSchema>;
export const articleListSchema = pagedSchema(articleSchema).meta({ id: 'BlogList' });
