import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallFailure } from '../../auth/browser/account-call.ts';
import { authorizedCall } from './authorized-call.ts';

export type Loaded<T> =
  { status: 'loading' } | { status: 'failed'; failure: CallFailure } | { status: 'ready'; value: T };

export interface Loading<T> {
  loaded: Loaded<T>;
  /** Asks again from the start, showing that it loads. */
  retry: () => void;
  /** Asks again while what is there stays on the page; a failure changes nothing. */
  refresh: () => void;
  /** Puts in place what another call answered. */
  set: (value: T) => void;
}

/** Reads a path of the API as the person logged in; what failed for want of a connection is asked again once there is one. */
export function useLoaded<T>(path: string): Loading<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ status: 'loading' });
  const running = useRef<AbortController>(null);
  const set = useCallback((value: T) => setLoaded({ status: 'ready', value }), []);

  /** Of two calls only the later counts. @returns the function that drops its answer. */
  const load = useCallback(
    (failed: (failure: CallFailure) => void) => {
      running.current?.abort();
      const ours = new AbortController();
      running.current = ours;
      void authorizedCall<T>(path, { signal: ours.signal }).then((answer) => {
        if (ours.signal.aborted) return;
        if (answer.ok) set(answer.value);
        else failed(answer.failure);
      });
      return () => ours.abort();
    },
    [path, set],
  );
  const fail = useCallback((failure: CallFailure) => setLoaded({ status: 'failed', failure }), []);
  useEffect(() => load(fail), [load, fail]);

  const retry = useCallback(() => {
    setLoaded({ status: 'loading' });
    load(fail);
  }, [load, fail]);
  const refresh = useCallback(() => void load(() => {}), [load]);

  const failed = loaded.status === 'failed';
  useEffect(() => {
    if (!failed) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [failed, retry]);

  return { loaded, retry, refresh, set };
}
