import type { ApplicationOrdering } from '../../contract/applications.ts';
import { CASE_COLUMNS, CASE_SHAPES, type CaseColumn, type CaseShape } from '../../contract/case-columns.ts';
import type { CaseViewShown } from '../../contract/case-views.ts';
import { askedFilter, showOf } from '../list/show.ts';

/** Saved views as addresses of the list, and the other way round. */

/** How the list of cases is shown. */
export interface CaseShow {
  /** Id of the saved view that it began with. */
  view?: string;
  shape?: CaseShape;
  columns?: readonly CaseColumn[];
}

interface ListState {
  filterValues: unknown;
  sort: { field: string; order: string };
}

/** Every case, the last answer first. */
export const EVERY_CASE: CaseViewShown = {
  filter: {},
  ordering: '-answered_at',
  columns: null,
  shape: 'table',
};

export function caseShowOf(filterValues: unknown): CaseShow {
  const { view, shape, columns } = showOf(filterValues);
  const known = CASE_SHAPES.find((each) => each === shape);
  return {
    ...(typeof view === 'string' && { view }),
    ...(known && { shape: known }),
    ...(Array.isArray(columns) && { columns: CASE_COLUMNS.filter((each) => columns.includes(each)) }),
  };
}

/** What the list shows now, to be saved as a view. */
export function shownOf({ filterValues, sort }: ListState): CaseViewShown {
  const { shape = 'table', columns = null } = caseShowOf(filterValues);
  const { person: _person, ...filter } = askedFilter(filterValues as Record<string, unknown>);
  const set = Object.entries(filter)
    .filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value !== '' && value !== undefined))
    .map(([name, value]) => [name, SEVERAL.has(name) ? [value].flat() : value]);
  const ordering = `${sort.order === 'DESC' ? '-' : ''}${sort.field}` as ApplicationOrdering;
  return {
    filter: Object.fromEntries(set) as CaseViewShown['filter'],
    ordering,
    columns: columns === null ? null : [...columns],
    shape,
  };
}

const SEVERAL: ReadonlySet<string> = new Set(['state', 'source']);

/** Whether both show the same. The order of filters and of their values does not matter. */
export const isSameShown = (one: CaseViewShown, other: CaseViewShown): boolean => plain(one) === plain(other);

const plain = ({ filter, columns, ...rest }: CaseViewShown): string =>
  JSON.stringify([
    Object.entries(filter)
      .map(([name, value]) => [name, Array.isArray(value) ? [...value].sort() : value] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
    columns && [...columns].sort(),
    rest.ordering,
    rest.shape,
  ]);

/** Order and filters of a view as react-admin has them. */
export function listStateOf({ filter, ordering, columns, shape }: CaseViewShown, view?: string) {
  const show: CaseShow = {
    ...(view !== undefined && { view }),
    ...(shape !== 'table' && { shape }),
    ...(columns && { columns }),
  };
  return {
    filter: { ...filter, ...(Object.keys(show).length > 0 && { show }) },
    sort: {
      field: ordering.replace('-', ''),
      order: ordering.startsWith('-') ? ('DESC' as const) : ('ASC' as const),
    },
  };
}

/** The address of the list that shows this. */
export function viewAddress(shown: CaseViewShown, view?: string): string {
  const { filter, sort } = listStateOf(shown, view);
  const query = { filter: JSON.stringify(filter), sort: sort.field, order: sort.order };
  return `/applications?${new URLSearchParams({ ...query, page: '1', perPage: '25' })}`;
}
