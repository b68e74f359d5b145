import { ShowError, type Shown } from './shown.ts';

/** Opens a document. The code for PDFs is loaded with the first one. @throws ShowError. */
export async function openShown(file: Blob, mediaType: string): Promise<Shown> {
  if (mediaType !== 'application/pdf') return (await import('./picture.ts')).openPicture(file);
  const pdf = await import('./pdf.ts').catch(() => {
    throw new ShowError('The part that shows PDFs could not be loaded. Try again, or download the document.');
  });
  return pdf.openPdf(file);
}
