import { EXAMPLE_IDS } from '../../contract/calls/parameters.ts';
import type {
  Application,
  ApplicationItem,
  StaffApplication,
  StaffApplicationItem,
} from '../../contract/applications.ts';
import type { FiledDocument } from '../../contract/filed-documents.ts';
import type { Reusable } from '../../contract/reusable.ts';

/** A fictitious case for the documentation. */
const item = {
  id: EXAMPLE_IDS.application,
  reference: 'PR-7K3M-92QD',
  state: 'documents_requested' as const,
  course_id: 12,
  preferred_course: 'Bachelor of Nursing',
  university_id: 3,
  preferred_university: 'Sample University',
  intake: '2027-02',
  submitted_at: '2026-11-20T06:00:00.000Z',
  state_changed_at: '2026-11-21T05:30:00.000Z',
};

/** In the list of its student. */
export const ownItem: ApplicationItem = {
  ...item,
  missing_documents: ['academic_documents', 'ielts_documents'],
  is_new: true,
};

const person = {
  first_name: 'Asha',
  last_name: 'Rai',
  email: 'asha.rai@example.com',
  contact: '+977 980-0000000',
};

export const documentId = EXAMPLE_IDS.document;

const filed: FiledDocument = {
  id: '3c9f5b0e-2d41-4f5a-9a7e-6b1c2d3e4f50',
  kind: 'offer_letter',
  title: '',
  file_name: 'offer.pdf',
  media_type: 'application/pdf',
  bytes: 93_120,
  added_at: '2026-11-21T05:00:00.000Z',
};

export const application: Application = {
  ...item,
  ...person,
  test_type: 'IELTS',
  overall_score: '6.5',
  address: 'Dharan',
  last_academic_qualification: '+2 Science',
  marital_status: 'No',
  consent_version: '1.0',
  documents_deleted_at: null,
  documents: [
    {
      id: documentId,
      group: 'passport_documents',
      file_name: 'passport.jpg',
      media_type: 'image/jpeg',
      bytes: 482_113,
      added_at: '2026-11-20T06:00:00.000Z',
      added_by: 'student',
      taken_from: '',
    },
  ],
  history: [
    {
      at: '2026-11-20T06:00:00.000Z',
      event: 'submit',
      from: 'draft',
      to: 'submitted',
      by: 'student',
      who: null,
      note: '',
      files: [],
      is_new: false,
    },
    {
      at: '2026-11-21T05:30:00.000Z',
      event: 'request_documents',
      from: 'submitted',
      to: 'documents_requested',
      by: 'staff',
      who: null,
      note: 'Please add the last page of your passport.',
      files: [],
      is_new: true,
    },
  ],
  moves: ['documents_complete', 'withdraw'],
  filed: [filed],
};

const answered = { answered_at: '2026-11-21T05:30:00.000Z', unread_since: '2026-11-21T05:30:00.000Z' };

export const counselor = { id: EXAMPLE_IDS.person, name: 'Sita Shrestha' };
const followUp = { counselor, next_step: 'Call about the passport', next_on: '2026-11-28' };

export const staffItem: StaffApplicationItem = {
  ...item,
  ...person,
  documents: 1,
  ...followUp,
  ...answered,
};

const NAMES = { student: 'Asha Rai', staff: 'Sita Shrestha', system: null };

export const staffApplication: StaffApplication = {
  ...application,
  history: application.history.map(({ is_new: _new, ...entry }) => ({
    ...entry,
    who: NAMES[entry.by],
    internal: false,
    undone: false,
  })),
  held: null,
  corrections: ['submitted', 'in_review', 'rejected', 'withdrawn'],
  ...followUp,
  user_id: EXAMPLE_IDS.person,
  account_email: person.email,
  documents: application.documents.map((document) => ({ ...document, opened_at: null })),
  filed: [{ ...filed, added_by: NAMES.staff, shown_at: '2026-11-21T05:10:00.000Z' }],
  ...answered,
  read_at: null,
  read_by: null,
};

const { reference, submitted_at, test_type, overall_score, address } = application;
const { last_academic_qualification, marital_status } = application;

export const reusable: Reusable = {
  answers: {
    ...person,
    reference,
    submitted_at,
    test_type,
    overall_score,
    address,
    last_academic_qualification,
    marital_status,
  },
  documents: application.documents.map(({ added_by: _by, taken_from: _from, ...document }) => ({
    ...document,
    reference,
  })),
};
