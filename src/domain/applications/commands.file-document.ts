import { CASE_EXTENSIONS } from '../../contract/application-form.ts';
import { FILED_KINDS, filedTitle, TITLE_LENGTH, type FiledKind } from '../../contract/filed-kinds.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { FormFaults } from '../../contract/field-faults.ts';
import { readMultipart, type UploadedPart } from '../../platform/files/multipart.ts';
import type { DocumentKind } from '../../platform/files/document-kind.ts';
import type { Principal } from '../accounts/policy.ts';
import { keepFiles } from './commands.intake.ts';
import { lockCase } from './commands.lock.ts';
import { checkDocument, counted, drain, peek, watchFreeSpace } from './commands.receive.ts';
import { recordCase } from './commands.record-case.ts';
import { stageDocument } from './commands.stage-documents.ts';
import { discard } from './commands.stage.ts';
import { asUpload } from './commands.upload.ts';
import { isStorableText, type Upload } from './policy.ts';
import type { UploadContext } from './context.ts';

interface ReceivedFile {
  fileId: string;
  bytes: number;
  sha256: Buffer;
  fileName: string;
  mediaType: DocumentKind;
}

interface Received {
  fields: { kind?: string; title?: string };
  file: ReceivedFile | undefined;
  faults: FormFaults;
}

/**
 * Puts a document of the office into a case. The student does not see it. The same file of the same kind is not stored
 * twice, because a client resends an upload that it got no answer to.
 * @returns invalid_form, upload refusals, not_found, documents_deleted.
 */
export async function fileDocument(
  context: UploadContext,
  { userId }: Principal,
  id: string,
  upload: Upload,
): Promise<Result<void>> {
  return asUpload(context, { userId, address: upload.address }, async () => {
    const received = await receive(context, upload);
    let unwanted: readonly ReceivedFile[] = received.file ? [received.file] : [];
    try {
      const checked = checkForm(received);
      if (!checked.ok) return checked;
      const { kind, title, file } = checked.value;
      return await context.db.transaction().execute(async (trx): Promise<Result<void>> => {
        const known = await lockCase(trx, id);
        if (!known) return fail({ code: 'not_found' });
        if (known.documents_deleted_at) return fail({ code: 'refused', reason: 'documents_deleted' });
        const same = await trx
          .selectFrom('filed_documents as d')
          .innerJoin('stored_files as f', 'f.id', 'd.file_id')
          .select('d.id')
          .where('d.application_id', '=', id)
          .where('d.kind', '=', kind)
          .where('d.title', '=', title)
          .where('f.sha256', '=', file.sha256)
          .executeTakeFirst();
        if (same) return ok(undefined);
        await keepFiles(trx, [file]);
        const at = context.clock.now();
        const { fileName: file_name, mediaType: media_type, fileId: file_id } = file;
        await trx
          .insertInto('filed_documents')
          .values({
            application_id: id,
            kind,
            title,
            file_name,
            media_type,
            file_id,
            added_at: at,
            added_by: userId,
          })
          .execute();
        const name = filedTitle({ kind, title });
        const entry = { application_id: id, at, event: 'document_filed', actor_id: userId, note: name };
        await trx
          .insertInto('application_history')
          .values({ ...entry, by_role: 'staff', from_state: null, to_state: null, internal: true })
          .execute();
        await recordCase(trx, known, { at, actor: userId, action: 'filed', after: { Document: name } });
        unwanted = [];
        return ok(undefined);
      });
    } finally {
      await discard(context, unwanted);
    }
  });
}

const FIELDS: ReadonlySet<string> = new Set(['kind', 'title']);

/** @throws StopUpload, MultipartError, and errors of the storage; then nothing of the form is left. */
async function receive(context: UploadContext, upload: Upload): Promise<Received> {
  const received: Received = { fields: {}, file: undefined, faults: {} };
  const room = watchFreeSpace(context, Infinity);
  const onFile = async (part: UploadedPart) => {
    const { head, content } = await peek(part.content);
    if (part.name !== 'file' || received.file || received.faults['file']) return drain(content);
    if (part.fileName === '' && head.length === 0) return;
    const checked = await checkDocument(part.fileName, head, CASE_EXTENSIONS);
    if ('fault' in checked) {
      received.faults['file'] = [checked.fault];
      return drain(content);
    }
    const stored = await stageDocument(context, counted(content, room), checked);
    if ('fault' in stored) received.faults['file'] = [stored.fault];
    else received.file = stored.document;
  };
  const handlers = {
    beginField(name: string) {
      if (name === 'file') received.faults['file'] = [{ code: 'not_a_file' }];
      return FIELDS.has(name);
    },
    onField: (name: string, value: string) => void (received.fields[name as 'kind' | 'title'] = value),
    onFile,
  };
  try {
    await room(0);
    await readMultipart(upload.body, upload.contentType, handlers, context.formLimits);
    return received;
  } catch (error) {
    if (received.file) await discard(context, [received.file]);
    throw error;
  }
}

function checkForm({
  fields,
  file,
  faults: found,
}: Received): Result<{ kind: FiledKind; title: string; file: ReceivedFile }> {
  const faults: FormFaults = { ...found };
  const kind = FILED_KINDS.find(({ name }) => name === fields.kind)?.name;
  const title = (fields.title ?? '').trim();
  if (!kind)
    faults['kind'] = [fields.kind ? { code: 'not_a_choice', value: fields.kind } : { code: 'required' }];
  if (!isStorableText(title)) faults['title'] = [{ code: 'null_characters' }];
  else if (title.length > TITLE_LENGTH) faults['title'] = [{ code: 'too_long', most: TITLE_LENGTH }];
  else if (kind === 'other' && title === '') faults['title'] = [{ code: 'required' }];
  if (!file && !faults['file']) faults['file'] = [{ code: 'no_file' }];
  if (!kind || !file || Object.keys(faults).length > 0) return fail({ code: 'invalid_form', faults });
  return ok({ kind, title, file });
}
