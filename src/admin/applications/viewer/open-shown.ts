import { WORD_TYPE } from '../../../contract/application-form.ts';
import { ShowError, type Shown } from './shown.ts';

/** Opens a document. What reads PDFs, HEIC photos and Word documents is loaded with the first one. @throws ShowError. */
export function openShown(file: Blob, mediaType: string): Promise<Shown> {
  switch (mediaType) {
    case 'application/pdf':
      return loaded(import('./pdf.ts'), 'PDFs', ({ openPdf }) => openPdf(file));
    case 'image/heic':
      return loaded(import('./heic.ts'), 'HEIC photos', ({ openHeic }) => openHeic(file));
    case WORD_TYPE:
      return loaded(import('./word.ts'), 'Word documents', ({ openWord }) => openWord(file));
    default:
      return loaded(import('./picture.ts'), 'pictures', ({ openPicture }) => openPicture(file));
  }
}

async function loaded<Part>(
  loading: Promise<Part>,
  what: string,
  open: (part: Part) => Promise<Shown>,
): Promise<Shown> {
  const part = await loading.catch(() => {
    throw new ShowError(
      `The part that shows ${what} could not be loaded. Try again, or download the document.`,
    );
  });
  return open(part);
}
