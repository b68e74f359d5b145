import { setPublished } from '../content/live.ts';
import { pictureUrlAt } from '../api/public/media.ts';
import { fittedDocuments } from '../domain/edits/stored-documents.ts';
import { resolvePictures } from '../domain/images/resolve.ts';
import type { DatabaseHandle } from '../platform/database/handle.ts';
import type { Log } from '../platform/log.ts';

/** What staff have published, kept in the memory of this process. */
export interface LiveContent {
  /** Calls this whenever the content has changed and is in memory, so that what was made from the old one is dropped. */
  onChange(forget: () => void): void;
}

/** Pictures of the content are on this site, so a path is enough. */
const PATH_OF_PICTURE = pictureUrlAt('');

/** Time until a failed reading is tried again. */
const RETRY_MS = 1000;

/**
 * Loads the documents that staff have published, and again whenever a process publishes some. A failed reading keeps the
 * documents that are known and is repeated.
 */
export async function followContent(
  { db, listen }: Pick<DatabaseHandle, 'db' | 'listen'>,
  log: Log,
): Promise<LiveContent & { stop(): void }> {
  const forgets = new Set<() => void>();
  let wanted = 0;
  let reading: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;
  const reported = new Map<string, string>();
  /** Logs what does not fit, once for each state of a document. */
  const report = (document: string, unfit: readonly string[]) => {
    const faults = unfit.join(' ');
    if (faults !== '' && reported.get(document) !== faults)
      log.warn(
        { component: 'content', count: unfit.length },
        `Not all of the stored document ${document} fits its form; visitors see shipped values there`,
      );
    reported.set(document, faults);
  };
  const read = async () => {
    // Announcements that arrive while the documents are read lead to one more reading.
    for (let seen = -1; seen !== wanted;) {
      seen = wanted;
      const stored = await fittedDocuments(db);
      for (const [name, { unfit }] of stored) report(name, unfit);
      const documents = new Map([...stored].map(([name, { data }]) => [name, data]));
      setPublished(await resolvePictures(db, PATH_OF_PICTURE, documents));
      for (const forget of forgets) forget();
    }
  };
  const refresh = () => {
    wanted += 1;
    clearTimeout(retry);
    reading ??= read()
      .catch((error: unknown) => {
        log.error({ component: 'content', error }, 'The published documents could not be read; trying again');
        retry = setTimeout(refresh, RETRY_MS).unref();
      })
      .finally(() => (reading = undefined));
  };
  const unlisten = await listen('content', refresh);
  await read();
  return {
    onChange: (forget) => void forgets.add(forget),
    stop: () => {
      clearTimeout(retry);
      void unlisten();
    },
  };
}
