import type { ShownPicture } from '../contract/pictures.ts';
import { live } from './live.ts';

/**
 * A picture of the consultancy's own: chosen from the library of pictures, or a file in `public/` with its address
 * ('/my-file.svg'), size and text alternative.
 */
export type Picture = ShownPicture;

/** A document as pages read it: pictures, which a form stores by their number, have their address and size. */
export type Resolved<Value> = Value extends { image: number } | { src: string }
  ? Picture
  : Value extends readonly (infer Item)[]
    ? readonly Resolved<Item>[]
    : Value extends object
      ? { readonly [Name in keyof Value]: Resolved<Value[Name]> }
      : Value;

/** `live` for a document with pictures. Shipped values name none of the library, so nothing is to be resolved in them. */
export const liveWithPictures = <Form>(name: string, shipped: Form): Resolved<Form> =>
  live(name, shipped as unknown as Resolved<Form>);
