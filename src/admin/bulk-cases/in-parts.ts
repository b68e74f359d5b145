import type { FollowUpsDone } from '../../contract/follow-up.ts';

/** Cases in one request: few enough that the progress moves. */
const AT_ONCE = 20;

/**
 * Does something with many cases, some at a time. If a request fails, the rest is not tried, and all of it is in `left`
 * with the reason.
 */
export async function inParts<Item extends { id: string; reference: string }>(
  items: readonly Item[],
  send: (part: readonly Item[]) => Promise<FollowUpsDone>,
  onProgress: (done: number) => void = () => {},
): Promise<FollowUpsDone> {
  const all: FollowUpsDone = { changed: 0, same: 0, left: [] };
  for (let at = 0; at < items.length; at += AT_ONCE) {
    try {
      const { changed, same, left } = await send(items.slice(at, at + AT_ONCE));
      all.changed += changed;
      all.same += same;
      all.left.push(...left);
    } catch (error) {
      const reason = (error as Error).message;
      all.left.push(...items.slice(at).map(({ id, reference }) => ({ id, title: reference, reason })));
      break;
    }
    onProgress(Math.min(at + AT_ONCE, items.length));
  }
  return all;
}
