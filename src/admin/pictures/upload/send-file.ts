import type { UploadedPicture } from '../../../contract/picture-library.ts';
import { sendFile, type SendOptions } from '../../frame/send-file.ts';

/** Sends a picture to the library. @param path of a call that takes a picture, from `pathOf`. @throws as `sendFile`. */
export const sendPicture = (path: string, file: File, options?: SendOptions): Promise<UploadedPicture> =>
  sendFile(path, file, options) as Promise<UploadedPicture>;
