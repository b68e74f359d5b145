import type { Article } from '../../src/contract/articles.ts';

/** A post for page tests; each part can be replaced. */
export const article = (parts: Partial<Article> = {}): Article => ({
  id: 5,
  image: null,
  main_title: 'How to read a fee page',
  sections: [
    {
      id: 1,
      paragraph_title: null,
      image: null,
      picture: null,
      paragraphs: [
        { id: 1, text: 'Fees are told in many ways.', point_texts: [{ id: 1, point_text: 'a year' }] },
      ],
    },
    ...['Before', 'During', 'After'].map((title, index) => ({
      id: index + 2,
      paragraph_title: title,
      image: null,
      picture: null,
      paragraphs: [{ id: index + 2, text: `${title} you pay.`, point_texts: [] }],
    })),
  ],
  picture: null,
  topic: 'money',
  author: 'Prasthan editorial',
  excerpt: 'Fees are told in many ways.',
  reading_minutes: 3,
  published_at: '2026-11-12T08:00:00+05:45',
  formatted_published_date: '12 November 2026',
  updated_at: '2026-11-13T08:00:00+05:45',
  sample: false,
  ...parts,
});
