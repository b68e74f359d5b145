import { useListContext } from 'react-admin';

/** A filter of the list by its name in the API: its value ('' if unset) and a function that sets it. */
export function useFilter(name: string): { chosen: string; choose: (value: string) => void } {
  const { filterValues, setFilters } = useListContext();
  const { [name]: chosen = '', ...others } = filterValues as Record<string, string>;
  return { chosen, choose: (value) => setFilters(value ? { ...others, [name]: value } : others, []) };
}
