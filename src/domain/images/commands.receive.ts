import { createHash } from 'node:crypto';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { FieldFault } from '../../contract/field-faults.ts';
import { PICTURE_FIELDS } from '../../contract/picture-library.ts';
import { TooLargeToScanError } from '../../platform/files/clamd.ts';
import { storageFault } from '../../platform/files/encrypted-files.ts';
import { readMultipart, type UploadedPart } from '../../platform/files/multipart.ts';
import { checkPicture, MOST_PICTURE_BYTES, PictureError } from '../../platform/files/picture-check.ts';
import { storedFileName } from '../applications/policy.file-names.ts';
import type { Upload } from '../applications/policy.ts';
import { refusalOf } from '../applications/policy.uploads.ts';
import type { PictureContext } from './context.ts';

/** A picture that was received and checked, but not stored. */
export interface Received {
  bytes: Buffer;
  fileName: string;
  /** SHA-256 of the file as it was sent. */
  sha256: Buffer;
  animated: boolean;
  fields: Partial<Record<(typeof PICTURE_FIELDS)[number], string>>;
}

/** Room for the fields and boundaries of a form besides its file. */
const FORM_BYTES = 300 * 1024;

/** Ends an upload because of its file. */
class FileFault extends Error {
  readonly fault: FieldFault;
  constructor(fault: FieldFault) {
    super(fault.code);
    this.fault = fault;
  }
}

/**
 * Runs work with an uploaded picture: it is read as it arrives, scanned, and checked by its content. Nothing of it is
 * written before all of that.
 * @returns invalid_form (file), and the refusals of uploads
 */
export async function withReceived<T>(
  context: PictureContext,
  userId: string,
  upload: Upload,
  work: (received: Received) => Promise<Result<T>>,
): Promise<Result<T>> {
  const slot = context.slots.take({ userId, address: upload.address });
  if (!slot.ok) return fail({ code: 'refused', reason: slot.refused });
  try {
    const received = await receive(context, upload);
    return received.ok ? await work(received.value) : received;
  } catch (error) {
    if (error instanceof PictureError) return faulty({ code: 'custom', message: error.message });
    if (error instanceof FileFault) return faulty(error.fault);
    const reason = refusalOf(storageFault(error));
    if (!reason) throw error;
    return fail({ code: 'refused', reason });
  } finally {
    slot.release();
  }
}

const faulty = (fault: FieldFault) => fail({ code: 'invalid_form', faults: { file: [fault] } });

async function receive(context: PictureContext, upload: Upload): Promise<Result<Received>> {
  if ((upload.length ?? 0) > MOST_PICTURE_BYTES + FORM_BYTES) throw new PictureError('too_many_bytes');
  const fields: Received['fields'] = {};
  let file: { bytes: Buffer; fileName: string } | undefined;
  const isField = (name: string): name is (typeof PICTURE_FIELDS)[number] =>
    (PICTURE_FIELDS as readonly string[]).includes(name);
  const handlers = {
    beginField: isField,
    onField: (name: string, value: string) => {
      if (isField(name)) fields[name] = value;
    },
    onFile: async (part: UploadedPart) => {
      if (part.name !== 'file' || file) return;
      const fileName = storedFileName(part.fileName);
      const bytes = await scanned(context, part, fileName);
      if (bytes.length > 0) file = { bytes, fileName };
    },
  };
  await readMultipart(upload.body, upload.contentType, handlers, context.formLimits);
  if (!file) return faulty({ code: 'no_file' });
  const { animated } = await checkPicture(file.bytes);
  const sha256 = createHash('sha256').update(file.bytes).digest();
  return ok({ ...file, sha256, animated, fields });
}

/** The content of a part, which the virus scanner reads at the same time. */
async function scanned({ scanner }: PictureContext, part: UploadedPart, fileName: string): Promise<Buffer> {
  const scan = await scanner?.begin();
  const pieces: Buffer[] = [];
  let length = 0;
  try {
    for await (const piece of part.content) {
      length += piece.length;
      if (length > MOST_PICTURE_BYTES) throw new PictureError('too_many_bytes');
      await scan?.write(piece);
      pieces.push(piece);
    }
    const result = await scan?.finish();
    if (result && !result.clean) throw new FileFault({ code: 'infected', fileName, found: result.found });
    return Buffer.concat(pieces);
  } catch (error) {
    if (error instanceof TooLargeToScanError) throw new FileFault({ code: 'too_large_to_scan', fileName });
    throw error;
  } finally {
    scan?.close();
  }
}
