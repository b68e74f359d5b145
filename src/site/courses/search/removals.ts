import type { PublicReads } from '../../../contract/public-reads.ts';
import type { Chosen } from './chosen.ts';

/** A chosen value, and how many courses the search finds without it; undefined if they were not counted. */
export interface Removal extends Chosen {
  count: number | undefined;
}

/** Each is a search of its own, so only so many are counted. */
const MOST_COUNTED = 8;

/** For a search that finds nothing: the chosen values whose removal finds courses, most courses first. */
export async function countRemovals(reads: PublicReads, chosen: readonly Chosen[]): Promise<Removal[]> {
  const few = chosen.slice(0, MOST_COUNTED);
  if (few.length === 0) return [];
  const searches = few.map(({ without }) => ({ ...without, exact: without.exact !== '' || undefined }));
  // If they cannot be read, all values are offered, without counts.
  const counts = await reads.courseCounts(searches).catch(() => []);
  const counted = few.map((each, at): Removal => ({ ...each, count: counts[at] }));
  const helping = counted.filter(({ count }) => count !== 0);
  // If no single one helps, several have to go, and the visitor chooses which.
  if (helping.length === 0) return counted.map((each) => ({ ...each, count: undefined }));
  return helping.sort((a, b) => (b.count ?? 0) - (a.count ?? 0));
}
