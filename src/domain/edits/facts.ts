import { fail, ok, type Result } from '../../contract/errors.ts';
import { isSame } from '../../contract/edits/changes.ts';
import type { FactForm } from '../../contract/forms/fact.ts';
import { formOf } from '../../content/facts/form.ts';
import { factDocument, isFactId, shippedFact } from '../../content/facts/index.ts';
import type { EditableKind, FormData } from './kind.ts';
import { announceContent, storeDocument, storedDocument } from './stored-documents.ts';

/** The figures of the site: a changed one is stored over the shipped one. */
export const facts: EditableKind = {
  async read(trx, id, lock) {
    if (!isFactId(id)) return undefined;
    const stored = await storedDocument(trx, factDocument(id), lock);
    const shipped = shippedFact(id);
    const data = stored ?? formOf(shipped);
    return {
      title: typeof data['label'] === 'string' ? data['label'] : shipped.label,
      published: data,
      unpublished: null,
      withdrawn: false,
      publishAt: null,
      address: null,
      staffFields: [],
      asShipped: stored === undefined,
    };
  },
  async write(trx, id, form: FactForm, { now }) {
    if (!isFactId(id)) return fail({ code: 'not_found' });
    const wrong = otherKind(form, shippedFact(id).value);
    if (wrong) return wrong;
    const data = form as unknown as FormData;
    if (isSame(data, formOf(shippedFact(id)))) {
      await trx.deleteFrom('documents').where('name', '=', factDocument(id)).execute();
    } else await storeDocument(trx, factDocument(id), data, now);
    await announceContent(trx);
    return ok(undefined);
  },
};

/** What pages calculate with stays an amount, months stay months, and a calculation stays what it is. */
function otherKind({ value }: FactForm, shipped: unknown): Result<never> | undefined {
  const kind = kindOf(value);
  const wanted = kindOf(shipped);
  if (kind === wanted && (kind !== 'calculation' || isSame(value, shipped as never))) return undefined;
  const message = {
    amount: 'This figure is a number: other figures are calculated from it. Enter a number or a range.',
    text: 'This figure is text. Write it in words.',
    months: 'This figure is a list of months.',
    calculation: 'This figure is calculated from others. Change those instead.',
  }[wanted];
  return fail({ code: 'invalid', fields: { value: [{ code: 'custom', message }] } });
}

function kindOf(value: unknown): 'amount' | 'text' | 'months' | 'calculation' {
  if (typeof value === 'string') return 'text';
  if (typeof value !== 'object' || value === null) return 'amount';
  if ('intakes' in value) return 'months';
  return 'sum' in value || 'product' in value ? 'calculation' : 'amount';
}
