import { createHmac, timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { StartError } from '../start-error.ts';
import { openBackupKey, type BackupKey, type Stretch } from './backup-key.ts';
import type { BackupPlace } from './places.ts';

/**
 * A backup in its place:
 *
 *   backups/20261123T021500Z/rows.enc        all rows (rows-out.ts), gzip, sealed
 *   backups/20261123T021500Z/secret-key.enc  DATA_DIR/secret-key, sealed; absent if the operator set SECRET_KEY
 *   backups/20261123T021500Z/SHA256SUMS      the SHA-256 of every file of this backup, as sha256sum reads it
 *   backups/20261123T021500Z/backup.json     this header, written last: without it there is no backup
 *   files/KEY-ID/documents/3f/3f….enc        a stored file, sealed; backups made with the same key share it
 */
export const FORMAT = 1;
const HEADER = 'backup.json';
const STAMP = /^backups\/(\d{8}T\d{6}Z)\/backup\.json$/;

const headerSchema = z.object({
  format: z.number(),
  stamp: z.string(),
  made_at: z.string(),
  database: z.enum(['pglite', 'postgres']),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** `passes` is missing where it was not yet raised. */
  key: z.object({ id: z.string(), salt: z.string(), passes: z.int().min(1).max(20).default(1) }),
  secret_key: z.object({ id: z.string().nullable(), included: z.boolean() }),
  tables: z.number(),
  rows: z.number(),
  files: z.number(),
  /** Of all files of this backup, as they lie in their place. */
  bytes: z.number(),
  /** Files that the database names and that were not in storage. */
  missing: z.object({ count: z.number(), first: z.array(z.string()) }),
  sums_sha256: z.string(),
});

export type BackupHeader = z.infer<typeof headerSchema>;

/** How the key of this backup was made of BACKUP_KEY. */
export const stretchOf = ({ key }: BackupHeader): Stretch => ({
  salt: Buffer.from(key.salt, 'hex'),
  passes: key.passes,
});

export const stampOf = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** The name of a file of a backup in its place. */
export const nameIn = (stamp: string, file: string): string => `backups/${stamp}/${file}`;

/** The name of a stored file in the place of backups. */
export const pooledName = (keyId: string, storageKey: string): string => `files/${keyId}/${storageKey}.enc`;

const sealOf = (key: BackupKey, header: object): Buffer =>
  createHmac('sha256', key.derive('seal')).update(JSON.stringify(header)).digest();

export async function writeHeader(place: BackupPlace, key: BackupKey, header: BackupHeader): Promise<void> {
  const text = `${JSON.stringify({ ...header, seal: sealOf(key, header).toString('hex') }, null, 2)}\n`;
  await place.put(nameIn(header.stamp, HEADER), Readable.from([Buffer.from(text)]));
}

/** Stamps of the complete backups, the oldest first. */
export async function backupsIn(place: BackupPlace): Promise<string[]> {
  const stamps: string[] = [];
  for await (const name of place.list('backups')) {
    const stamp = STAMP.exec(name)?.[1];
    if (stamp !== undefined) stamps.push(stamp);
  }
  return stamps.sort();
}

async function textOf(place: BackupPlace, name: string): Promise<string> {
  const stored = await place.get(name);
  if (!stored) throw new StartError(`${place.title} has no ${name}.`);
  const pieces: Uint8Array[] = [];
  for await (const piece of stored) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}

function parsed(
  place: BackupPlace,
  name: string,
  text: string,
): { header: BackupHeader; seal: unknown; sealed: object } {
  try {
    const { seal, ...sealed } = JSON.parse(text) as { seal?: unknown };
    return { header: headerSchema.parse(sealed), seal, sealed };
  } catch (error) {
    throw new StartError(`${name} in ${place.title} is damaged: it cannot be read.`, { cause: error });
  }
}

/** A header as it lies there, not checked: for its time and salt. */
export async function readHeader(place: BackupPlace, stamp: string): Promise<BackupHeader> {
  const name = nameIn(stamp, HEADER);
  return parsed(place, name, await textOf(place, name)).header;
}

/**
 * The header of a backup and the key that opens it.
 * @throws StartError for another key, a newer format, or a header that was changed
 */
export async function openHeader(
  place: BackupPlace,
  stamp: string,
  secret: string,
): Promise<{ header: BackupHeader; key: BackupKey }> {
  const name = nameIn(stamp, HEADER);
  const { header, seal, sealed } = parsed(place, name, await textOf(place, name));
  if (header.format !== FORMAT)
    throw new StartError(
      `The backup ${stamp} has the format ${header.format}; this version reads ${FORMAT}: use the version that made it.`,
    );
  const key = await openBackupKey(secret, stretchOf(header));
  if (key.id !== header.key.id)
    throw new StartError(
      `BACKUP_KEY is not the key of the backup ${stamp} (the id of its key is ${header.key.id}, yours has ${key.id}). ` +
        'Set BACKUP_KEY to the key that the backup was made with: without it nothing in the backup can be read.',
    );
  const right = sealOf(key, sealed);
  const given = Buffer.from(typeof seal === 'string' ? seal : '', 'hex');
  if (given.length !== right.length || !timingSafeEqual(given, right) || header.stamp !== stamp)
    throw new StartError(`${name} in ${place.title} is damaged: it was changed after the backup.`);
  return { header, key };
}
