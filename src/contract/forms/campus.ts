import * as z from 'zod';
import { nameField, recordField } from './parts.ts';

/** The place of a campus, in its own form and in the form of its university. */
export const campusPlace = {
  city_id: recordField('City', 'city', 'A city in the country of the university.').nullable().default(null),
  address: z
    .string()
    .trim()
    .max(500)
    .default('')
    .meta({ title: 'Address', description: 'Street and number.' }),
};

/** A campus as staff edit it by itself. */
export const campusForm = z.object({
  campus_location: nameField('Name', 'As visitors see it: “City Campus”.'),
  university_id: recordField('University', 'university', 'It stays the same once the campus is added.'),
  ...campusPlace,
});
export type CampusForm = z.output<typeof campusForm>;
