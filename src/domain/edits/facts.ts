import { fail, ok } from '../../contract/errors.ts';
import { isSame } from '../../contract/edits/changes.ts';
import type { FactForm } from '../../contract/forms/fact.ts';
import { formOf } from '../../content/facts/form.ts';
import { factDocument, isFactId, shippedFact, titleOfFact } from '../../content/facts/index.ts';
import type { EditableKind, FormData } from './kind.ts';
import { otherFactKind } from './policy.fact-kind.ts';
import { announceContent, storeDocument, storedDocument } from './stored-documents.ts';

/** The figures of the site: a changed one is stored over the shipped one. */
export const facts: EditableKind = {
  async read(trx, id, lock) {
    if (!isFactId(id)) return undefined;
    const stored = await storedDocument(trx, factDocument(id), lock);
    const shipped = shippedFact(id);
    const data = stored?.data ?? formOf(shipped);
    return {
      title: titleOfFact(id, typeof data['label'] === 'string' ? data['label'] : shipped.label),
      published: data,
      unpublished: null,
      withdrawn: false,
      publishAt: null,
      address: null,
      staffFields: [],
      asShipped: stored === undefined,
      unfit: stored?.unfit ?? [],
    };
  },
  async write(trx, id, form: FactForm, { now }) {
    if (!isFactId(id)) return fail({ code: 'not_found' });
    const wrong = otherFactKind(form, shippedFact(id).value);
    if (wrong) return fail({ code: 'invalid', fields: { value: [{ code: 'custom', message: wrong }] } });
    const data = form as unknown as FormData;
    if (isSame(data, formOf(shippedFact(id)))) {
      await trx.deleteFrom('documents').where('name', '=', factDocument(id)).execute();
    } else await storeDocument(trx, factDocument(id), data, now);
    await announceContent(trx);
    return ok(undefined);
  },
};
