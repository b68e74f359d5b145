import { pictureChoice } from '../pictures.ts';

/** A picture that a document shows; null: none. */
export const ownPicture = (title: string, description: string) =>
  pictureChoice.nullable().meta({ title, description, input: 'picture' });
