import { DOCUMENT_GROUPS, TEXT_FIELDS, type DocumentGroup } from '../../contract/application-form.ts';

/** The text fields of the application form; other fields are skipped. */
export const APPLICATION_TEXTS: ReadonlySet<string> = new Set([
  ...TEXT_FIELDS.map(({ name }) => name),
  'marital_status',
  'preferred_course',
  'preferred_university',
]);

/** Wording: Django REST Framework's. */
export const NOT_A_FILE = 'The submitted data was not a file. Check the encoding type on the form.';
export const NOT_A_TEXT = 'Not a valid string.';

/**
 * What the name of a document's field says: its group and its number there. The number is undefined if the name has
 * none.
 */
export interface DocumentPlace {
  group: DocumentGroup;
  index: number | undefined;
}

const GROUPS: ReadonlySet<string> = new Set(DOCUMENT_GROUPS.map(({ name }) => name));
const NUMBERED = /^\[(\d{1,6})\](?:\[file\]|file)$/;

/** Parses a field name such as 'academic_documents[0][file]'; undefined for names of no group. */
export function documentPlace(name: string): DocumentPlace | undefined {
  const group = /^\w*/.exec(name)![0];
  if (!GROUPS.has(group)) return undefined;
  const index = NUMBERED.exec(name.slice(group.length))?.[1];
  return { group: group as DocumentGroup, index: index === undefined ? undefined : Number(index) };
}

export const unnumbered = (group: DocumentGroup) =>
  `Send each file under a name with its number, the first as ${group}[0][file].`;

/** {"academic_documents":{"0":{"file":["..."]}},"first_name":["..."]}. Source: docs/wire.md. */
export type PartErrors = Record<string, string[] | Record<string, { file: string[] }>>;

/** Adds the error of a document to `errors`. */
export function refuseDocument(errors: PartErrors, { group, index }: DocumentPlace, sentence: string): void {
  if (index === undefined) {
    errors[group] = [sentence];
    return;
  }
  const files = (errors[group] ??= {});
  // An error of the group's name takes precedence over errors of its files.
  if (Array.isArray(files)) return;
  (files[index] ??= { file: [] }).file.push(sentence);
}
