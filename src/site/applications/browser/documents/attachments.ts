import {
  acceptedExtension,
  DOCUMENT_GROUPS,
  type DocumentGroup,
} from '../../../../contract/application-form.ts';

/** A chosen file. */
export interface Attachment {
  id: number;
  group: DocumentGroup;
  /** As it was chosen. */
  file: File;
  /** A copy with fewer pixels, once there is one; null where none could be made or it would not be smaller. */
  smaller?: File | null;
}

/** Whether large photos are made smaller before they are sent: not asked yet, yes or no. */
export type PhotoChoice = 'ask' | 'smaller' | 'originals';

/** Larger photos are worth the question. A page of a document at 1600 by 2200 pixels stays well below. */
const LARGE_PHOTO_BYTES = 1_500_000;

export const isLargePhoto = ({ name, size }: File): boolean => {
  const extension = acceptedExtension(name);
  return size > LARGE_PHOTO_BYTES && extension !== undefined && extension !== 'pdf';
};

/** What is sent of an attachment. */
export const fileToSend = ({ file, smaller }: Attachment, choice: PhotoChoice): File =>
  choice === 'smaller' && smaller ? smaller : file;

/** Sorts what somebody chose into what can be sent and a sentence for each file that cannot. */
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
      refused.push(`“${file.name}” was not added: the file is empty (0 bytes). Choose another copy of it.`);
    } else taken.push(file);
  }
  return { taken, refused };
}

/** Groups that a counsellor will ask for and that have no file yet. */
export const missingGroups = (attachments: readonly Attachment[]) =>
  DOCUMENT_GROUPS.filter(
    ({ name, optional }) => !optional && !attachments.some(({ group }) => group === name),
  );
