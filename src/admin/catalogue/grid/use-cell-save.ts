import { useRefresh } from 'ra-core';
import { jsonText } from '../../../contract/edits/changes.ts';
import type { EditKind } from '../../../contract/edits/kinds.ts';
import type { Saved } from '../../../contract/edits/state.ts';
import { call } from '../../frame/api.ts';
import { faultsOfAnswer } from '../faults-of-answer.ts';
import type { GridRow } from './grid-column.ts';

type Value = string | number | null;

/**
 * Saves one field of a record. What is published stays published; of a draft the draft is saved.
 * @returns a sentence if it was not saved
 */
export function useCellSave(kind: EditKind) {
  const refresh = useRefresh();
  return async (row: GridRow, field: string, before: Value, after: Value): Promise<string | null> => {
    try {
      const { saved, clashes } = await call('POST /api/staff/edits/{kind}/{object}/save/', {
        params: { kind, object: String(row.id) },
        body: { base: 0, changes: [{ path: [field], before, after }], publish: row.status === 'published' },
      });
      if (!saved) return clashSentence(clashes);
      refresh();
      return null;
    } catch (error) {
      const faults = faultsOfAnswer(error);
      return faults[field] ?? Object.values(faults)[0] ?? (error as Error).message;
    }
  };
}

function clashSentence([clash]: Saved['clashes']): string {
  const now = clash?.now;
  const words = now === undefined || now === null ? 'empty' : `“${jsonText(now)}”`;
  return `A colleague has changed this meanwhile: it is ${words} now. Press Escape to see it, then change it again.`;
}
