import {
  acceptedExtension,
  DOCUMENT_GROUPS,
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
}

/** Whether large photos are reduced before sending: not asked yet, yes or no. */
export type PhotoChoice = 'ask' | 'smaller' | 'originals';

/** Photos from this size on are offered for reduction. A page of 1600 by 2200 pixels is well below it. */
const LARGE_PHOTO_BYTES = 1_500_000;

export const isLargePhoto = ({ name, size }: File): boolean => {
  const extension = acceptedExtension(name);
  return size > LARGE_PHOTO_BYTES && extension !== undefined && extension !== 'pdf';
};

/** The file to send for an attachment. */
export const fileToSend = ({ file, smaller }: Attachment, choice: PhotoChoice): File =>
  choice === 'smaller' && smaller ? smaller : file;

/** Splits chosen files into those that can be sent and a sentence for each that cannot. */
export function sortChosen(files: readonly File[]): { taken: File[]; refused: string[] } {
  const taken: File[] = [];
  const refused: string[] = [];
  for (const file of files) {
    if (!acceptedExtension(file.name)) {
      refused.push(
        `“${file.name}” was not added: only .jpg, .jpeg, .png and .pdf files can be sent. ` +
          'Save it as a PDF, or take a photo of it.',
      );
    } else if (file.size === 0) {
      refused.push(`“${file.name}” was not added: the file is empty (0 bytes). Choose another copy.`);
    } else taken.push(file);
  }
  return { taken, refused };
}

/** Groups that a counselor will ask for and that have no file yet. */
export const missingGroups = (attachments: readonly Attachment[]) =>
  DOCUMENT_GROUPS.filter(
    ({ name, optional }) => !optional && !attachments.some(({ group }) => group === name),
  );
