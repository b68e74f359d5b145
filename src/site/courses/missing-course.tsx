import { routes } from '../../contract/routes.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Shown instead of a course that does not exist or could not be read. */
export function MissingCourse({ status }: { status: 404 | 503 }) {
  return (
    <>
      <Banner heading="Course" />
      <div className="wrap py-8">
        <EmptyState
          level="h2"
          title={
            status === 404 ? 'No course found.' : "We don't have any results currently to show. Visit later."
          }
          action={<ButtonLink href={routes.courseSearch()}>Search Course</ButtonLink>}
        >
          {status === 404 && 'It may have been withdrawn by its university, or the address is wrong.'}
        </EmptyState>
      </div>
    </>
  );
}
