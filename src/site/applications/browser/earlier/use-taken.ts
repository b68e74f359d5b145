import { useState } from 'react';
import { EARLIER_DOCUMENTS } from '../../../../contract/application-form.ts';
import type { Reusable, ReusableDocument } from '../../../../contract/reusable.ts';
import { DRAFT_PREFIX, read } from '../../../../contract/session-state.ts';

/**
 * The documents of earlier applications that the student takes along. The choice is kept like the typed text: a reload
 * keeps it, a logout deletes it. `reusable`: null until it is known, or if it cannot be loaded.
 */
export function useTaken(user: string, courseId: string, reusable: Reusable | null) {
  const key = `${DRAFT_PREFIX}earlier:${user}:${courseId}`;
  const [ids, setIds] = useState(() => (read(key) ?? '').split(',').filter(Boolean));
  const keep = (chosen: string[]) => {
    setIds(chosen);
    try {
      if (chosen.length > 0) localStorage.setItem(key, chosen.join());
      else localStorage.removeItem(key);
    } catch {
      // Without storage the choice lives as long as the form.
    }
  };
  // A document that was deleted meanwhile is not offered any more, and not sent.
  const documents = (reusable?.documents ?? []).filter(({ id }) => ids.includes(id));
  return {
    offered: reusable?.documents ?? [],
    documents,
    toggle: ({ id }: ReusableDocument) =>
      keep(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    clear: () => keep([]),
    /** The fields of the form that name them. */
    fields: documents.length > 0 ? [[EARLIER_DOCUMENTS, documents.map(({ id }) => id).join()] as const] : [],
  };
}

export type Taken = ReturnType<typeof useTaken>;
