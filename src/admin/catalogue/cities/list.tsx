import { CatalogueList } from '../catalogue-list.tsx';
import { CITY_COLUMNS } from '../columns-others.tsx';
import { Filters } from '../filters.tsx';

export default function CityList() {
  return <CatalogueList kind="city" columns={CITY_COLUMNS} filters={<Filters kind="city" />} />;
}
