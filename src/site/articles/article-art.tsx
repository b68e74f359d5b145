import type { Article } from '../../contract/articles.ts';
import type { CroppedShape } from '../../contract/picture-shapes.ts';
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
  shape,
  sizes,
  eager,
}: {
  article: Pick<Article, 'id' | 'picture' | 'topic'>;
  shape: CroppedShape;
  sizes: string;
  eager?: boolean;
}) {
  if (picture) return <Picture image={picture} shape={shape} sizes={sizes} eager={eager} />;
  return <Story name={TOPICS[topic].story} variant={id} />;
}
