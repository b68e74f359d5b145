import { useListContext } from 'react-admin';

/** One filter of a list by its name in the API: its value, '' where it is not set, and what sets it. */
export function useFilter(name: string): { chosen: string; choose: (value: string) => void } {
  const { filterValues, setFilters } = useListContext();
  const { [name]: chosen = '', ...others } = filterValues as Record<string, string>;
  return { chosen, choose: (value) => setFilters(value ? { ...others, [name]: value } : others, []) };
}
