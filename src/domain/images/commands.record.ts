import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Principal } from '../accounts/policy.ts';
import { announceChange } from '../announce.ts';
import { recordChange } from '../change-log/commands.record.ts';
import { announceContent } from '../edits/stored-documents.ts';

export interface PictureRecord {
  at: Date;
  principal: Principal;
  id: number;
  /** What people call the picture: its text alternative or file name. */
  title: string;
  action: 'added' | 'changed' | 'removed' | 'replaced';
  before?: Record<string, string | number | null>;
  after?: Record<string, string | number | null>;
}

interface Described {
  file_name: string;
  alt: string;
  decorative: boolean;
  credit: string | null;
}

/** What the log of changes says about a picture. */
export const inWords = ({ file_name, alt, decorative, credit }: Described): PictureRecord['after'] => ({
  File: file_name,
  'What it shows': decorative ? 'Nothing: it is decoration' : alt,
  Credit: credit,
});

/** Records what was done to a picture, and has every process show it as it is now. */
export async function recordPicture(trx: Transaction<Database>, record: PictureRecord): Promise<void> {
  const { at, principal, id, title, action, before, after } = record;
  await recordChange(trx, {
    at,
    actor: principal.userId,
    kind: 'picture',
    object: id,
    title,
    action,
    ...(before && { before }),
    ...(after && { after }),
  });
  await announceChange(trx);
  await announceContent(trx);
}
