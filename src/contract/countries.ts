import * as z from 'zod';
import { pagedSchema } from './paging.ts';

export const countrySchema = z
  .object({
    id: z.int(),
    country_name: z.string(),
    iso2: z.string().length(2).meta({ description: 'ISO 3166-1 alpha-2 code' }),
  })
  .meta({ id: 'Country' });
export type Country = z.infer<typeof countrySchema>;
export const countryListSchema = pagedSchema(countrySchema).meta({ id: 'CountryList' });

export const citySchema = z
  .object({
    city_name: z.string().nullable().meta({ description: 'null where the source names no usable city' }),
    state: z.string().nullable(),
    country: countrySchema,
  })
  .meta({ id: 'City' });

const imageSources = z.array(z.object({ image: z.url(), media_type: z.string(), width: z.int() }));
const croppedImage = z.object({ width: z.int(), height: z.int(), sources: imageSources });

export const imageSchema = z
  .object({
    image: z.url().meta({ description: 'The largest stored size' }),
    alt: z.string(),
    width: z.int(),
    height: z.int(),
    blur: z.string().meta({ description: 'A tiny data: address to show until the picture is there' }),
    sources: imageSources,
    focus: z.object({ x: z.number(), y: z.number() }).optional().meta({
      description:
        'The point to keep in view where the picture is cut, as fractions from the top left corner; unset: the centre',
    }),
    crops: z
      .object({
        banner: croppedImage.optional(),
        card: croppedImage.optional(),
        square: croppedImage.optional(),
      })
      .optional()
      .meta({ description: 'Parts of the picture for shapes in which pages show it; unset: none' }),
  })
  .meta({ id: 'Image' });
export type Image = z.infer<typeof imageSchema>;
