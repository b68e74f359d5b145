import { newRequestId } from '../../platform/request-id.ts';
import { forgetExpired } from './forget-expired.ts';
import { keepWarm } from './keep-warm.ts';
import { KeptFiles } from './kept-files.ts';
import { makePage, type PagesOptions } from './pages.ts';

/** How often pages whose time is over are removed, in milliseconds. */
const LOOK_MS = 30_000;
/** The same with a folder for a proxy: who asks the proxy is not seen here. */
const LOOK_FOR_PROXY_MS = 1_000;

/**
 * Makes popular pages again after a change and, with a folder, writes cached pages for a proxy.
 * @returns `make` puts a page into the cache and never rejects; `stop` is to be called when this process stops: then
 * nobody would take the files away any more
 */
export function followPages(pages: PagesOptions, folder: string | undefined) {
  const { cache, log } = pages;
  const make = (address: string) =>
    cache
      .get(address, () => makePage(pages, address, newRequestId()))
      .catch((error: unknown) =>
        log.error({ component: 'pages', error }, 'A popular page could not be rendered'),
      );
  cache.follow(keepWarm(make));
  const stopForgetting = forgetExpired(cache, folder === undefined ? LOOK_MS : LOOK_FOR_PROXY_MS);
  if (folder === undefined) return { make, stop: stopForgetting };
  const files = new KeptFiles(folder, log);
  cache.follow(files);
  const stop = () => {
    stopForgetting();
    files.clears();
  };
  return { make, stop };
}
