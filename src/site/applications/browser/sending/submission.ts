import { DOCUMENT_GROUPS, type DocumentGroup } from '../../../../contract/application-form.ts';
import type { AppliedCourse } from '../course-of-button.ts';
import { fileToSend, type Attachment, type PhotoChoice } from '../documents/attachments.ts';
import type { Fields } from '../fields.ts';

/** A form to be sent. */
export interface Submission {
  /** Idempotency-Key: the same for the same content, so that sending again creates nothing twice. */
  key: string;
  fields: readonly (readonly [name: string, value: string])[];
  files: readonly SubmittedFile[];
}

export interface SubmittedFile {
  group: DocumentGroup;
  /** Its number within the group, from 0. */
  index: number;
  /** Attachment id, for showing errors at the file. */
  id: number;
  file: File;
}

/** What is sent, without its key. */
export type Content = Omit<Submission, 'key'>;

export function contentOf(
  course: AppliedCourse,
  fields: Fields,
  { all: attachments, choice }: { all: readonly Attachment[]; choice: PhotoChoice },
  more: Content['fields'] = [],
): Content {
  return {
    fields: [
      ...Object.entries(fields),
      ['preferred_course', course.id],
      ['preferred_university', course.universityId],
      ...more,
    ],
    files: DOCUMENT_GROUPS.flatMap(({ name: group }) =>
      attachments
        .filter((one) => one.group === group)
        .map((one, index) => ({ group, index, id: one.id, file: fileToSend(one, choice) })),
    ),
  };
}

/** Contents are equal if this text is equal; files are compared by their id in this form. */
export const printOf = ({ fields, files }: Content): string =>
  JSON.stringify([fields, files.map(({ group, id, file }) => [group, id, file.name, file.size])]);

/** The specified multipart request: fields, and files as group[index][file]. */
export function formDataOf({ fields, files }: Content): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  for (const { group, index, file } of files) data.append(`${group}[${index}][file]`, file, file.name);
  return data;
}
