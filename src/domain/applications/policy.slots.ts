import type { Refusal } from '../../contract/refusals.ts';

/** How many forms with files one process reads at the same time. */
export interface UploadShares {
  /** Each keeps a file and some buffers open. */
  total: number;
  perPerson: number;
  /** An office or a school uploads its students' documents from one address. */
  perAddress: number;
}

export const UPLOAD_SHARES: UploadShares = { total: 64, perPerson: 3, perAddress: 16 };

/** Without shares per person and address. */
export const unshared = ({ total }: UploadShares): UploadShares => ({
  total,
  perPerson: Infinity,
  perAddress: Infinity,
});

/** The person who uploads, and the network address. */
export interface Uploader {
  userId: string;
  address: string;
}

export interface UploadSlots {
  inUse(): number;
  /** Why this person would get no slot now; undefined: they would. */
  refusal(uploader: Uploader): Refusal | undefined;
  /** @returns a function that releases the slot, or the refusal when none is free. */
  take(uploader: Uploader): { ok: true; release(): void } | { ok: false; refused: Refusal };
}

/** Shares out the upload slots of this process, so that a few people with slow connections cannot take them all. */
export function createUploadSlots(shares: UploadShares = UPLOAD_SHARES): UploadSlots {
  const held = { all: 0, people: new Map<string, number>(), addresses: new Map<string, number>() };
  const add = (counts: Map<string, number>, key: string, change: number) => {
    const count = (counts.get(key) ?? 0) + change;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
  };
  const change = ({ userId, address }: Uploader, by: number) => {
    held.all += by;
    add(held.people, userId, by);
    add(held.addresses, address, by);
  };
  const refusal = ({ userId, address }: Uploader): Refusal | undefined => {
    // Read each time: tests change them.
    const { total, perPerson, perAddress } = shares;
    if ((held.people.get(userId) ?? 0) >= perPerson) return 'uploads_own';
    if ((held.addresses.get(address) ?? 0) >= perAddress) return 'uploads_address';
    return held.all >= total ? 'uploads_busy' : undefined;
  };
  return {
    inUse: () => held.all,
    refusal,
    take(uploader) {
      const refused = refusal(uploader);
      if (refused) return { ok: false, refused };
      change(uploader, 1);
      return { ok: true, release: () => change(uploader, -1) };
    },
  };
}
