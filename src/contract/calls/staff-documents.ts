import { staffApplicationSchema } from '../applications.ts';
import { changeFiledSchema, fileDocumentSchema } from '../filed-documents.ts';
import { copyDocumentsSchema, otherDocumentsSchema } from '../reusable.ts';
import { describeCall } from './describe.ts';
import { pathDocument, pathUuid } from './parameters.ts';

export const fileDocument = describeCall({
  method: 'post',
  path: '/api/staff/applications/{id}/filed/',
  parameters: [pathUuid('application')],
  form: fileDocumentSchema,
  answer: staffApplicationSchema,
});

export const changeFiledDocument = describeCall({
  method: 'post',
  path: '/api/staff/applications/{id}/filed/{document}/',
  parameters: [pathUuid('application'), pathDocument],
  body: changeFiledSchema,
  answer: staffApplicationSchema,
});

export const readOtherDocuments = describeCall({
  method: 'get',
  path: '/api/staff/applications/{id}/other-documents/',
  parameters: [pathUuid('application')],
  answer: otherDocumentsSchema,
});

export const copyDocuments = describeCall({
  method: 'post',
  path: '/api/staff/applications/{id}/other-documents/',
  parameters: [pathUuid('application')],
  body: copyDocumentsSchema,
  answer: staffApplicationSchema,
});

export const downloadAllDocuments = describeCall({
  method: 'get',
  path: '/api/staff/applications/{id}/documents/',
  parameters: [pathUuid('application')],
  files: ['application/zip'],
});
