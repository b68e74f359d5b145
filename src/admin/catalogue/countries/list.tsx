import { CatalogueList } from '../catalogue-list.tsx';
import { COUNTRY_COLUMNS } from '../columns-others.tsx';
import { Filters } from '../filters.tsx';

export default function CountryList() {
  return <CatalogueList kind="country" columns={COUNTRY_COLUMNS} filters={<Filters kind="country" />} />;
}
