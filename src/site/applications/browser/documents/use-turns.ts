import { useRef } from 'react';

/** Gives results in the order in which they were asked for: the first bytes of files that are chosen later may be read sooner. */
export function useTurns(): <T>(work: Promise<T>) => Promise<T> {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return async (work) => {
    const turn = Promise.all([work, last.current]);
    last.current = turn.catch(() => {});
    const [result] = await turn;
    return result;
  };
}
