import { CatalogueList } from '../catalogue-list.tsx';
import { CAMPUS_COLUMNS } from '../columns-others.tsx';
import { Filters } from '../filters.tsx';

export default function CampusList() {
  return <CatalogueList kind="campus" columns={CAMPUS_COLUMNS} filters={<Filters kind="campus" />} />;
}
