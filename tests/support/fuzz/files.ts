import fc, { type Arbitrary } from 'fast-check';
import { jpeg, pdf, png } from '../applications.ts';
import { DISGUISED, TWO_FACED } from '../harmful-files.ts';
import { heic, letter } from '../letters.ts';
import { uglyEnquiries } from '../ugly-enquiries.ts';
import { sheetsAsBytes } from '../workbook.ts';

export interface FuzzedFile {
  name: string;
  bytes: Buffer;
}

const ROWS = [
  ['Name', 'Phone', 'Email'],
  ['Asha Rai', '9841234567', 'asha@example.com'],
];
/** Whole files that each reader takes or refuses. */
const WHOLE: readonly FuzzedFile[] = [
  { name: 'cv.pdf', bytes: pdf(2000) },
  { name: 'photo.png', bytes: png() },
  { name: 'photo.jpg', bytes: jpeg() },
  { name: 'photo.heic', bytes: heic() },
  { name: 'letter.docx', bytes: await letter({}) },
  { name: 'people.xlsx', bytes: sheetsAsBytes({ People: ROWS }) },
  { name: 'people.csv', bytes: Buffer.from(uglyEnquiries(5)) },
  { name: 'courses.csv', bytes: Buffer.from('university,course\r\nSample University,Nursing\r\n') },
  ...[...DISGUISED, ...TWO_FACED].map(({ name, content }) => ({ name, bytes: content })),
];
const NAMES = ['../x.pdf', '', 'a\0.pdf', 'x'.repeat(300), 'con.pdf\r\nX: y', '\u202egpj.pdf', '.pdf'];

interface Change {
  how: 'cut' | 'flip' | 'repeat' | 'insert';
  at: number;
  byte: number;
}
const change = fc.record<Change>({
  how: fc.constantFrom('cut', 'flip', 'repeat', 'insert'),
  at: fc.nat(9999),
  byte: fc.nat(255),
});

function changed(bytes: Buffer, { how, at, byte }: Change): Buffer {
  const place = Math.floor((at / 10_000) * bytes.length);
  const rest = bytes.subarray(place);
  if (how === 'cut') return bytes.subarray(0, place);
  if (how === 'repeat') return Buffer.concat([bytes.subarray(0, place), rest, rest]);
  if (how === 'insert') return Buffer.concat([bytes.subarray(0, place), Buffer.alloc(4, byte), rest]);
  const copy = Buffer.from(bytes);
  if (copy.length > 0) copy[Math.min(place, copy.length - 1)] = byte;
  return copy;
}

/** Whole and broken files for every reader of uploads, some with odd names. */
export const files: Arbitrary<FuzzedFile> = fc
  .record({
    file: fc.constantFrom(...WHOLE),
    changes: fc.oneof(
      { weight: 2, arbitrary: fc.constant<Change[]>([]) },
      { weight: 3, arbitrary: fc.array(change, { minLength: 1, maxLength: 4 }) },
    ),
    name: fc.option(fc.constantFrom(...NAMES), { freq: 8 }),
  })
  .map(({ file, changes, name }) => ({
    name: name ?? file.name,
    bytes: changes.reduce((bytes, each) => changed(bytes, each), file.bytes),
  }));
