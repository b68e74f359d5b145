import * as z from 'zod';
import type { Image } from './countries.ts';

/** A picture of the library in a form: its id, and nothing that the library knows already. */
export const libraryPicture = z
  .object({ image: z.int().min(1) })
  .meta({ title: 'Picture', input: 'picture', description: 'From the library of pictures.' });

/** A picture that came with the site: a file in `public/`. */
const shippedPicture = z.object({
  src: z.string().max(200).startsWith('/'),
  width: z.number().positive(),
  height: z.number().positive(),
  alt: z.string().max(300),
});

/**
 * A picture in a form or document: chosen from the library, or the one that was shipped. Use `.nullable()` where a page
 * can do without. Forms of records whose table has an image id use `libraryPicture`.
 */
export const pictureChoice = z
  .union([libraryPicture, shippedPicture])
  .meta({ title: 'Picture', input: 'picture', description: 'From the library of pictures.' });

/** A picture as pages get it. */
export interface ShownPicture {
  /** A path on this site. */
  src: string;
  width: number;
  height: number;
  /** Text alternative for people who cannot see the picture. */
  alt: string;
  /** Its id in the library; unset for a shipped picture. */
  image?: number;
  /** Its sizes, focal point and crops; unset for a shipped picture. */
  uploaded?: Image;
}
