import { DRAFT_PREFIX, KEPT_FILES, read } from '../../../contract/session-state.ts';

/** Local storage key that names the person whose files are in the database KEPT_FILES. */
const OWNER = `${DRAFT_PREFIX}files`;

export const setFilesOwner = (user: string): void => localStorage.setItem(OWNER, user);

/** After a login: deletes the files of somebody else, whose session expired on this device before. */
export function forgetOthersFiles(user: string | null): void {
  const owner = read(OWNER);
  if (owner === null || owner === user) return;
  localStorage.removeItem(OWNER);
  globalThis.indexedDB?.deleteDatabase(KEPT_FILES);
}
