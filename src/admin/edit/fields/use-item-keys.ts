import { useState } from 'react';
import type { Json } from '../../../contract/edits/changes.ts';
import { stepTo } from '../../../contract/edits/paths.ts';

/**
 * A key for each item of a list on the screen: its own, or for items without one a key that goes with it while it is moved
 * here. Call `changed` with the keys of the new order together with the change of the list.
 */
export function useItemKeys(items: readonly Json[]) {
  const [made, setMade] = useState<{ keys: readonly string[]; times: number }>({ keys: [], times: 0 });
  const keys = items.map((item, at) => {
    const step = stepTo(item, at);
    return typeof step === 'string' ? step : (made.keys[at] ?? `${made.times}-${at}`);
  });
  const changed = (next: readonly string[]) => setMade({ keys: next, times: made.times + 1 });
  return { keys, changed };
}
