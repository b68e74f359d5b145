import type { ListMeta } from '../frame/data-provider.ts';

/** Stores the list from which a case was opened in the case's URL, so that it survives a reload and can be shared. */

interface ListState {
  filterValues: unknown;
  sort: { field: string; order: 'ASC' | 'DESC' };
  perPage: number;
}

/** The format in which react-admin writes a list's own URL. */
export const listQuery = ({ filterValues, sort, perPage }: ListState): string =>
  new URLSearchParams({
    filter: JSON.stringify(filterValues),
    sort: sort.field,
    order: sort.order,
    perPage: String(perPage),
  }).toString();

/** Undefined if the case was not opened from a list, or if the URL is damaged. */
export function readListQuery(query: URLSearchParams): ListMeta | undefined {
  const [field, order] = [query.get('sort'), query.get('order')];
  if (field === null) return undefined;
  try {
    const filter: unknown = JSON.parse(query.get('filter') ?? '{}');
    return { sort: { field, order: order === 'ASC' ? 'ASC' : 'DESC' }, filter };
  } catch {
    return undefined;
  }
}
