import {
  ACCEPTED_EXTENSIONS,
  acceptedExtension,
  type CaseExtension,
} from '../../../../contract/application-form.ts';

/** Kinds of files by their first bytes: those that are accepted, and those that students send by mistake. */
type Kind = 'pdf' | 'jpg' | 'png' | 'heic' | 'webp' | 'word' | 'other';

const HEAD_BYTES = 16;
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'avif']);
const HEIC_NAME = /\.(heic|heif)$/i;

/** As the server does it: the kind of a file by its beginning. `head`: its first 16 bytes, or all of it. */
export function kindOf(head: Uint8Array): Kind {
  const text = String.fromCharCode(...head);
  if (text.startsWith('%PDF')) return 'pdf';
  if (text.startsWith('\xff\xd8\xff')) return 'jpg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.has(text.slice(8, 12))) return 'heic';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.startsWith('PK\x03\x04') || text.startsWith('\xd0\xcf\x11\xe0')) return 'word';
  return 'other';
}

/** The kind that a file with this extension should be. */
const KIND_OF = {
  pdf: 'pdf',
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
  heic: 'heic',
  heif: 'heic',
  docx: 'word',
} as const satisfies Record<CaseExtension, Kind>;
const NAMES: Record<(typeof KIND_OF)[CaseExtension], string> = {
  pdf: 'PDF',
  jpg: 'JPEG photo',
  png: 'PNG picture',
  heic: 'HEIC photo',
  word: 'Word document',
};

const HEIC =
  'it is an iPhone photo in the HEIC format, which many offices cannot open. On the iPhone open Settings, Camera, ' +
  'Formats, choose “Most Compatible” and take the photo again.';

/**
 * Why a file with an accepted size cannot be sent, to follow '“name” was not added: '; null if it can. The server checks
 * again: this saves an upload of many minutes that would be refused.
 * @param accepted the extensions that the form takes
 */
export async function contentProblem(
  file: File,
  accepted: readonly CaseExtension[] = ACCEPTED_EXTENSIONS,
): Promise<string | null> {
  const takesHeic = accepted.includes('heic');
  if (!takesHeic && HEIC_NAME.test(file.name)) return HEIC;
  const extension = acceptedExtension(file.name, accepted);
  if (!extension) {
    const names = accepted.map((each) => `.${each}`);
    const list = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
    return `only ${list} files can be sent. Save it as a PDF, or take a photo of it.`;
  }
  let head: Uint8Array;
  try {
    head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  } catch {
    return 'it cannot be read. Check that it is still on this device, and choose it again.';
  }
  const kind = kindOf(head);
  const named = KIND_OF[extension];
  if (kind === named) return null;
  if (kind === 'heic' && !takesHeic) return HEIC;
  return mismatch(kind, named, extension);
}

function mismatch(kind: Kind, named: keyof typeof NAMES, extension: CaseExtension): string {
  const although = `although its name ends in .${extension}`;
  if (kind === 'word') {
    return `it is a Word or ZIP file, ${although}. Open it, save it as a PDF, and choose the PDF.`;
  }
  if (kind !== 'webp' && kind !== 'other') {
    return `it is a ${NAMES[kind]}, ${although}. Rename it so that it ends in .${kind}, and choose it again.`;
  }
  const document = named === 'pdf' || named === 'word';
  const again = document ? 'Open it and save it as PDF again.' : 'Save it again, or take a new photo.';
  return `this is not a ${NAMES[named]}, ${although}. ${again}`;
}
