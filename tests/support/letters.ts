import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/**
 * A photo as iPhones send it: 64 by 32 pixels of the red #bd1439. Made from our own picture with
 * `heif-enc -L tiny.png -o tiny.heic` of Debian's package libheif-examples, as no library here writes this format.
 */
export const heic = (): Buffer => Buffer.from(HEIC, 'base64');
const HEIC =
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA' +
  'AA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAIAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAXwACAAEAAAAAAAAA' +
  'AQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAA' +
  'ALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAD/8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwD/ugJAIQABACpCAQED' +
  'cAAAAwCQAAADAAADAP+gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXGJEgAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlz' +
  'cGUAAAAAAAAAQAAAACAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGlt' +
  'ZwACAAEAAQAAAGdtZGF0AAAAWygBrwW4H1pM3//7ensNf2N8vLy8vkhISEhISEhxeK//+RO1//3AoxjGMaTnOc5xzP/2PdAD/jP8' +
  'X/D/f8/z/P8/0PQ9D0PQ9D0PQdFbEsQsocv04pqYEcqziiA=';

const RELATED = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const paragraph = (text: string) => `<w:p><w:r><w:t>${escaped(text)}</w:t></w:r></w:p>`;
const bodyOf = (paragraphs: readonly string[]) =>
  `${HEAD}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs.map(paragraph).join('')}</w:body></w:document>`;
const typesOf = (main: string) =>
  `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`;
const relations = (inside: string) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${inside}</Relationships>`;

/** A reference that Word follows when it opens the document, or a link that a person has to press. */
export const reference = (kind: string, target: string) =>
  relations(
    `<Relationship Id="r1" Type="${RELATED}/${kind}" Target="${escaped(target)}" TargetMode="External"/>`,
  );

interface Letter {
  paragraphs?: readonly string[];
  /** The declared type of the document. */
  main?: string;
  /** More parts by name, in place of those that a letter has. */
  parts?: Readonly<Record<string, string | Buffer>>;
}

/** A Word document. */
export async function letter({
  paragraphs = ['Dear Sir'],
  main = MAIN,
  parts = {},
}: Letter = {}): Promise<Buffer> {
  const all: Record<string, string | Buffer> = {
    '[Content_Types].xml': typesOf(main),
    '_rels/.rels': relations(
      `<Relationship Id="r1" Type="${RELATED}/officeDocument" Target="word/document.xml"/>`,
    ),
    'word/document.xml': bodyOf(paragraphs),
    ...parts,
  };
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(all)) zip.addBuffer(Buffer.from(content as string), name);
  zip.end();
  return buffer(zip.outputStream as Readable);
}

/** The same archive, in which a part declares another size when unpacked. */
export function declaring(archive: Buffer, part: string, size: number): Buffer {
  const copy = Buffer.from(archive);
  // The list of parts is at the end; an entry of it has the size 24 bytes and the name 46 bytes after its start.
  copy.writeUInt32LE(size, copy.lastIndexOf(part) - 22);
  return copy;
}
