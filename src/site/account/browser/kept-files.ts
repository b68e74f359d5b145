import type * as store from './kept-files-store.ts';

/**
 * Chosen files that survive a reload: kept-files-store.ts, which is loaded when it is first used. If it cannot be
 * loaded, nothing is kept.
 */
const loaded = (): Promise<typeof store | null> => import('./kept-files-store.ts').catch(() => null);

export const keptFiles: typeof store.keptFiles = async (...form) =>
  (await loaded())?.keptFiles(...form) ?? [];

export const keepFile: typeof store.keepFile = async (...file) => (await loaded())?.keepFile(...file) ?? null;

export const dropFile: typeof store.dropFile = async (id) => (await loaded())?.dropFile(id);
