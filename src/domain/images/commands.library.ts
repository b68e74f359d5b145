import { fail, ok, type Result } from '../../contract/errors.ts';
import type { FieldFaults } from '../../contract/field-faults.ts';
import { idOf } from '../../contract/ids.ts';
import {
  ALT_LENGTH,
  CREDIT_LENGTH,
  type LibraryItem,
  type UploadedPicture,
} from '../../contract/picture-library.ts';
import type { Principal } from '../accounts/policy.ts';
import type { Upload } from '../applications/policy.ts';
import { insertImages } from './commands.ts';
import { withReceived, type Received } from './commands.receive.ts';
import { discardImages, storeWithMaster } from './commands.store.ts';
import { deleteDropped, dropFiles, stagedStorage } from './staged-storage.ts';
import { inWords, recordPicture } from './commands.record.ts';
import type { PictureContext } from './context.ts';
import { readPicture } from './data.library.ts';
import { usesOf } from './data.uses.ts';

/**
 * Adds a picture to the library. A file that the library has already is not stored again unless `again` is sent: the
 * answer offers the picture that is there.
 * @returns invalid_form (file, alt, credit), and the refusals of uploads
 */
export async function uploadPicture(
  context: PictureContext,
  principal: Principal,
  upload: Upload,
): Promise<Result<UploadedPicture>> {
  return withReceived<UploadedPicture>(context, principal.userId, upload, async (received) => {
    const about = readFields(received.fields);
    if (!about.ok) return about;
    const first_frame_only = received.animated;
    if (received.fields.again !== 'true') {
      const known = await sameFile(context, received.sha256);
      if (known) return ok({ picture: known, existed: true, first_frame_only, crops_reset: false });
    }
    const id = await store(context, principal, received, about.value);
    const picture = await readPicture(context, id);
    return picture.ok
      ? ok({ picture: picture.value, existed: false, first_frame_only, crops_reset: false })
      : picture;
  });
}

async function store(
  context: PictureContext,
  principal: Principal,
  { bytes, fileName, sha256 }: Received,
  about: { alt: string; decorative: boolean; credit: string | null },
): Promise<number> {
  const { db, clock } = context;
  const storage = stagedStorage(context);
  const stored = await storeWithMaster(storage, { bytes, alt: about.alt });
  const now = clock.now();
  try {
    return await db.transaction().execute(async (trx) => {
      const [id] = await insertImages(trx, [stored]);
      await trx
        .updateTable('images')
        .set({ ...about, file_name: fileName, sha256, created_at: now, changed_at: now })
        .where('id', '=', id!)
        .execute();
      const after = inWords({ ...about, file_name: fileName });
      await recordPicture(trx, {
        at: now,
        principal,
        id: id!,
        title: about.alt || fileName,
        action: 'added',
        after,
      });
      await storage.keep(trx);
      return id!;
    });
  } catch (error) {
    await discardImages(storage, [stored]);
    throw error;
  }
}

/** The oldest picture made from the same file. */
async function sameFile(context: PictureContext, sha256: Buffer): Promise<LibraryItem | undefined> {
  const row = await context.db
    .selectFrom('images')
    .select('id')
    .where('sha256', '=', sha256)
    .orderBy('id')
    .executeTakeFirst();
  if (!row) return undefined;
  const picture = await readPicture(context, row.id);
  return picture.ok ? picture.value : undefined;
}

function readFields(
  fields: Received['fields'],
): Result<{ alt: string; decorative: boolean; credit: string | null }> {
  const text = (value: string | undefined) => (value ?? '').replaceAll('\0', '').toWellFormed().trim();
  const decorative = fields.decorative === 'true';
  const alt = decorative ? '' : text(fields.alt);
  const credit = text(fields.credit) || null;
  const faults: FieldFaults = {};
  if (alt.length > ALT_LENGTH) faults['alt'] = [{ code: 'too_long', most: ALT_LENGTH }];
  if (credit && credit.length > CREDIT_LENGTH) faults['credit'] = [{ code: 'too_long', most: CREDIT_LENGTH }];
  return Object.keys(faults).length > 0
    ? fail({ code: 'invalid_form', faults })
    : ok({ alt, decorative, credit });
}

/** Deletes a picture that nothing uses, with its files. @returns not_found, picture_used. */
export async function removePicture(
  context: PictureContext,
  principal: Principal,
  id: string,
): Promise<Result<object>> {
  const { db, clock } = context;
  const wanted = idOf(id);
  if (wanted === null) return fail({ code: 'not_found' });
  const removed = await db.transaction().execute(async (trx) => {
    // Locked, so that nobody can begin to use it before it is gone.
    const image = await trx
      .selectFrom('images')
      .select(['id', 'file_name', 'alt', 'decorative', 'credit', 'master_key'])
      .where('id', '=', wanted)
      .forUpdate()
      .executeTakeFirst();
    if (!image) return fail({ code: 'not_found' });
    if ((await usesOf(trx, wanted)).length > 0) return fail({ code: 'refused', reason: 'picture_used' });
    const files = await trx
      .selectFrom('image_files')
      .select('storage_key')
      .where('image_id', '=', wanted)
      .execute();
    await trx.deleteFrom('images').where('id', '=', wanted).execute();
    const title = image.alt || image.file_name;
    const before = inWords(image);
    await recordPicture(trx, { at: clock.now(), principal, id: wanted, title, action: 'removed', before });
    return ok(await dropFiles(trx, [...files.map(({ storage_key }) => storage_key), image.master_key]));
  });
  if (!removed.ok) return removed;
  await deleteDropped(context, removed.value);
  return ok({});
}
