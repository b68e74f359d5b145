import { routes } from '../../../contract/routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { CourseSearchView } from './load-course-search.ts';
import { changedSearch, courseSearchAddress } from './search-address.ts';

/**
 * What to do about an empty result: without one of the chosen values or understood parts of the text, most courses first, or
 * without the text, or everything.
 */
export function NoCourses({ view: { search, chosen, removals } }: { view: CourseSearchView }) {
  const isRead = removals.some(({ without }) => without.search !== search.search);
  return (
    <EmptyState
      title="No courses found."
      level="h3"
      action={
        <>
          {removals.map(({ key, name, without, count }) => (
            <ButtonLink key={key} variant="secondary" href={courseSearchAddress(without)}>
              Remove “{name}”{count !== undefined && ` (${found(count)})`}
            </ButtonLink>
          ))}
          {search.search && chosen.length > 0 && (
            <ButtonLink variant="secondary" href={changedSearch(search, { search: '', exact: '' })}>
              Keep the filters, drop “{search.search}”
            </ButtonLink>
          )}
          <ButtonLink variant="secondary" href={routes.courseSearch()}>
            Show all courses
          </ButtonLink>
        </>
      }
    >
      {search.search && !isRead
        ? 'Try fewer or shorter words: a field such as “nursing”, a university or a city.'
        : 'No course matches all of this. Remove one part:'}
    </EmptyState>
  );
}

const found = (count: number) => (count === 1 ? '1 course' : `${count.toLocaleString('en-IN')} courses`);
