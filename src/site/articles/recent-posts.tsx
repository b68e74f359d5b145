import type { Article } from '../../contract/articles.ts';
import { routes } from '../../contract/routes.ts';
import { ArticleArt } from './article-art.tsx';

/** A panel with titles of posts, beside a list or a post. */
export function RecentPosts({ articles }: { articles: readonly Article[] }) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="recent-posts" className="card gap-1 p-5">
      <h2 id="recent-posts" className="mb-2 text-xl">
        Recent Posts
      </h2>
      <ul className="divide-y divide-line">
        {articles.map((article) => (
          <li key={article.id} className="relative flex items-center gap-3 py-3">
            <div className="aspect-square w-16 flex-none overflow-clip rounded-sm [&_svg]:h-full [&_svg]:w-full">
              <ArticleArt article={article} shape="square" sizes="4rem" />
            </div>
            <p className="min-w-0">
              <a
                className="card-cover leading-snug font-semibold no-underline hover:underline"
                href={routes.article(article.id)}
              >
                {article.main_title}
              </a>
              <span className="block text-sm text-ink-soft">{article.formatted_published_date}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
