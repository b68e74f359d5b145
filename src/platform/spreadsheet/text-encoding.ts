import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { UnreadableFileError } from './unreadable-file.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Bytes that are undefined in Windows-1252: a file that contains one is in another encoding. */
const UNDEFINED_IN_1252 = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** UTF-16 files have a byte order mark, or a zero in every other byte if they are plain English text. */
function wideEncoding(head: Buffer): Encoding | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  head.forEach((byte, index) => byte === 0 && (zeros[index % 2]! += 1));
  if (zeros[1]! > head.length / 4 && zeros[0]! < head.length / 20) return 'utf-16le';
  return zeros[0]! > head.length / 4 && zeros[1]! < head.length / 20 ? 'utf-16be' : undefined;
}

function readHead(file: string): Buffer {
  const descriptor = fs.openSync(file, 'r');
  try {
    const head = Buffer.alloc(4096);
    return head.subarray(0, fs.readSync(descriptor, head, 0, head.length, 0));
  } finally {
    fs.closeSync(descriptor);
  }
}

/**
 * Detects the encoding of a text file, which takes one pass over the whole file.
 * @throws UnreadableFileError when it is not text, or its encoding cannot be determined.
 */
export async function detectEncoding(file: string): Promise<Encoding> {
  const wide = wideEncoding(readHead(file));
  if (wide) return wide;
  const name = path.basename(file);
  const decoder = new TextDecoder('utf-8');
  let good = 0;
  let broken = 0;
  let undefinedIn1252 = false;
  const count = (text: string) => {
    const beyondAscii = text.match(/[^\0-\u007f]/gu) ?? [];
    const unreadable = beyondAscii.filter((character) => character === '\uFFFD').length;
    broken += unreadable;
    good += beyondAscii.length - unreadable;
  };
  for await (const bytes of fs.createReadStream(file) as AsyncIterable<Buffer>) {
    if (bytes.includes(0)) {
      throw new UnreadableFileError(
        `${name} is not a text file. Import the .xlsx or .csv file of the source.`,
      );
    }
    undefinedIn1252 ||= bytes.some((byte) => UNDEFINED_IN_1252.has(byte));
    count(decoder.decode(bytes, { stream: true }));
  }
  count(decoder.decode());
  if (broken === 0) return 'utf-8';
  if (good > broken || undefinedIn1252) {
    throw new UnreadableFileError(
      `${name} mixes encodings or is damaged: some letters cannot be read. Save it again as 'CSV UTF-8' and import that.`,
    );
  }
  return 'windows-1252';
}

/** SHA-256 of a file in hexadecimal, stored to identify the file that an import read. */
export async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of fs.createReadStream(file) as AsyncIterable<Buffer>) hash.update(bytes);
  return hash.digest('hex');
}
