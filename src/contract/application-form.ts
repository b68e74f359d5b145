/**
 * The application form: fields, document groups and file rules. No field is required and no limit of size or count applies.
 * Plain data and functions, because the browser loads them. Source: docs/specification/behaviour.md, sections 2, 3, 5, 9.
 */

export const TEXT_FIELDS = [
  { name: 'first_name', label: 'First Name', maxLength: 150 },
  { name: 'last_name', label: 'Last Name', maxLength: 150 },
  { name: 'email', label: 'Email', maxLength: 254 },
  { name: 'contact', label: 'Mobile Number', maxLength: 40 },
  { name: 'test_type', label: 'Test Type', maxLength: 100 },
  { name: 'overall_score', label: 'Overall Score', maxLength: 40 },
  { name: 'address', label: 'Permanent Address', maxLength: 500 },
  { name: 'last_academic_qualification', label: 'Last Academic Qualification', maxLength: 300 },
] as const;
export type TextField = (typeof TEXT_FIELDS)[number]['name'];

/** The values of 'Married?' on the wire. */
export const MARITAL_STATUSES = ['Yes', 'No'] as const;
export type MaritalStatus = (typeof MARITAL_STATUSES)[number];
export const DEFAULT_MARITAL_STATUS: MaritalStatus = 'No';

export const DOCUMENT_GROUPS = [
  { name: 'academic_documents', label: 'Academic Documents', optional: false },
  { name: 'work_experience_documents', label: 'Work Experience Documents (optional)', optional: true },
  { name: 'ielts_documents', label: 'IELTS / PTE / TOEFL', optional: false },
  { name: 'passport_documents', label: 'Passport Document', optional: false },
  { name: 'marriage_certificates', label: 'Marriage Certificate (optional)', optional: true },
  { name: 'cv_documents', label: 'CV Document (optional)', optional: true },
  { name: 'additional_documents', label: 'Additional Documents (optional)', optional: true },
] as const;
export type DocumentGroup = (typeof DOCUMENT_GROUPS)[number]['name'];

/** The field of forms with files that names documents of earlier cases: their ids, separated by commas. */
export const EARLIER_DOCUMENTS = 'earlier_documents';
/** The field of the form that adds documents to a case: 'last' makes them part of the student's last message. */
export const WITH_MESSAGE = 'message';

/** The groups that a counselor asks every student for, of which a case has no document yet. */
export const missingDocuments = (present: readonly DocumentGroup[]): DocumentGroup[] =>
  DOCUMENT_GROUPS.filter(({ name, optional }) => !optional && !present.includes(name)).map(
    ({ name }) => name,
  );

export const ACCEPTED_EXTENSIONS = ['jpg', 'jpeg', 'png', 'pdf'] as const;
/** Of documents that are added to a case later. The form itself takes what it says: ACCEPTED_EXTENSIONS. */
export const CASE_EXTENSIONS = [...ACCEPTED_EXTENSIONS, 'heic', 'heif', 'docx'] as const;
export type CaseExtension = (typeof CASE_EXTENSIONS)[number];
export const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** The media types of stored documents. */
export const DOCUMENT_MEDIA_TYPES = [
  'image/jpeg',
  'image/png',
  'application/pdf',
  'image/heic',
  WORD_TYPE,
] as const;
/** For <input type=file accept>. */
const acceptOf = (extensions: readonly string[]) => extensions.map((extension) => `.${extension}`).join(',');
export const ACCEPT = acceptOf(ACCEPTED_EXTENSIONS);
export const ACCEPT_FOR_CASE = acceptOf(CASE_EXTENSIONS);

/** @returns the file's extension in lower case when it is one of the accepted, else undefined. */
export function acceptedExtension<Extension extends CaseExtension>(
  fileName: string,
  accepted: readonly Extension[],
): Extension | undefined {
  const extension = /\.([^.]+)$/.exec(fileName.trim())?.[1]?.toLowerCase();
  return accepted.find((each) => each === extension);
}

const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const;

/** A file's size in bytes, KB, MB or GB (1 KB is 1,024 bytes), at most two decimals: '0 bytes', '1.5 MB'. */
export function fileSize(bytes: number): string {
  let amount = Math.max(0, bytes);
  let unit = 0;
  while (amount >= 1024 && unit < UNITS.length - 1) {
    amount /= 1024;
    unit += 1;
  }
  const rounded = Math.round(amount * 100) / 100;
  // 1023.999 KB is written as 1 MB.
  return rounded >= 1024 && unit < UNITS.length - 1 ? `1 ${UNITS[unit + 1]}` : `${rounded} ${UNITS[unit]}`;
}
