import mammoth from 'mammoth';
import { wordText, type Element, type WordText } from './word-text.ts';

/** Reads the text of a Word document. mammoth also writes HTML from it, which nobody uses. */
addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  read(data).then(
    (text) => postMessage({ read: text }),
    () => postMessage({ failed: true }),
  );
});

async function read(arrayBuffer: ArrayBuffer): Promise<WordText> {
  let text: WordText | undefined;
  const transformDocument = (document: Element): Element => {
    text = wordText(document);
    return { ...document, children: [] };
  };
  await mammoth.convertToHtml({ arrayBuffer }, { transformDocument, externalFileAccess: false });
  if (!text) throw new Error('No text');
  return text;
}
