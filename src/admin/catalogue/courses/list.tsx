import { CatalogueList } from '../catalogue-list.tsx';
import { COURSE_COLUMNS } from '../columns-course.tsx';
import { Filters } from '../filters.tsx';

export default function CourseList() {
  return <CatalogueList kind="course" columns={COURSE_COLUMNS} filters={<Filters kind="course" />} />;
}
