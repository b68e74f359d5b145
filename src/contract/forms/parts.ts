import * as z from 'zod';
import type { EditKind } from '../edits/kinds.ts';
import { libraryPicture } from '../pictures.ts';
import { LARGEST_ID } from '../ids.ts';

/** Fields that several forms of the catalogue have. */

/** A name that is shown to visitors. */
export const nameField = (title: string, description?: string) =>
  z
    .string()
    .trim()
    .min(1, 'Write a name.')
    .max(300)
    .meta({ title, ...(description && { description }) });

/** One line that may stay empty. */
export const lineField = (title: string, description: string, most = 300) =>
  z
    .string()
    .trim()
    .max(most)
    .transform((text) => text || null)
    .nullable()
    .default(null)
    .meta({ title, description });

/** Several lines that may stay empty. */
export const proseField = (title: string, description: string) =>
  z
    .string()
    .trim()
    .max(20_000)
    .transform((text) => text || null)
    .nullable()
    .default(null)
    .meta({ title, description, input: 'text' });

/** The number of another record. */
export const recordField = (title: string, of: EditKind, description?: string) =>
  z
    .int('Choose one.')
    .min(1, 'Choose one.')
    .max(LARGEST_ID)
    .meta({ title, input: 'record', of, ...(description && { description }) });

/** Identifies an item of a list while people move and change it. */
export const keyField = z.string().max(80).default('').meta({ title: 'Key', input: 'hidden' });

/** Where it stands in a list of choices. */
export const positionField = z
  .int()
  .min(0)
  .max(100_000)
  .default(1000)
  .meta({ title: 'Place in lists', description: 'Smaller numbers come first; the same number: by name.' });

/** Says of each item that repeats an earlier one what is wrong with it. */
export function refuseTwins(
  keys: readonly string[],
  fault: (index: number) => { path: (string | number)[]; message: string },
  { addIssue }: { addIssue(issue: { code: 'custom'; path: (string | number)[]; message: string }): void },
): void {
  for (const [index, key] of keys.entries()) {
    if (keys.indexOf(key) < index) addIssue({ code: 'custom', ...fault(index) });
  }
}

/** Pictures of the library, in the order in which they are shown. */
export const picturesField = (description: string) =>
  z
    .array(z.object({ key: keyField, picture: libraryPicture }))
    .max(20)
    .superRefine((items, context) =>
      refuseTwins(
        items.map(({ picture }) => String(picture.image)),
        (index) => ({ path: [index, 'picture'], message: 'This picture is in the list twice. Keep one.' }),
        context,
      ),
    )
    .default([])
    .meta({ title: 'Pictures', description, item: 'picture' });
