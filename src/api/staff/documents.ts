import * as calls from '../../contract/calls/staff-documents.ts';
import { ok } from '../../contract/errors.ts';
import { uploadBusy, UPLOAD_REFUSALS } from '../account/application-create.ts';
import * as examples from '../examples/applications.ts';
import { handleCall, type Call } from '../http/handle-call.ts';

/** Calls of the back office about documents that staff put into cases. */

const TAG = 'Staff: applications';

const fileDocument = handleCall(calls.fileDocument, {
  tag: TAG,
  summary: 'File a document of the office',
  description:
    'An offer letter, a visa grant. It is checked, scanned and encrypted like the documents of students. The student does not see it until it is shown. The same file of the same kind is not stored twice, so sending again is safe.',
  auth: 'staff',
  right: ['cases', 'write'],
  limit: 'upload',
  busy: uploadBusy,
  formExample: { kind: 'offer_letter' },
  example: examples.staffApplication,
  errors: ['not_found'],
  refusals: [...UPLOAD_REFUSALS.filter((refusal) => refusal !== 'too_many_documents'), 'documents_deleted'],
  run: ({ applications }, { principal, params, upload }) =>
    applications.fileDocument(principal, params.id, upload!),
});

const changeFiledDocument = handleCall(calls.changeFiledDocument, {
  tag: TAG,
  summary: 'Show, hide or delete a document of the office',
  description:
    'Only while it is as the person saw it, in `was`. `show` adds it to the page of the student, with `mail` also by mail. `hide` and `delete` need a reason, which only the office sees.',
  auth: 'staff',
  right: ['cases', 'write'],
  limit: 'staff',
  bodyExample: { action: 'show', was: 'hidden', mail: true, reason: '' },
  example: examples.staffApplication,
  errors: ['not_found'],
  refusals: ['filed_changed'],
  run: ({ applications }, { principal, params, body }) =>
    applications.changeFiled(principal, { id: params.id, documentId: params.document }, body),
});

const readOtherDocuments = handleCall(calls.readOtherDocuments, {
  tag: TAG,
  summary: 'Documents of the student in other applications',
  description:
    'What the student sent with other applications and this one does not have: each file of a kind once, from where it was sent last.',
  auth: 'staff',
  right: ['cases', 'read'],
  limit: 'staff',
  example: { documents: examples.reusable.documents },
  errors: ['not_found'],
  run: ({ applications }, { params }) => applications.readOtherDocuments(params.id),
});

const copyDocuments = handleCall(calls.copyDocuments, {
  tag: TAG,
  summary: 'Copy documents from other applications of the student',
  description:
    'All or none. Each copy is a file of its own. What this application already has is not copied again, so sending again is safe. The student sees them, without a mail.',
  auth: 'staff',
  right: ['cases', 'write'],
  limit: 'upload',
  bodyExample: { earlier_documents: [examples.documentId] },
  example: examples.staffApplication,
  errors: ['not_found'],
  refusals: [...UPLOAD_REFUSALS.filter((refusal) => refusal !== 'too_many_documents'), 'documents_deleted'],
  run: ({ applications }, { principal, params, body, client }) =>
    applications.copyDocuments(principal, params.id, {
      documents: body.earlier_documents,
      address: client.address,
    }),
});

const downloadAllDocuments = handleCall(calls.downloadAllDocuments, {
  tag: TAG,
  summary: 'All documents of an application as one archive',
  description:
    'A ZIP file with a folder for each kind, those of the office too. Every document is recorded as opened. One that cannot be read does not break the archive: a note in it names what is missing.',
  auth: 'staff',
  right: ['cases', 'read'],
  limit: 'staff',
  errors: ['not_found'],
  refusals: ['documents_deleted'],
  async run({ applications }, { principal, params }) {
    const zip = await applications.zipDocuments(principal, params.id);
    return zip.ok ? ok({ ...zip.value, mediaType: 'application/zip' }) : zip;
  },
});

export const DOCUMENT_CALLS: readonly Call[] = [
  fileDocument,
  changeFiledDocument,
  readOtherDocuments,
  copyDocuments,
  downloadAllDocuments,
];
