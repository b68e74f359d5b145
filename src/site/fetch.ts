import { astro, FetchState } from 'astro/fetch';

/**
 * Answers a request for a page, as Astro does by itself, and then lets go of what the page was made from.
 *
 * Astro makes objects with getters for each request. V8 gives each of them a hidden class of its own, in the old generation, and takes
 * what the getters use for needed until that is collected (docs/decisions/0076-what-a-request-leaves.md).
 */
async function fetch(request: Request): Promise<Response> {
  const state = new FetchState(request);
  // As experimentalDisableStreaming says in astro.config.mjs, which Astro passes on only to its own handler. In development too: a page
  // that fails is answered with 500 there, not with half a page.
  state.streaming = false;
  const answer = await astro(state);
  // After an error other parts of the page may still be rendering.
  if (answer.status < 500) letGo(state);
  return answer;
}

/** Empties what Astro has kept of a request. A page that is not streamed is complete when it is answered. */
function letGo(state: FetchState): void {
  for (const kept of [state.result, state]) {
    for (const name of Object.keys(kept ?? {})) Reflect.set(kept!, name, undefined);
  }
}

export default { fetch };
