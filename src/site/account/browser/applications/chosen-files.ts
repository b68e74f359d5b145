import {
  acceptedExtension,
  ACCEPTED_EXTENSIONS,
  type DocumentGroup,
} from '../../../../contract/application-form.ts';

/** A file that is to be added and is not yet. */
export interface Chosen {
  key: string;
  group: DocumentGroup;
  file: File;
  /** What is wrong with it, as the server said. */
  problem?: string;
}

/** Why a file cannot be added, or null. What is in it is looked at by the server. */
function problemOf(file: File): string | null {
  if (!acceptedExtension(file.name)) return `no ${ACCEPTED_EXTENSIONS.join(', ')} file`;
  return file.size === 0 ? 'empty' : null;
}

/** The same file chosen again stays there once. */
const keyOf = (group: DocumentGroup, { name, size, lastModified }: File) =>
  [group, name, size, lastModified].join('\n');

/** Adds a selection to what was chosen before. @returns also what cannot be taken, and why: 'notes.docx (no … file)' */
export function choose(
  before: readonly Chosen[],
  group: DocumentGroup,
  files: readonly File[],
): { chosen: Chosen[]; refused: string[] } {
  const chosen = [...before];
  const refused: string[] = [];
  for (const file of files) {
    const problem = problemOf(file);
    const key = keyOf(group, file);
    if (problem) refused.push(`${file.name} (${problem})`);
    else if (!chosen.some((other) => other.key === key)) chosen.push({ key, group, file });
  }
  return { chosen, refused };
}
