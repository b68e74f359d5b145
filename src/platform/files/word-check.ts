import { SaxesParser } from 'saxes';
import yauzl, { type Entry, type ZipFile } from 'yauzl';

/** Why a Word document is not accepted: it is none, it is too large, or it has parts that run or load something. */
export type WordFault = 'unreadable' | 'too_large' | 'runs';

/** The whole file is in memory while it is checked, one at a time. Letters are far smaller. */
export const MOST_WORD_BYTES = 20_000_000;
const MOST_ENTRIES = 1_000;
const MOST_UNPACKED_BYTES = 150_000_000;
/** Of a part that is read here: the list of types, and references. */
const MOST_PART_BYTES = 1_000_000;

const TYPES = '[Content_Types].xml';
const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
/** Macros, controls, and objects of other programs. Old equations are such objects, and are used for attacks. */
const RUNNING_PARTS =
  /(?:^|\/)(?:vbaproject|vbadata|activex|oleobject|attachedtoolbars)[^/]*|\.(?:exe|dll|js|vbs|bat|cmd|hta|lnk|scr|ps1)$/i;
const RUNNING_TYPES = /macroenabled|vbaproject|activex|oleobject/i;

/**
 * Checks a whole Word document without unpacking it to disk: a readable archive that declares itself a document without
 * macros, within sizes that stop bombs, without parts that run and without references that Word loads when it opens it.
 * Links that a person has to press are allowed.
 */
export async function wordFault(file: Buffer): Promise<WordFault | undefined> {
  try {
    const zip = await yauzl.fromBufferPromise(file, { autoClose: false });
    const entries = await readEntries(zip);
    if (!Array.isArray(entries)) return entries;
    const types = entries.find(({ fileName }) => fileName === TYPES);
    if (!types) return 'unreadable';
    if (entries.some(({ fileName }) => RUNNING_PARTS.test(fileName))) return 'runs';
    const declared = await tagsOf(zip, types);
    if (declared.some(({ ContentType = '' }) => RUNNING_TYPES.test(ContentType))) return 'runs';
    const main = declared.find(({ ContentType }) => ContentType === MAIN_TYPE)?.['PartName'];
    if (!main || !entries.some(({ fileName }) => `/${fileName}` === main)) return 'unreadable';
    for (const entry of entries.filter(({ fileName }) => /\.rels$/i.test(fileName)))
      if ((await tagsOf(zip, entry)).some(loads)) return 'runs';
    return undefined;
  } catch (error) {
    return error instanceof TooLargeError ? 'too_large' : 'unreadable';
  }
}

class TooLargeError extends Error {}

async function readEntries(zip: ZipFile): Promise<Entry[] | WordFault> {
  const entries: Entry[] = [];
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    entries.push(entry);
    unpacked += entry.uncompressedSize;
    if (entries.length > MOST_ENTRIES || unpacked > MOST_UNPACKED_BYTES) return 'too_large';
    if (entry.isEncrypted()) return 'unreadable';
  }
  // Readers differ in which of two they take.
  if (new Set(entries.map(({ fileName }) => fileName.toLowerCase())).size < entries.length)
    return 'unreadable';
  // What a part declares must be true: a reader that believes it would unpack more.
  for (const entry of entries) {
    if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8) return 'unreadable';
    for await (const bytes of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) void bytes;
  }
  return entries;
}

type Attributes = Readonly<Record<string, string>>;

/** The attributes of all elements of a small part. @throws errors of the archive and of its XML. */
async function tagsOf(zip: ZipFile, entry: Entry): Promise<Attributes[]> {
  if (entry.uncompressedSize > MOST_PART_BYTES) throw new TooLargeError();
  const tags: Attributes[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('A document type is not part of the format');
  });
  parser.on('opentag', ({ attributes }) => void tags.push(attributes));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const bytes of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>)
    parser.write(decoder.decode(bytes, { stream: true }));
  parser.write(decoder.decode()).close();
  return tags;
}

/** Whether a reference makes Word load something from elsewhere (a template, a picture) or another document inside it. */
function loads({ TargetMode, Target = '', Type = '' }: Attributes): boolean {
  if (/\/aFChunk$/i.test(Type)) return true;
  if (TargetMode?.toLowerCase() !== 'external') return false;
  if (/\/hyperlink$/i.test(Type)) return false;
  // The template on the writer's own disk, as Word writes it; on another computer nothing is there.
  return !/^(?:file:\/\/\/)?[a-z]:[\\/]/i.test(Target);
}
