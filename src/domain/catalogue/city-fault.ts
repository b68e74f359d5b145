interface City {
  city_name: string;
  country_id: number;
  hidden: boolean;
}

/** Why something in this country cannot be in a city; undefined: it can. @param city unset: there is no such city */
export function cityFault(city: City | undefined, country: number): string | undefined {
  if (!city) return 'This city does not exist. Choose another.';
  const { city_name, country_id, hidden } = city;
  if (country_id !== country) {
    return `“${city_name}” is in another country. Choose a city in the country of the university.`;
  }
  return hidden ? `“${city_name}” is withdrawn. Choose another, or publish it first.` : undefined;
}
