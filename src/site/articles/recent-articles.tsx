import type { Article } from '../../contract/articles.ts';
import { routes } from '../../contract/routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ArticleCard } from './article-card.tsx';
import { SamplePosts } from './sample-posts.tsx';
import { PREVIEW_POSTS } from './load-blog.ts';

/**
 * The blog on the home page: three posts on medium and larger screens, two on small ones; nothing without posts. Pass
 * `await recentArticles(reads, PREVIEW_POSTS)`.
 */
export function RecentArticles({ articles }: { articles: readonly Article[] }) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="recent-blogs" className="wrap grid gap-6 py-10">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="recent-blogs" className="text-2xl">
          What Students Read
        </h2>
        <ButtonLink variant="secondary" href={routes.blog()}>
          All Blogs
        </ButtonLink>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
        {articles.slice(0, PREVIEW_POSTS).map((article, index) => (
          <ArticleCard
            key={article.id}
            article={article}
            heading="h3"
            className={index === PREVIEW_POSTS - 1 ? 'max-md:hidden' : undefined}
          />
        ))}
      </ul>
      <SamplePosts articles={articles} />
    </section>
  );
}
