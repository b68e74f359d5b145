import type { ListMeta } from '../frame/data-provider.ts';

/** The list that a case was opened from, in the address of the case: so it outlasts a reload and can be sent on. */

interface ListState {
  filterValues: unknown;
  sort: { field: string; order: 'ASC' | 'DESC' };
  perPage: number;
}

/** As react-admin writes a list's own address. */
export const listQuery = ({ filterValues, sort, perPage }: ListState): string =>
  new URLSearchParams({
    filter: JSON.stringify(filterValues),
    sort: sort.field,
    order: sort.order,
    perPage: String(perPage),
  }).toString();

/** Undefined where a case was not opened from a list, or the address is damaged. */
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
