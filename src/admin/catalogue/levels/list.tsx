import { CatalogueList } from '../catalogue-list.tsx';
import { LEVEL_COLUMNS } from '../columns-others.tsx';
import { Filters } from '../filters.tsx';

export default function LevelList() {
  return <CatalogueList kind="level" columns={LEVEL_COLUMNS} filters={<Filters kind="level" />} />;
}
