import type { Article } from '../../contract/articles.ts';
import { Story, type StoryName } from '../../ui/art/story.tsx';
import { Picture } from '../courses/picture.tsx';

export const TOPICS: Record<Article['topic'], { label: string; story: StoryName }> = {
  choosing: { label: 'Choosing', story: 'route-map' },
  applying: { label: 'Applying', story: 'post-box' },
  tests: { label: 'Tests', story: 'headphones' },
  money: { label: 'Money', story: 'savings' },
  living: { label: 'Living abroad', story: 'winter' },
};

/** The uploaded picture, otherwise a drawing of the post's topic. */
export function ArticleArt({
  article: { id, picture, topic },
  sizes,
  eager,
}: {
  article: Pick<Article, 'id' | 'picture' | 'topic'>;
  sizes: string;
  eager?: boolean;
}) {
  if (picture) return <Picture image={picture} sizes={sizes} eager={eager} />;
  return <Story name={TOPICS[topic].story} variant={id} />;
}
