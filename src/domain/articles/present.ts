import type { Article, ArticleSection } from '../../contract/articles.ts';
import { ourEditorial } from '../../content/consultancy.ts';
import { presentAddress, presentImage, type PictureUrl } from '../images/present.ts';
import { nepalDay, nepalIso } from '../../contract/nepal-time.ts';
import type { ArticleRow } from './rows.ts';

const EXCERPT_LENGTH = 200;
/** A calm reading speed for adults in a second language. */
const WORDS_A_MINUTE = 180;

export function presentArticle(row: ArticleRow, pictureUrl: PictureUrl): Article {
  return {
    id: row.id,
    image: presentAddress(row.picture, pictureUrl),
    main_title: row.main_title,
    sections: row.sections.map((section) => presentSection(section, pictureUrl)),
    picture: (row.picture && presentImage(row.picture, pictureUrl)[0]) ?? null,
    topic: row.topic,
    author: row.author || ourEditorial(),
    excerpt: excerptOf(row),
    reading_minutes: readingMinutes(row),
    published_at: nepalIso(row.published_at),
    formatted_published_date: nepalDay(row.published_at),
    updated_at: nepalIso(row.updated_at),
    sample: row.sample,
  };
}

function presentSection(section: ArticleRow['sections'][number], pictureUrl: PictureUrl): ArticleSection {
  return {
    id: section.id,
    paragraph_title: section.paragraph_title,
    image: presentAddress(section.picture, pictureUrl),
    picture: (section.picture && presentImage(section.picture, pictureUrl)[0]) ?? null,
    paragraphs: section.paragraphs.map(({ id, text, points }) => ({ id, text, point_texts: points })),
  };
}

/** The first paragraph; a long one is truncated between two words. */
function excerptOf({ sections }: ArticleRow): string {
  const [first] = sections.flatMap(({ paragraphs }) => paragraphs);
  const text = first?.text.replaceAll(/\s+/g, ' ').trim() ?? '';
  if (text.length <= EXCERPT_LENGTH) return text;
  const cut = text.slice(0, EXCERPT_LENGTH - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > 0 ? cut.slice(0, space) : cut.toWellFormed()).replace(/[,;:.]$/, '')}…`;
}

function readingMinutes({ sections }: ArticleRow): number {
  const texts = sections.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ text, points }) => [text, ...points.map(({ point_text }) => point_text)]),
  );
  const words = texts.join(' ').split(/\s+/).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
