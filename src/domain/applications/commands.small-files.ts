import { stageDocuments, type NewDocument } from './commands.stage-documents.ts';
import type { StagedDocument } from './commands.stage.ts';
import type { ApplicationContext } from './context.ts';

/** A file up to this size is read into memory and waits for the next one. */
export const SMALL_BYTES = 256 * 1024;
/** What waits in memory at most, beside the file that is added: 64 forms are read at once. */
const WAITING_BYTES = 256 * 1024;
/** Each is an open file while it is written. */
const WAITING_FILES = 8;

type About = Omit<StagedDocument, 'fileId' | 'bytes' | 'sha256'>;
type Staged = Awaited<ReturnType<typeof stageDocuments<About>>>[number];

/**
 * Stores the documents of a form in its order, small ones together: their rows are one commit, and the disk syncs them at the same
 * time. A form with three small files waits for the disk twice instead of twelve times.
 */
export function smallFilesTogether(context: ApplicationContext, onStaged: (staged: Staged) => void) {
  let waiting: NewDocument<About>[] = [];
  let bytes = 0;
  const flush = async () => {
    const documents = waiting;
    waiting = [];
    bytes = 0;
    if (documents.length === 0) return;
    for (const staged of await stageDocuments(context, documents)) onStaged(staged);
  };
  return {
    /** @param inMemory how many bytes of it are in memory: all, or undefined */
    async add(document: NewDocument<About>, inMemory: number | undefined): Promise<void> {
      if (inMemory === undefined) await flush();
      waiting.push(document);
      bytes += inMemory ?? Infinity;
      if (bytes > WAITING_BYTES || waiting.length === WAITING_FILES) await flush();
    },
    flush,
  };
}
