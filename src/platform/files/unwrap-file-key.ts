import type { KeySet } from '../security/secret-keys.ts';
import { DamagedFileError, unwrapFileKey } from './file-cipher.ts';

/** The key of a file, whichever of the master keys it is wrapped with. @throws DamagedFileError if it is none of them */
export function unwrapWithAny(masterKeys: KeySet, fileId: string, wrapped: Uint8Array): Buffer {
  for (const { bytes } of masterKeys.all) {
    try {
      return unwrapFileKey(bytes, fileId, wrapped);
    } catch (error) {
      if (!(error instanceof DamagedFileError)) throw error;
    }
  }
  throw new DamagedFileError('The key of the file is wrapped with another key, or was changed.');
}
