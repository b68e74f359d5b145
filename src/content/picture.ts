import type { ShownPicture } from '../contract/pictures.ts';

/**
 * A picture of the consultancy's own: chosen from the library of pictures, or a file in `public/` with its address
 * ('/my-file.svg'), size and text alternative.
 */
export type Picture = ShownPicture;
