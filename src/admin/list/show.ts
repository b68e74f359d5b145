/** The part of a list's filters that says how the list is shown. It is in the address like them; the API does not get it. */
const SHOW = 'show';

/** The filters that the API gets. */
export function askedFilter<Values extends object>(filterValues: Values): Omit<Values, typeof SHOW> {
  const { [SHOW]: _show, ...asked } = filterValues as Values & { [SHOW]?: unknown };
  return asked;
}

/** How the list is shown; undefined: as it begins. */
export const showOf = (filterValues: unknown): Readonly<Record<string, unknown>> =>
  (filterValues as { [SHOW]?: Record<string, unknown> } | undefined)?.[SHOW] ?? {};
