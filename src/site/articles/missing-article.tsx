import { routes } from '../../contract/routes.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Shown instead of a post that does not exist or could not be read. */
export function MissingArticle({ status }: { status: 404 | 503 }) {
  return (
    <>
      <Banner heading="Blog" seed="blog" />
      <div className="wrap py-8">
        <EmptyState
          level="h2"
          title={
            status === 404 ? 'No blogs found.' : "We don't have any results currently to show. Visit later."
          }
          action={<ButtonLink href={routes.blog()}>All Blogs</ButtonLink>}
        >
          {status === 404 && 'It may have been taken down, or the address is wrong.'}
        </EmptyState>
      </div>
    </>
  );
}
