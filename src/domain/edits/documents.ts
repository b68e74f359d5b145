import { documentKind } from '../../contract/documents/index.ts';
import { isSame } from '../../contract/edits/changes.ts';
import { fail, ok } from '../../contract/errors.ts';
import type { EditableKind, FormData } from './kind.ts';
import { shippedDocument } from './policy.fit.ts';
import { announceContent, storeDocument, storedDocument } from './stored-documents.ts';
import { unknownIds } from './unknown-ids.ts';

/** The documents of the site: a stored one replaces the shipped one. They cannot be added, and are always visible. */
export const documents: EditableKind = {
  async read(trx, name, lock) {
    const kind = documentKind(name);
    if (!kind) return undefined;
    const stored = await storedDocument(trx, name, lock);
    return {
      title: kind.title,
      published: stored?.data ?? shippedDocument(name),
      unpublished: null,
      withdrawn: false,
      publishAt: null,
      address: kind.address,
      staffFields: [],
      asShipped: stored === undefined,
      unfit: stored?.unfit ?? [],
    };
  },
  async write(trx, name, data: FormData, { now }) {
    const kind = documentKind(name);
    if (!kind) return fail({ code: 'not_found' });
    const unknown = unknownIds(kind.schema, data);
    if (unknown) return unknown;
    if (isSame(data, shippedDocument(name)))
      await trx.deleteFrom('documents').where('name', '=', name).execute();
    else await storeDocument(trx, name, data, now);
    await announceContent(trx);
    return ok(undefined);
  },
};
