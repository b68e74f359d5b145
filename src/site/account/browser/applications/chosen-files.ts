import { CASE_EXTENSIONS, type DocumentGroup } from '../../../../contract/application-form.ts';
import { sortChosen } from '../../../applications/browser/documents/attachments.ts';

/** A chosen file that is not uploaded yet. */
export interface Chosen {
  key: string;
  group: DocumentGroup;
  file: File;
  /** Id of the copy that survives a reload (kept-files.ts); null if this browser cannot keep it. */
  kept?: number | null;
  /** The server's error message for this file. */
  problem?: string;
}

/** Identifies a file, so that choosing it twice adds it once. */
export const keyOf = (group: DocumentGroup, { name, size, lastModified }: File) =>
  [group, name, size, lastModified].join('\n');

/** The files of a selection that are not chosen yet, and a sentence for each that cannot be accepted. */
export async function choose(
  before: readonly Chosen[],
  group: DocumentGroup,
  files: readonly File[],
): Promise<{ added: Chosen[]; refused: string[] }> {
  const { taken, refused } = await sortChosen(files, CASE_EXTENSIONS);
  const added: Chosen[] = [];
  for (const file of taken) {
    const key = keyOf(group, file);
    if (!before.some((other) => other.key === key)) added.push({ key, group, file });
  }
  return { added, refused };
}
