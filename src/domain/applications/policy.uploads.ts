import type { RefusalFacts } from '../../contract/errors.ts';
import type { Refusal } from '../../contract/refusals.ts';
import { ScannerError } from '../../platform/files/clamd.ts';
import { StorageError } from '../../platform/files/encrypted-files.ts';
import { MultipartError, type MultipartFault } from '../../platform/files/multipart.ts';

/** Thrown to end an upload; what was staged is discarded. */
export class StopUpload extends Error {
  override name = 'StopUpload';
  readonly reason: Refusal;
  readonly facts: RefusalFacts | undefined;
  constructor(reason: Refusal, facts?: RefusalFacts) {
    super(reason);
    this.reason = reason;
    this.facts = facts;
  }
}

const FAULTS: Record<MultipartFault, Refusal> = {
  malformed: 'upload_unreadable',
  fields_too_large: 'upload_texts_too_large',
  too_many_parts: 'upload_too_many_parts',
  too_slow: 'upload_too_slow',
  broken_off: 'upload_broken_off',
};

/** What the student is told of an error that ended an upload; undefined for internal errors. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof StopUpload) return error.reason;
  if (error instanceof MultipartError) return FAULTS[error.fault];
  if (error instanceof ScannerError) return 'scanner_down';
  if (error instanceof StorageError) return error.full ? 'storage_full' : 'storage_down';
  return undefined;
}
