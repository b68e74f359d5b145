import { Rss } from 'lucide-react';
import { routes } from '../../contract/routes.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { ProblemNotice } from '../courses/problem-notice.tsx';
import { ArticleCard } from './article-card.tsx';
import { SamplePosts } from './sample-posts.tsx';
import type { BlogView } from './load-blog.ts';
import { RecentPosts } from './recent-posts.tsx';

export function BlogPage({ view }: { view: BlogView }) {
  return (
    <>
      <Banner
        heading="What Students Read"
        subheading="Clear answers to the questions that you and your family ask before you go"
        seed="blog"
      />
      <div className="wrap grid gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-10">
        <Posts view={view} />
        <aside className="grid content-start gap-4 lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:self-start">
          <RecentPosts articles={view.recent} />
          <p>
            <ButtonLink variant="quiet" href={routes.blogFeed()} type="application/rss+xml">
              <Icon of={Rss} />
              Follow by RSS
            </ButtonLink>
          </p>
        </aside>
      </div>
    </>
  );
}

function Posts({ view: { list, problem } }: { view: BlogView }) {
  if (problem) return <ProblemNotice problem={problem} />;
  if (!list) return <FailedBlog />;
  if (list.results.length === 0) {
    return (
      <EmptyState
        level="h2"
        title="Sorry,We don't have any blogs currently."
        action={<ButtonLink href={routes.courseSearch()}>Search Course</ButtonLink>}
      />
    );
  }
  return (
    <div className="grid content-start gap-6">
      <ul className="grid gap-4 sm:grid-cols-2">
        {list.results.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
      </ul>
      <SamplePosts articles={list.results} />
      <Pagination
        label="Pages of posts"
        page={list.page}
        pages={list.pages}
        address={(page) => routes.blog({ page })}
      />
    </div>
  );
}

/** The posts could not be read. Both texts are specified (behaviour.md, section 8); one is for small screens. */
function FailedBlog() {
  return (
    <EmptyState
      level="h2"
      title={
        <>
          <span className="max-md:hidden">
            Sorry, We don't have any results currently to show. Please visit later.
          </span>
          <span className="md:hidden">We dont have any results currently to show. Visit later.</span>
        </>
      }
      action={<ButtonLink href={routes.blog()}>Try again</ButtonLink>}
    />
  );
}
