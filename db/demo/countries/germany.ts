/** In the country list without a university, so that 'No universities available for this country.' can be seen. */
export const germany = { country_name: 'Germany', iso2: 'DE', currency: 'EUR', position: 70 } as const;
