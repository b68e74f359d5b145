import { CatalogueList } from '../catalogue-list.tsx';
import { SCHOLARSHIP_COLUMNS } from '../columns-others.tsx';
import { Filters } from '../filters.tsx';

export default function ScholarshipList() {
  return (
    <CatalogueList
      kind="scholarship"
      columns={SCHOLARSHIP_COLUMNS}
      filters={<Filters kind="scholarship" />}
    />
  );
}
