import type { HttpError } from 'ra-core';
import { useState } from 'react';
import type { FollowUp, FollowUpValues } from '../../contract/follow-up.ts';

/** Sends a change; rejects with the API's error. */
export type SaveFollowUp = (before: FollowUpValues, after: Partial<FollowUpValues>) => Promise<unknown>;

export const valuesOf = ({ counselor, next_step, next_on }: FollowUp): FollowUpValues => ({
  counselor: counselor?.id ?? null,
  next_step,
  next_on,
});

/** What could not be saved, and why. */
export interface Unsaved {
  after: Partial<FollowUpValues>;
  sentence: string;
  /** A colleague has set another value; the person decides which one counts. */
  clash: boolean;
}

/** Saving in place: what runs, and what could not be saved. */
export function useFollowUp(now: FollowUp, save: SaveFollowUp, reload: () => Promise<unknown>) {
  const [saving, setSaving] = useState(false);
  const [unsaved, setUnsaved] = useState<Unsaved>();
  /** @param before what the person saw when they began @returns whether it was saved */
  const set = async (after: Partial<FollowUpValues>, before = valuesOf(now)): Promise<boolean> => {
    setSaving(true);
    setUnsaved(undefined);
    try {
      await save(before, after);
      return true;
    } catch (error) {
      const { code } = ((error as HttpError).body ?? {}) as { code?: string };
      const clash = code === 'follow_up_changed';
      if (clash) await reload();
      setUnsaved({ after, sentence: (error as Error).message, clash });
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { set, saving, unsaved, forget: () => setUnsaved(undefined) };
}
