import { useEffect, useState } from 'react';
import type { Answer } from '../../account/browser/authorized-call.ts';

/**
 * Asks once for something that the form can do without; again when the device is online, if it failed.
 * @param ask the same function in every render
 * @returns null until it is known
 */
export function useAnswer<T>(ask: () => Promise<Answer<T>>): T | null {
  const [value, setValue] = useState<T | null>(null);
  useEffect(() => {
    let wanted = true;
    const load = () =>
      void ask().then((answer) => {
        if (!wanted || !answer.ok) return;
        removeEventListener('online', load);
        setValue(answer.value);
      });
    addEventListener('online', load);
    load();
    return () => {
      wanted = false;
      removeEventListener('online', load);
    };
  }, [ask]);
  return value;
}
