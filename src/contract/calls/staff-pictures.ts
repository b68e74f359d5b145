import * as z from 'zod';
import { messageSchema } from '../accounts.ts';
import {
  libraryItemSchema,
  libraryListSchema,
  pictureChangeSchema,
  pictureFormSchema,
  pictureUsesSchema,
  uploadedPictureSchema,
} from '../picture-library.ts';
import { describeCall } from './describe.ts';
import { PAGING, pathId, queryParameter } from './parameters.ts';

export const listPictures = describeCall({
  method: 'get',
  path: '/api/staff/pictures/',
  parameters: [
    queryParameter('search', 'Words of the text alternative, file name or credit.', z.string(), 'logo'),
    queryParameter(
      'show',
      'unused: nothing shows it. no_alt: nobody has described it.',
      z.enum(['unused', 'no_alt']),
      'unused',
    ),
    ...PAGING,
  ],
  answer: libraryListSchema,
});

export const uploadPicture = describeCall({
  method: 'post',
  path: '/api/staff/pictures/',
  form: pictureFormSchema,
  status: 201,
  answer: uploadedPictureSchema,
});

export const readPicture = describeCall({
  method: 'get',
  path: '/api/staff/pictures/{id}/',
  parameters: [pathId('picture')],
  answer: libraryItemSchema,
});

export const changePicture = describeCall({
  method: 'patch',
  path: '/api/staff/pictures/{id}/',
  parameters: [pathId('picture')],
  body: pictureChangeSchema,
  answer: libraryItemSchema,
});

export const deletePicture = describeCall({
  method: 'delete',
  path: '/api/staff/pictures/{id}/',
  parameters: [pathId('picture')],
  answer: messageSchema,
});

export const replacePicture = describeCall({
  method: 'post',
  path: '/api/staff/pictures/{id}/replace/',
  parameters: [pathId('picture')],
  form: pictureFormSchema.pick({ file: true }),
  answer: uploadedPictureSchema,
});

export const listPictureUses = describeCall({
  method: 'get',
  path: '/api/staff/pictures/{id}/uses/',
  parameters: [pathId('picture')],
  answer: pictureUsesSchema,
});
