import {
  pathOf,
  type AnswerOf,
  type CallAddress,
  type WhereArguments,
} from '../../../contract/calls/address.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallFailure } from '../../auth/browser/account-call.ts';
import { readPath } from './authorized-call.ts';

export type Loaded<T> =
  | { status: 'loading' }
  | { status: 'failed'; failure: CallFailure }
  | { status: 'ready'; value: T };

export interface Loading<T> {
  loaded: Loaded<T>;
  /** Loads again and shows the loading state. */
  retry: () => void;
  /** Loads again while the current value stays visible; a failure changes nothing. */
  refresh: () => void;
  /** Replaces the value with the answer of another call. */
  set: (value: T) => void;
}

/** Loads from the API as the person logged in. A load that failed offline is repeated when the device is online. */
export function useLoaded<Address extends CallAddress>(
  address: Address,
  ...where: WhereArguments<Address>
): Loading<AnswerOf<Address>> {
  type T = AnswerOf<Address>;
  const path = pathOf(address, ...where);
  const [loaded, setLoaded] = useState<Loaded<T>>({ status: 'loading' });
  const running = useRef<AbortController>(null);
  const set = useCallback((value: T) => setLoaded({ status: 'ready', value }), []);

  /** Only the latest of several loads counts. @returns a function that ignores its answer */
  const load = useCallback(
    (failed: (failure: CallFailure) => void) => {
      running.current?.abort();
      const ours = new AbortController();
      running.current = ours;
      void readPath<Address>(path, ours.signal).then((answer) => {
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
