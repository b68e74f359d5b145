import { backupsIn, nameIn } from './header.ts';
import type { BackupPlace } from './places.ts';
import { sumsOf, type Sum } from './write-backup.ts';

/**
 * Deletes the backups that are not to be kept, remains of unfinished ones, and stored files that no kept backup names.
 * No backup may be written meanwhile. @returns how many backups were deleted
 */
export async function prune(
  place: BackupPlace,
  isKept: (stamps: readonly string[]) => Set<string>,
): Promise<number> {
  const stamps = await backupsIn(place);
  const kept = isKept(stamps);
  // Without a list nobody knows which files a backup needs, so then none is deleted.
  for (const stamp of kept) if ((await place.size(nameIn(stamp, 'SHA256SUMS'))) === null) return 0;
  const gone = stamps.filter((stamp) => !kept.has(stamp));
  // The header first: from then on it is no backup any more.
  for (const stamp of gone) await place.delete(nameIn(stamp, 'backup.json'));
  for await (const name of place.list('backups')) {
    if (!kept.has(name.split('/')[1] ?? '')) await place.delete(name);
  }
  await deleteUnnamed(place, kept);
  return gone.length;
}

/** All lists have the same order, so each is read once, a line at a time. */
async function deleteUnnamed(place: BackupPlace, kept: ReadonlySet<string>): Promise<void> {
  const lists = await Promise.all([...kept].map((stamp) => listOf(sumsOf(place, stamp))));
  for await (const name of place.list('files')) {
    let named = false;
    for (const list of lists) named = (await list.reach(name)) || named;
    if (!named) await place.delete(name);
  }
}

/** A list of sums that is read up to a name. Two keys of backups sort apart, so their folders come one after the other. */
async function listOf(sums: AsyncGenerator<Sum>) {
  const next = async (): Promise<string | undefined> => {
    for (let line = await sums.next(); !line.done; line = await sums.next())
      if (line.value.name.startsWith('files/')) return line.value.name;
    return undefined;
  };
  let current = await next();
  return {
    async reach(name: string): Promise<boolean> {
      while (current !== undefined && current < name) current = await next();
      return current === name;
    },
  };
}
