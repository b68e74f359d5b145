import { TOPIC_LABELS } from '../../contract/article-topics.ts';
import type { Article } from '../../contract/articles.ts';
import { routes } from '../../contract/routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { SeeMore } from '../../ui/see-more.tsx';
import { ArticleArt } from './article-art.tsx';

/** A post in a list; `heading` is one level below the list's own. */
export function ArticleCard({
  article,
  heading: Heading = 'h2',
  className,
}: {
  article: Article;
  heading?: 'h2' | 'h3';
  className?: string;
}) {
  return (
    <Card as="li" asLink className={className}>
      <div className="aspect-2/1 overflow-clip [&_svg]:h-full [&_svg]:w-full">
        <ArticleArt
          article={article}
          shape="card"
          sizes="(min-width: 64rem) 24rem, (min-width: 30rem) 50vw, 100vw"
        />
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <Badge tone="night">{TOPIC_LABELS[article.topic]}</Badge>
          <span>{article.formatted_published_date}</span>
        </p>
        <Heading className="text-xl">{article.main_title}</Heading>
        <p className="line-clamp-2 text-ink-soft">{article.excerpt}</p>
        <SeeMore href={routes.article(article.id)} of={article.main_title} />
      </div>
    </Card>
  );
}
