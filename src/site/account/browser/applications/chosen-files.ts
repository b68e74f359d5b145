import type { DocumentGroup } from '../../../../contract/application-form.ts';
import { sortChosen } from '../../../applications/browser/documents/attachments.ts';

/** A chosen file that is not uploaded yet. */
export interface Chosen {
  key: string;
  group: DocumentGroup;
  file: File;
  /** The server's error message for this file. */
  problem?: string;
}

/** Identifies a file, so that choosing it twice adds it once. */
const keyOf = (group: DocumentGroup, { name, size, lastModified }: File) =>
  [group, name, size, lastModified].join('\n');

/** Adds a selection to the chosen files. @returns also a sentence for each file that cannot be accepted */
export function choose(
  before: readonly Chosen[],
  group: DocumentGroup,
  files: readonly File[],
): { chosen: Chosen[]; refused: string[] } {
  const { taken, refused } = sortChosen(files);
  const chosen = [...before];
  for (const file of taken) {
    const key = keyOf(group, file);
    if (!chosen.some((other) => other.key === key)) chosen.push({ key, group, file });
  }
  return { chosen, refused };
}
