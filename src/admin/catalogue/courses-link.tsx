import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { LISTS, type CatalogueKind } from '../../contract/catalogue/lists.ts';
import { listPath } from '../frame/noun.ts';

/** By what the list of courses is filtered to show those of a record. */
const FILTERS: Readonly<Partial<Record<CatalogueKind, string>>> = {
  university: 'university',
  country: 'country',
  campus: 'campus',
  level: 'level',
  field: 'field',
};

/** From a record to the list of its courses. */
export function CoursesLink({ kind, object }: { kind: CatalogueKind; object: string }) {
  const filter = FILTERS[kind];
  if (filter === undefined) return null;
  return (
    <Link component={RouterLink} to={listPath(LISTS.course.noun, { [filter]: object })} variant="body2">
      {kind === 'campus' ? 'Courses taught here' : 'Its courses'}
    </Link>
  );
}
