import * as z from 'zod';

const count = z.int().meta({ description: 'Courses' });
const countryId = z.int().meta({ description: 'Id of the country' });

/** What forms offer for the limits of the course search that have a list of values, with the number of courses. */
export const courseLimitChoicesSchema = z
  .object({
    intakes: z
      .array(z.object({ intake: z.string().meta({ description: 'Year and month, 2027-02' }), count }))
      .meta({ description: 'Coming intakes, soonest first' }),
    cities: z
      .array(
        z.object({
          id: z.int(),
          city_name: z.string(),
          state: z.string().nullable(),
          country: countryId,
          count,
        }),
      )
      .meta({ description: 'Cities with most courses first, at most 200' }),
    states: z
      .array(
        z.object({
          state: z.string().meta({ description: 'As the parameter `state` takes it, AU-NSW' }),
          name: z.string(),
          country: countryId,
          count,
        }),
      )
      .meta({ description: 'By country and name, at most 200' }),
    rankings: z
      .array(z.object({ rank_source: z.string(), count }))
      .meta({ description: 'Rankings with most courses first, at most 50' }),
  })
  .meta({ id: 'CourseLimitChoices' });
export type CourseLimitChoices = z.infer<typeof courseLimitChoicesSchema>;
