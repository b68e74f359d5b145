import { WORD_TYPE } from '../../contract/application-form.ts';
import type { FieldFault } from '../../contract/field-faults.ts';
import { checkWord } from './commands.check-word.ts';
import {
  discard,
  stageFiles,
  type FileContext,
  type StagedDocument,
  type StagedFile,
  type StoredFile,
} from './commands.stage.ts';

type Named = Pick<StagedDocument, 'fileName' | 'mediaType'>;

/** A document that is about to be stored. */
export interface NewDocument<About extends Named> {
  content: AsyncIterable<Buffer>;
  /** What is known of it before its content is read. */
  about: About;
}

/** A stored document, or why it is refused; then nothing of it is left. */
type Outcome<About> = { document: About & StoredFile } | { fault: FieldFault; about: About };

/**
 * Stores documents at the same time, in their order. A Word document is read once more, because its end says what is in it.
 * @throws as `stageFiles`
 */
export async function stageDocuments<About extends Named>(
  context: FileContext,
  documents: readonly NewDocument<About>[],
): Promise<Outcome<About>[]> {
  const files = await stageFiles(
    context,
    documents.map(({ content }) => content),
  );
  try {
    return await Promise.all(files.map((file, at) => checked(context, file, documents[at]!.about)));
  } catch (error) {
    await discard(
      context,
      files.filter((file) => 'fileId' in file),
    );
    throw error;
  }
}

/** The only document of `stageDocuments`. */
export async function stageDocument<About extends Named>(
  context: FileContext,
  content: AsyncIterable<Buffer>,
  about: About,
): Promise<Outcome<About>> {
  const [outcome] = await stageDocuments(context, [{ content, about }]);
  return outcome!;
}

async function checked<About extends Named>(
  context: FileContext,
  file: StagedFile,
  about: About,
): Promise<Outcome<About>> {
  const { fileName, mediaType } = about;
  if (!('fileId' in file)) {
    const found = file.infected;
    const fault = found
      ? ({ code: 'infected', fileName, found } as const)
      : ({ code: 'too_large_to_scan', fileName } as const);
    return { about, fault };
  }
  const fault = mediaType === WORD_TYPE ? await checkWord(context, file, fileName) : undefined;
  if (!fault) return { document: { ...about, ...file } };
  await discard(context, [file]);
  return { about, fault };
}
