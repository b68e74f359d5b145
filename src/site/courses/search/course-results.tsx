import type { CoursePage } from '../../../contract/courses.ts';
import { Pagination } from '../../../ui/pagination.tsx';
import { ratesUsed } from '../../reading/rates-in-words.ts';
import { CourseCard } from '../browser/course-card.tsx';
import { SourceNotes } from '../source-notes.tsx';
import { courseSearchAddress, type CourseSearch } from './search-address.ts';

/** A page of results. */
export function CourseResults({ list, search }: { list: CoursePage; search: CourseSearch }) {
  return (
    <>
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
