import * as z from 'zod';
import { nameField, positionField, recordField } from './parts.ts';

/** Countries, cities, levels and fields as staff edit them: what universities and courses refer to. */

const letters = (title: string, description: string, length: number, message: string) =>
  z
    .string()
    .trim()
    .toUpperCase()
    .regex(new RegExp(`^[A-Z]{${length}}$`), message)
    .meta({ title, description });

export const countryForm = z.object({
  country_name: nameField('Name'),
  iso2: letters(
    'Country code',
    'Two letters (ISO 3166): AU, GB, CA. Imports find the country by it.',
    2,
    'Write the code of the country in two letters: AU, GB, CA.',
  ),
  currency: letters(
    'Currency',
    'Three letters: AUD, GBP, CAD.',
    3,
    'Write the code of the currency in three letters: AUD, GBP, CAD.',
  ),
  position: positionField,
});
export type CountryForm = z.output<typeof countryForm>;

export const cityForm = z.object({
  city_name: nameField('Name'),
  country_id: recordField('Country', 'country'),
  state: z
    .string()
    .trim()
    .max(100)
    .default('')
    .meta({ title: 'State, province or region', description: 'As sources write it: “NSW”. May stay empty.' }),
});
export type CityForm = z.output<typeof cityForm>;

export const levelForm = z.object({
  interest_name: nameField('Name', 'For instance “Bachelor Degree”. Imports find the level by it.'),
  position: positionField,
});
export type LevelForm = z.output<typeof levelForm>;

export const fieldForm = z.object({
  specialization_name: nameField('Name', 'For instance “Health”. Imports find the field by it.'),
});
export type FieldForm = z.output<typeof fieldForm>;
