import * as calls from '../../contract/calls/staff-pictures.ts';
import { UPLOAD_REFUSALS } from '../account/application-create.ts';
import { page } from '../examples/catalogue.ts';
import { picture, pictureUse } from '../examples/pictures.ts';
import { handleCall } from '../http/handle-call.ts';
import { lastOf, pagingOf } from '../http/parameters.ts';
import { withDetail } from '../http/with-detail.ts';

/** Calls of the back office about the library of pictures. */

const TAG = 'Staff: pictures';
const REFUSALS = UPLOAD_REFUSALS.filter((refusal) => refusal !== 'too_many_documents');

export const listPictures = handleCall(calls.listPictures, {
  tag: TAG,
  summary: 'The library of pictures',
  description: 'The newest first.',
  auth: 'staff',
  right: ['pictures', 'read'],
  limit: 'staff',
  example: page(picture),
  errors: ['bad_filter', 'invalid_page'],
  run: ({ pictures }, { query }) =>
    pictures.list({
      ...pagingOf(query),
      search: lastOf(query, 'search'),
      show: lastOf(query, 'show'),
    }),
});

export const uploadPicture = handleCall(calls.uploadPicture, {
  tag: TAG,
  summary: 'Add a picture',
  description:
    'JPEG, PNG, WebP or AVIF, at most 20 MB and 50 million pixels. The file is checked by its content, scanned for ' +
    'viruses where a scanner is set up, and stored re-encoded: nothing but its pixels is kept. A file that the ' +
    'library has already is not stored again unless `again` is true.',
  auth: 'staff',
  right: ['pictures', 'write'],
  limit: 'upload',
  formExample: { alt: picture.alt, credit: 'Photo: Sita Shrestha' },
  example: { picture, existed: false, first_frame_only: false, crops_reset: false },
  errors: [],
  refusals: REFUSALS,
  run: ({ pictures }, { principal, upload }) => pictures.upload(principal, upload!),
});

export const readPicture = handleCall(calls.readPicture, {
  tag: TAG,
  summary: 'One picture',
  description: 'With its focal point and crops.',
  auth: 'staff',
  right: ['pictures', 'read'],
  limit: 'staff',
  example: picture,
  errors: ['not_found'],
  run: ({ pictures }, { params }) => pictures.read(params.id),
});

export const changePicture = handleCall(calls.changePicture, {
  tag: TAG,
  summary: 'Describe a picture, set its focal point and crops',
  description: 'Fields that are left out stay as they are. Files of new crops are made before the answer.',
  auth: 'staff',
  right: ['pictures', 'write'],
  limit: 'staff',
  bodyExample: { version: 3, alt: picture.alt, focal_point: { x: 0.5, y: 0.3 } },
  example: picture,
  errors: ['not_found'],
  refusals: ['picture_changed'],
  run: ({ pictures }, { principal, params, body }) => pictures.change(principal, params.id, body),
});

export const replacePicture = handleCall(calls.replacePicture, {
  tag: TAG,
  summary: 'Put another file in place of a picture everywhere',
  description: 'Its files get new addresses. Crops and focal point stay if the proportions do.',
  auth: 'staff',
  right: ['pictures', 'write'],
  limit: 'upload',
  formExample: {},
  example: { picture, existed: false, first_frame_only: false, crops_reset: false },
  errors: ['not_found'],
  refusals: [...REFUSALS, 'picture_changed'],
  run: ({ pictures }, { principal, params, upload }) => pictures.replace(principal, params.id, upload!),
});

const DELETED = 'The picture is deleted.';
export const deletePicture = handleCall(calls.deletePicture, {
  tag: TAG,
  summary: 'Delete a picture that nothing uses',
  description: 'Drafts count as uses.',
  auth: 'staff',
  right: ['pictures', 'write'],
  limit: 'staff',
  example: { detail: DELETED },
  errors: ['not_found'],
  refusals: ['picture_used'],
  run: async ({ pictures }, { principal, params }) =>
    withDetail(await pictures.remove(principal, params.id), DELETED),
});

export const listPictureUses = handleCall(calls.listPictureUses, {
  tag: TAG,
  summary: 'Where a picture is used',
  description: 'Records and documents of the site, then drafts.',
  auth: 'staff',
  right: ['pictures', 'read'],
  limit: 'staff',
  example: { uses: [pictureUse] },
  errors: ['not_found'],
  run: ({ pictures }, { params }) => pictures.uses(params.id),
});
