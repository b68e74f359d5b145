import { fail, type Result } from '../../contract/errors.ts';
import type { Uploader } from './policy.slots.ts';
import { refusalOf, StopUpload } from './policy.uploads.ts';
import type { UploadContext } from './context.ts';

/**
 * Reads a form with files while holding one of the person's upload slots, and turns errors that end the upload into
 * refusals.
 * @throws internal errors.
 */
export async function asUpload<T>(
  { slots }: Pick<UploadContext, 'slots'>,
  uploader: Uploader,
  work: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const slot = slots.take(uploader);
  if (!slot.ok) return fail({ code: 'refused', reason: slot.refused });
  try {
    return await work();
  } catch (error) {
    const reason = refusalOf(error);
    if (!reason) throw error;
    const facts = error instanceof StopUpload ? error.facts : undefined;
    return fail({ code: 'refused', reason, ...(facts && { facts }) });
  } finally {
    slot.release();
  }
}
