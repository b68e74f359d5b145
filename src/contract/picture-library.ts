import * as z from 'zod';
import { imageSchema } from './countries.ts';
import { editKindSchema } from './edits/kinds.ts';
import { pagedSchema } from './paging.ts';
import { whole } from './whole-numbers.ts';

/** The library of pictures on the wire. */

export const ALT_LENGTH = 300;
export const CREDIT_LENGTH = 200;
const fraction = z.number().min(0).max(1);

export const focalPointSchema = z
  .object({ x: fraction, y: fraction })
  .meta({ id: 'FocalPoint', description: 'As fractions of width and height, from the top left corner.' });

export const cropSchema = z
  .object({ x: fraction, y: fraction, width: z.number().gt(0).max(1), height: z.number().gt(0).max(1) })
  .refine(({ x, y, width, height }) => x + width <= 1.001 && y + height <= 1.001, {
    error: 'The crop reaches beyond the picture.',
  })
  .meta({ id: 'Crop', description: 'A part of a picture, as fractions of its width and height.' });

const cropsSchema = z.object({
  banner: cropSchema.nullable().optional(),
  card: cropSchema.nullable().optional(),
  square: cropSchema.nullable().optional(),
});

export const libraryItemSchema = z
  .object({
    id: z.int(),
    alt: z.string(),
    decorative: z.boolean().meta({ description: 'It says nothing that the text beside it does not say' }),
    needs_alt: z.boolean().meta({ description: 'Nobody has described it yet, so pages should not show it' }),
    credit: z.string().nullable(),
    file_name: z.string(),
    width: z.int(),
    height: z.int(),
    focal_point: focalPointSchema,
    crops: cropsSchema,
    image: imageSchema,
    uses: z.int().meta({ description: 'How often pages and drafts use it' }),
    version: z.int(),
    created_at: z.iso.datetime({ offset: true }),
    changed_at: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'LibraryPicture' });
export type LibraryItem = z.infer<typeof libraryItemSchema>;
export const libraryListSchema = pagedSchema(libraryItemSchema).meta({ id: 'LibraryPictureList' });

export const pictureUseSchema = z
  .object({
    kind: editKindSchema,
    object: z.string().meta({ description: 'The name of a document, or the number of a record' }),
    title: z.string(),
    part: z.string().meta({ description: 'What the picture is there' }),
    draft: z.boolean().meta({ description: 'Visitors do not see it there yet' }),
  })
  .meta({ id: 'PictureUse' });
export type PictureUse = z.infer<typeof pictureUseSchema>;
export const pictureUsesSchema = z.object({ uses: z.array(pictureUseSchema) }).meta({ id: 'PictureUses' });

/** What an upload leads to. */
export const uploadedPictureSchema = z
  .object({
    picture: libraryItemSchema,
    existed: z.boolean().meta({
      description: 'The library had this very file already; nothing was stored. Send again=true to keep both',
    }),
    first_frame_only: z.boolean().meta({ description: 'The file moves; its first frame was kept' }),
    crops_reset: z
      .boolean()
      .meta({ description: 'The new file has other proportions, so crops and focal point were taken away' }),
  })
  .meta({ id: 'UploadedPicture' });
export type UploadedPicture = z.infer<typeof uploadedPictureSchema>;

/** Fields of the upload form besides `file`. */
export const PICTURE_FIELDS = ['alt', 'decorative', 'credit', 'again'] as const;
export const pictureFormSchema = z
  .object({
    file: z.string().meta({ format: 'binary', description: 'JPEG, PNG, WebP or AVIF, at most 20 MB' }),
    alt: z.string().max(ALT_LENGTH).optional(),
    decorative: z.enum(['true', 'false']).optional(),
    credit: z.string().max(CREDIT_LENGTH).optional(),
    again: z.enum(['true', 'false']).optional().meta({ description: 'Keep a second copy of the same file' }),
  })
  .meta({ id: 'PictureForm' });

export const pictureChangeSchema = z
  .object({
    version: whole.meta({ description: 'The version that the form began from' }),
    alt: z.string().trim().max(ALT_LENGTH, `Use at most ${ALT_LENGTH} characters.`).optional(),
    decorative: z.boolean().optional(),
    credit: z
      .string()
      .trim()
      .max(CREDIT_LENGTH, `Use at most ${CREDIT_LENGTH} characters.`)
      .nullable()
      .optional(),
    focal_point: focalPointSchema.optional(),
    crops: cropsSchema.optional().meta({ description: 'Crops to set; null takes one away' }),
  })
  .meta({ id: 'PictureChange' });
export type PictureChange = z.infer<typeof pictureChangeSchema>;
