/**
 * The application form: fields, document groups and file rules. Source: specification sections 2, 3, 5 and 9. No field
 * is required and no size or count limit applies. Plain data and functions, because the browser loads them.
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

/** 'Married?' on the wire as the specification has it. */
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

export const ACCEPTED_EXTENSIONS = ['jpg', 'jpeg', 'png', 'pdf'] as const;
/** @returns the file's extension in lower case when it is one of the accepted, else undefined. */
export function acceptedExtension(fileName: string): (typeof ACCEPTED_EXTENSIONS)[number] | undefined {
  const extension = /\.([^.]+)$/.exec(fileName.trim())?.[1]?.toLowerCase();
  return ACCEPTED_EXTENSIONS.find((accepted) => accepted === extension);
}
