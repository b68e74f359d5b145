import {
  ACCEPTED_EXTENSIONS,
  acceptedExtension,
  DOCUMENT_GROUPS,
  missingDocuments,
  type CaseExtension,
  type DocumentGroup,
} from '../../../../contract/application-form.ts';

/** A chosen file. */
export interface Attachment {
  id: number;
  group: DocumentGroup;
  /** The original file. */
  file: File;
  /** A copy with fewer pixels once it is made; null if that failed or the copy would not be smaller. */
  smaller?: File | null;
  /** Id of the copy that survives a reload (account/browser/kept-files.ts); null if this browser cannot keep it. */
  kept?: number | null;
}

/** Whether large photos are reduced before sending: not asked yet, yes or no. */
export type PhotoChoice = 'ask' | 'smaller' | 'originals';

/** Photos from this size on are offered for reduction. A page of 1600 by 2200 pixels is well below it. */
const LARGE_PHOTO_BYTES = 1_500_000;

export const isLargePhoto = ({ name, size }: File): boolean => {
  const extension = acceptedExtension(name, ACCEPTED_EXTENSIONS);
  return size > LARGE_PHOTO_BYTES && extension !== undefined && extension !== 'pdf';
};

/** The file to send for an attachment. */
export const fileToSend = ({ file, smaller }: Attachment, choice: PhotoChoice): File =>
  choice === 'smaller' && smaller ? smaller : file;

/**
 * Splits chosen files into those that can be sent and a sentence for each that cannot. Reads their first bytes.
 * @param accepted the extensions that the form takes
 */
export async function sortChosen(
  files: readonly File[],
  accepted: readonly CaseExtension[],
): Promise<{ taken: File[]; refused: string[] }> {
  // Loaded when it is needed. If it cannot be loaded, only the server checks the content.
  const check = await import('./first-bytes.ts').catch(() => null);
  const problems = await Promise.all(
    files.map(async (file) => {
      if (file.size === 0) return 'the file is empty (0 bytes). Choose another copy of it.';
      if (check) return check.contentProblem(file, accepted);
      return acceptedExtension(file.name, accepted) ? null : 'files of this kind cannot be sent.';
    }),
  );
  return {
    taken: files.filter((_file, index) => problems[index] === null),
    refused: files.flatMap((file, index) =>
      problems[index] ? [`“${file.name}” was not added: ${problems[index]}`] : [],
    ),
  };
}

/** Groups that a counselor will ask for and that have no document yet. */
export const missingGroups = (present: readonly DocumentGroup[]) => {
  const missing = missingDocuments(present);
  return DOCUMENT_GROUPS.filter(({ name }) => missing.includes(name));
};
