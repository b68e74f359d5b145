// oxlint-disable-next-line import/default -- Vite makes it the address of the file
import pdf from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
// oxlint-disable-next-line import/default -- as above
import heic from './heic.worker.ts?worker&url';
// oxlint-disable-next-line import/default -- as above
import word from './word.worker.ts?worker&url';
import type { TrustedTypes } from '../../../ui/trusted-types.ts';
import { ShowError } from './shown.ts';

const ADDRESSES = { pdf, heic, word };
export type Reader = keyof typeof ADDRESSES;

let policy: { createScriptURL(reader: Reader): string } | undefined;

/**
 * Starts the worker that reads documents of a kind. The page's content security policy allows one policy of trusted types, and this
 * one knows no other addresses than those of our own files.
 */
export function startWorker(reader: Reader): Worker {
  const { trustedTypes } = globalThis as TrustedTypes;
  policy ??= trustedTypes?.createPolicy('document-readers', {
    createScriptURL: (name: string) => ADDRESSES[name as Reader],
  });
  return new Worker(policy?.createScriptURL(reader) ?? ADDRESSES[reader], { type: 'module' });
}

/** Larger ones are downloaded: the whole file is in memory while it is shown. */
const MOST_BYTES = 50 * 1024 * 1024;
/** A file that takes longer is meant to stop the browser. */
const MOST_MS = 30_000;

/**
 * Lets a worker of its own read a file, and ends it afterwards.
 * @param cannot what to say of a file that the worker cannot read
 * @throws ShowError.
 */
export async function readInWorker<T>(reader: Reader, file: Blob, cannot: string): Promise<T> {
  if (file.size > MOST_BYTES) throw new ShowError('This file is too large to show here: download it.');
  const bytes = await file.arrayBuffer();
  const worker = startWorker(reader);
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<T>((resolve, reject) => {
      const fail = () => reject(new ShowError(cannot));
      timer = setTimeout(fail, MOST_MS);
      worker.addEventListener('error', fail);
      worker.addEventListener('message', ({ data }: MessageEvent<{ read: T } | { failed: true }>) => {
        if ('read' in data) resolve(data.read);
        else fail();
      });
      worker.postMessage(bytes, [bytes]);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
