import type { CoursePage } from '../../../contract/courses.ts';
import { countChosen, courseSearchAddress, type CourseSearch } from './search-address.ts';
import { routes } from '../../../contract/routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { ratesUsed } from '../browser/amounts.ts';
import { CourseCard } from '../browser/course-card.tsx';
import { SourceNotes } from '../browser/source-notes.tsx';

/** A page of results, or suggestions if there are none. */
export function CourseResults({ list, search }: { list: CoursePage; search: CourseSearch }) {
  if (list.results.length === 0) return <NoCourses search={search} />;
  return (
    <>
      {list.corrected && (
        <Notice live={false}>
          Showing results for <strong>{list.corrected}</strong>. Nothing matches “{search.search}” as typed.
        </Notice>
      )}
      <ul className="course-list">
        {list.results.map((course) => (
          <li key={course.id}>
            <CourseCard course={course} />
          </li>
        ))}
      </ul>
      <Pagination
        label="Pages of results"
        page={list.page}
        pages={list.pages}
        address={(page) => courseSearchAddress(search, String(page))}
      />
      <SourceNotes items={list.results} rates={ratesUsed(list.results)} />
    </>
  );
}

/** Suggestions, the closest first: other words, fewer filters, everything. */
function NoCourses({ search }: { search: CourseSearch }) {
  const filtered = countChosen(search) > 0;
  const textOnly = routes.courseSearch({ search: search.search });
  return (
    <EmptyState
      title="No courses found."
      level="h3"
      action={
        <>
          {search.search && filtered && (
            <ButtonLink variant="secondary" href={textOnly}>
              Keep “{search.search}”, drop the filters
            </ButtonLink>
          )}
          {search.search && filtered && (
            <ButtonLink
              variant="secondary"
              href={routes.courseSearch({ ...search, search: '', page: undefined })}
            >
              Keep the filters, drop “{search.search}”
            </ButtonLink>
          )}
          <ButtonLink variant="secondary" href={routes.courseSearch()}>
            Show all courses
          </ButtonLink>
        </>
      }
    >
      {search.search
        ? 'Try fewer or shorter words: a field such as “nursing”, a university or a city.'
        : 'No course matches all these filters. Try removing one.'}
    </EmptyState>
  );
}
