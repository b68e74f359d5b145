import { CatalogueList } from '../catalogue-list.tsx';
import { UNIVERSITY_COLUMNS } from '../columns-university.tsx';
import { Filters } from '../filters.tsx';

export default function UniversityList() {
  return (
    <CatalogueList kind="university" columns={UNIVERSITY_COLUMNS} filters={<Filters kind="university" />} />
  );
}
