import { fail, ok, type Result } from '../../contract/errors.ts';
import { idOf } from '../../contract/ids.ts';
import type { LibraryItem, PictureChange } from '../../contract/picture-library.ts';
import { CROPPED_SHAPES, PICTURE_SHAPES } from '../../contract/picture-shapes.ts';
import type { Principal } from '../accounts/policy.ts';
import { readImage, setCrops, storeCrops, type Crops, type EditedImage } from './commands.crops.ts';
import { inWords, recordPicture } from './commands.record.ts';
import { discardImages } from './commands.store.ts';
import { deleteDropped, dropFiles, stagedStorage } from './staged-storage.ts';
import type { PictureContext } from './context.ts';
import { readPicture } from './data.library.ts';

/** A crop may be this much wider or higher than its shape: it was drawn by hand. */
const RATIO_TOLERANCE = 0.03;

/**
 * Changes what the library says of a picture. Files of new crops are made first, so that pages never wait for them.
 * @returns not_found, invalid (alt, crops), picture_changed when somebody else was faster
 */
export async function changePicture(
  context: PictureContext,
  principal: Principal,
  id: string,
  change: PictureChange,
): Promise<Result<LibraryItem>> {
  const { db, clock } = context;
  const storage = stagedStorage(context);
  const wanted = idOf(id);
  const image = wanted === null ? undefined : await readImage(db, wanted);
  if (!image) return fail({ code: 'not_found' });
  if (image.version !== change.version) return fail({ code: 'refused', reason: 'picture_changed' });
  const decorative = change.decorative ?? image.decorative;
  const alt = decorative ? '' : (change.alt ?? image.alt);
  const describes = change.alt !== undefined || change.decorative !== undefined;
  if (describes && !decorative && alt === '') {
    const message = 'Say what the picture shows, or that it is decorative.';
    return fail({ code: 'invalid', fields: { alt: [{ code: 'custom', message }] } });
  }
  const credit = change.credit === undefined ? image.credit : change.credit || null;
  const { x, y } = change.focal_point ?? { x: image.focal_x, y: image.focal_y };
  const focal = { focal_x: rounded(x), focal_y: rounded(y) };
  const crops = cropsOf(change.crops ?? {}, image);
  if (!crops.ok) return crops;
  const files = await storeCrops(storage, image, crops.value);
  try {
    const old = await db.transaction().execute(async (trx) => {
      const now = clock.now();
      const { numUpdatedRows } = await trx
        .updateTable('images')
        .set((set) => ({
          alt,
          decorative,
          credit,
          ...focal,
          version: set('version', '+', 1),
          changed_at: now,
        }))
        .where('id', '=', image.id)
        .where('version', '=', change.version)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return undefined;
      const replaced = await setCrops(trx, image.id, crops.value, files);
      await recordPicture(trx, {
        at: now,
        principal,
        id: image.id,
        title: alt || image.file_name,
        action: 'changed',
        before: { ...inWords(image), ...cutInWords(image) },
        after: {
          ...inWords({ ...image, alt, decorative, credit }),
          ...cutInWords({ ...focal, crops: { ...image.crops, ...crops.value } }),
        },
      });
      await storage.keep(trx);
      return dropFiles(trx, replaced);
    });
    if (!old) {
      await discardImages(storage, [{ files }]);
      return fail({ code: 'refused', reason: 'picture_changed' });
    }
    await deleteDropped(context, old);
  } catch (error) {
    await discardImages(storage, [{ files }]);
    throw error;
  }
  return readPicture(context, image.id);
}

/** @returns invalid (crops) when a crop does not have the proportions of its shape. */
function cropsOf(crops: PictureChange['crops'] & object, { width, height }: EditedImage): Result<Crops> {
  for (const shape of CROPPED_SHAPES) {
    const crop = crops[shape];
    if (!crop) continue;
    const ratio = (crop.width * width) / (crop.height * height);
    if (Math.abs(ratio / PICTURE_SHAPES[shape].ratio - 1) > RATIO_TOLERANCE) {
      const { label } = PICTURE_SHAPES[shape];
      const message = `${label}: the crop does not have the proportions of this shape. Draw it again.`;
      return fail({ code: 'invalid', fields: { crops: [{ code: 'custom', message }] } });
    }
  }
  return ok(crops as Crops);
}

/** Focal point and crops for the log: '50% from the left, 30% from the top'. */
function cutInWords({ focal_x, focal_y, crops }: Pick<EditedImage, 'focal_x' | 'focal_y' | 'crops'>) {
  const percent = (fraction: number) => `${Math.round(fraction * 100)}%`;
  const place = (x: number, y: number) => `${percent(x)} from the left, ${percent(y)} from the top`;
  const shapes = CROPPED_SHAPES.map((shape) => {
    const crop = crops[shape];
    const words = crop
      ? `${percent(crop.width)} of the width, ${place(crop.x, crop.y)}`
      : 'Follows the focal point';
    return [`${PICTURE_SHAPES[shape].label} crop`, words] as const;
  });
  return { 'Focal point': place(focal_x, focal_y), ...Object.fromEntries(shapes) };
}

/** To a thousandth, finer than anybody can point. */
const rounded = (fraction: number): number => Math.round(fraction * 1000) / 1000;
