import type { University } from '../../../contract/universities.ts';

/** 'Sydney, Australia'; only the state or the country if the source names no city. */
export function place({ city }: Pick<University, 'city'>): string {
  return [city.city_name ?? city.state, city.country.country_name].filter(Boolean).join(', ');
}

/** Each month once, in chronological order: 'February, July'. */
export function intakeMonths(intake: readonly { month: string }[]): string | null {
  return [...new Set(intake.map(({ month }) => month))].join(', ') || null;
}
