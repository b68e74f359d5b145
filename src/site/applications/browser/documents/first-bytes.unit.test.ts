import { expect, it } from 'vitest';
import { jpeg, pdf, png } from '../../../../../tests/support/applications.ts';
import { CASE_EXTENSIONS } from '../../../../contract/application-form.ts';
import { contentProblem } from './first-bytes.ts';

const problem = (name: string, bytes: Buffer | string) =>
  contentProblem(new File([new Uint8Array(Buffer.from(bytes as string))], name));
const heic = Buffer.concat([Buffer.from('00000018', 'hex'), Buffer.from('ftypheic')]);

it('accepts what the server accepts', async () => {
  for (const [name, bytes] of [
    ['a.pdf', pdf()],
    ['a.PDF', pdf()],
    ['a.jpg', jpeg()],
    ['a.jpeg', jpeg()],
    ['a.png', png()],
  ] as const)
    expect(await problem(name, bytes), name).toBeNull();
});

it('says what a file is and what to do, if its name promises something else', async () => {
  for (const [name, bytes, words] of [
    [
      'a.pdf',
      '<html>',
      'this is not a PDF, although its name ends in .pdf. Open it and save it as PDF again.',
    ],
    [
      'a.pdf',
      jpeg(),
      'it is a JPEG photo, although its name ends in .pdf. Rename it so that it ends in .jpg',
    ],
    ['a.jpg', pdf(), 'it is a PDF, although its name ends in .jpg. Rename it so that it ends in .pdf'],
    ['a.jpeg', 'RIFF1234WEBPVP8 ', 'this is not a JPEG photo, although its name ends in .jpeg'],
    ['a.pdf', 'PK\x03\x04', 'it is a Word or ZIP file, although its name ends in .pdf'],
    ['a.pdf', ' %PDF-1.7', 'this is not a PDF'],
    ['a.docx', 'PK\x03\x04', 'only .jpg, .jpeg, .png and .pdf files can be sent'],
  ] as const)
    expect(await problem(name, Buffer.from(bytes as string, 'latin1')), name).toContain(words);
});

it('explains iPhone photos, by their name and by their content', async () => {
  expect(await problem('IMG_1.HEIC', heic)).toContain('Most Compatible');
  expect(await problem('IMG_1.jpg', heic)).toContain('Most Compatible');
});

it('takes photos and letters where a case does, and still not what only has their name', async () => {
  const inCase = (name: string, bytes: Buffer | string) =>
    contentProblem(new File([new Uint8Array(Buffer.from(bytes as string))], name), CASE_EXTENSIONS);
  expect(await inCase('IMG_1.HEIC', heic)).toBeNull();
  expect(await inCase('letter.docx', 'PK\x03\x04')).toBeNull();
  expect(await inCase('IMG_1.jpg', heic)).toContain('Rename it so that it ends in .heic');
  expect(await inCase('letter.docx', '{\\rtf1')).toContain('this is not a Word document');
  expect(await inCase('letter.docm', 'PK\x03\x04')).toContain('.heif and .docx files can be sent');
});
