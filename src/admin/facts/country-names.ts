import { DESTINATIONS } from '../../contract/destinations.ts';

/** Countries as choices of a filter. */
export const COUNTRIES = Object.values(DESTINATIONS).map(({ name, iso2 }) => ({ value: iso2, label: name }));

/** @param iso2 null: a figure of no country */
export const nameOfCountry = (iso2: string | null): string =>
  COUNTRIES.find(({ value }) => value === iso2)?.label ?? 'All countries';
