import {
  DOCUMENT_GROUPS,
  EARLIER_DOCUMENTS,
  TEXT_FIELDS,
  type DocumentGroup,
} from '../../contract/application-form.ts';
import type { FieldFault, FormFaults } from '../../contract/field-faults.ts';

/** The text fields of the application form; other fields are skipped. */
export const APPLICATION_TEXTS: ReadonlySet<string> = new Set([
  ...TEXT_FIELDS.map(({ name }) => name),
  'marital_status',
  'preferred_course',
  'preferred_university',
  'intake',
  EARLIER_DOCUMENTS,
]);

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

/** Adds the fault of a document to `faults`. */
export function refuseDocument(faults: FormFaults, { group, index }: DocumentPlace, fault: FieldFault): void {
  if (index === undefined) {
    faults[group] = [fault];
    return;
  }
  const files = (faults[group] ??= {});
  // A fault of the group's name takes precedence over faults of its files.
  if (Array.isArray(files)) return;
  (files[index] ??= { file: [] }).file.push(fault);
}
