import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { BulkEdit } from '../../contract/bulk-edits/shapes.ts';
import { LISTS } from '../../contract/catalogue/lists.ts';
import { listPath } from '../frame/noun.ts';

/** How the records were chosen; a search leads to its list. */
export function FilterWords({ run: { kind, filter, excepted, undo_of } }: { run: BulkEdit }) {
  if (undo_of !== null)
    return (
      <Link component={RouterLink} to={`/bulk-edits/${undo_of}`}>
        What the bulk edit has changed
      </Link>
    );
  if (filter === null) return 'One by one';
  const { search, ...others } = filter;
  const filters = Object.values(others).filter(Boolean).length;
  const said = [
    search ? `“${search}”` : '',
    filters > 0 ? `${filters} ${filters === 1 ? 'filter' : 'filters'}` : '',
  ].filter(Boolean);
  return (
    <>
      <Link component={RouterLink} to={listPath(LISTS[kind].noun, filter)}>
        {said.length === 0 ? 'The whole list' : `All that matched ${said.join(' and ')}`}
      </Link>
      {excepted > 0 && ` except ${excepted.toLocaleString('en')}`}
    </>
  );
}
