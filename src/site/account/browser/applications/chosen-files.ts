import type { DocumentGroup } from '../../../../contract/application-form.ts';
import { sortChosen } from '../../../applications/browser/documents/attachments.ts';

/** A file that is to be added and is not yet. */
export interface Chosen {
  key: string;
  group: DocumentGroup;
  file: File;
  /** What is wrong with it, as the server said. */
  problem?: string;
}

/** The same file chosen again stays there once. */
const keyOf = (group: DocumentGroup, { name, size, lastModified }: File) =>
  [group, name, size, lastModified].join('\n');

/** Adds a selection to what was chosen before. @returns also a sentence for each file that cannot be taken */
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
