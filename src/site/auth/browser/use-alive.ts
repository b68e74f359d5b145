import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the script runs: false in what the server renders, true from then on. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
