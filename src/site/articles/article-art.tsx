import type { Article } from '../../contract/articles.ts';
import type { CroppedShape } from '../../contract/picture-shapes.ts';
import { Story, type StoryName } from '../../ui/art/story.tsx';
import { Picture } from '../courses/picture.tsx';

const STORIES: Record<Article['topic'], StoryName> = {
  choosing: 'route-map',
  applying: 'post-box',
  tests: 'headphones',
  money: 'savings',
  living: 'winter',
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
  return <Story name={STORIES[topic]} variant={id} />;
}
