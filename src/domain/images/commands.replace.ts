import { fail, ok, type Result } from '../../contract/errors.ts';
import { idOf } from '../../contract/ids.ts';
import type { UploadedPicture } from '../../contract/picture-library.ts';
import type { Principal } from '../accounts/policy.ts';
import type { Upload } from '../applications/policy.ts';
import { insertFiles, readImage, storeCrops, type Crops, type EditedImage } from './commands.crops.ts';
import { withReceived } from './commands.receive.ts';
import { recordPicture } from './commands.record.ts';
import { discardImages, storeWithMaster, type StoredFile } from './commands.store.ts';
import { deleteDropped, dropFiles, stagedStorage } from './staged-storage.ts';
import type { PictureContext } from './context.ts';
import { readPicture } from './data.library.ts';

/** Two pictures whose proportions differ by less show the same with the same crops. */
const SAME_PROPORTIONS = 0.01;

/**
 * Puts another file in place of a picture everywhere it is used. Its files get new addresses, so no cache shows the old
 * one. Crops and focal point stay if the proportions do.
 * @returns not_found, invalid_form (file), picture_changed when somebody changed it meanwhile, and the refusals of uploads
 */
export async function replacePicture(
  context: PictureContext,
  principal: Principal,
  id: string,
  upload: Upload,
): Promise<Result<UploadedPicture>> {
  const { db, clock } = context;
  const storage = stagedStorage(context);
  return withReceived<UploadedPicture>(
    context,
    principal.userId,
    upload,
    async ({ bytes, fileName, sha256, animated }) => {
      const wanted = idOf(id);
      const image = wanted === null ? undefined : await readImage(db, wanted);
      if (!image) return fail({ code: 'not_found' });
      const { files, blur, width, height, master_key } = await storeWithMaster(storage, { bytes, alt: '' });
      const same = Math.abs((width / height) * (image.height / image.width) - 1) < SAME_PROPORTIONS;
      const made: StoredFile[] = [...files];
      try {
        const kept: Crops = same ? image.crops : {};
        made.push(...(await storeCrops(storage, { master_key, files }, kept)));
        const old = await db.transaction().execute(async (trx) => {
          const now = clock.now();
          const current = await trx
            .selectFrom('images')
            .select('master_key')
            .where('id', '=', image.id)
            // Otherwise the files would have crops that a colleague has changed meanwhile.
            .where('version', '=', image.version)
            .forUpdate()
            .executeTakeFirst();
          if (!current) return undefined;
          const gone = await trx
            .deleteFrom('image_files')
            .where('image_id', '=', image.id)
            .returning('storage_key')
            .execute();
          await insertFiles(trx, image.id, made);
          if (!same) await trx.deleteFrom('image_crops').where('image_id', '=', image.id).execute();
          await trx
            .updateTable('images')
            .set((set) => ({
              width,
              height,
              blur,
              master_key,
              sha256,
              file_name: fileName,
              changed_at: now,
              ...(!same && { focal_x: 0.5, focal_y: 0.5 }),
              version: set('version', '+', 1),
            }))
            .where('id', '=', image.id)
            .execute();
          await recordPicture(trx, {
            at: now,
            principal,
            id: image.id,
            title: image.alt || fileName,
            action: 'replaced',
            before: { File: image.file_name },
            after: { File: fileName },
          });
          await storage.keep(trx);
          return dropFiles(trx, [...gone.map(({ storage_key }) => storage_key), current.master_key]);
        });
        if (!old) {
          await discardImages(storage, [{ files: made, master_key }]);
          return fail({ code: 'refused', reason: 'picture_changed' });
        }
        await deleteDropped(context, old);
      } catch (error) {
        await discardImages(storage, [{ files: made, master_key }]);
        throw error;
      }
      const picture = await readPicture(context, image.id);
      if (!picture.ok) return picture;
      const crops_reset = !same && hadCrops(image);
      return ok({ picture: picture.value, existed: false, first_frame_only: animated, crops_reset });
    },
  );
}

const hadCrops = ({ crops, focal_x, focal_y }: EditedImage): boolean =>
  Object.keys(crops).length > 0 || focal_x !== 0.5 || focal_y !== 0.5;
