import { CatalogueList } from '../catalogue-list.tsx';
import { FIELD_COLUMNS } from '../columns-others.tsx';
import { Filters } from '../filters.tsx';

export default function FieldList() {
  return <CatalogueList kind="field" columns={FIELD_COLUMNS} filters={<Filters kind="field" />} />;
}
