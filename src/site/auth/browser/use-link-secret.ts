import { useSyncExternalStore } from 'react';
import type { LinkSecret } from './link-secret.ts';

const never = () => () => {};

/**
 * The secret of the page's mailed link, from `takeLinkSecret`; null if there is none. The server does not see it: there,
 * and while the page is hydrated, it is undefined.
 */
export const useLinkSecret = (secret: LinkSecret | null): LinkSecret | null | undefined =>
  useSyncExternalStore(
    never,
    () => secret,
    () => undefined,
  );
