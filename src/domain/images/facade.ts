import type { Result } from '../../contract/errors.ts';
import type { Page } from '../../contract/paging.ts';
import type {
  LibraryItem,
  PictureChange,
  PictureUse,
  UploadedPicture,
} from '../../contract/picture-library.ts';
import type { Principal } from '../accounts/policy.ts';
import { createUploadSlots } from '../applications/policy.slots.ts';
import type { Upload } from '../applications/policy.ts';
import { changePicture } from './commands.edit.ts';
import { removePicture, uploadPicture } from './commands.library.ts';
import { replacePicture } from './commands.replace.ts';
import type { PictureContext } from './context.ts';
import { listPictures, readPicture, readUses, type PictureQuery } from './data.library.ts';

/** The library of pictures: what staff do with it. */
export interface Pictures {
  /** The newest first. @returns invalid (show), invalid_page. */
  list(query: PictureQuery): Promise<Result<Page<LibraryItem>>>;
  /** @returns not_found. */
  read(id: string): Promise<Result<LibraryItem>>;
  /** @returns not_found. */
  uses(id: string): Promise<Result<{ uses: PictureUse[] }>>;
  /** @returns invalid_form (file, alt, credit), refusals of uploads. */
  upload(principal: Principal, upload: Upload): Promise<Result<UploadedPicture>>;
  /** @returns not_found, invalid, picture_changed. */
  change(principal: Principal, id: string, change: PictureChange): Promise<Result<LibraryItem>>;
  /** @returns not_found, invalid_form (file), refusals of uploads. */
  replace(principal: Principal, id: string, upload: Upload): Promise<Result<UploadedPicture>>;
  /** @returns not_found, picture_used. */
  remove(principal: Principal, id: string): Promise<Result<object>>;
}

/** A picture is decoded in memory, so few are received at the same time. */
const SHARES = { total: 8, perPerson: 3, perAddress: 8 };

export function createPictures(options: Omit<PictureContext, 'slots'>): Pictures {
  const context = { ...options, slots: createUploadSlots(SHARES) };
  return {
    list: (query) => listPictures(context, query),
    read: (id) => readPicture(context, id),
    uses: (id) => readUses(context, id),
    upload: (principal, upload) => uploadPicture(context, principal, upload),
    change: (principal, id, change) => changePicture(context, principal, id, change),
    replace: (principal, id, upload) => replacePicture(context, principal, id, upload),
    remove: (principal, id) => removePicture(context, principal, id),
  };
}
