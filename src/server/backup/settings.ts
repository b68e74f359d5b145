import fs from 'node:fs';
import path from 'node:path';
import { folderPlace, type BackupPlace } from '../../platform/backup/places.ts';
import { EnvError, type Env } from '../../platform/env.ts';
import { secretKeyFile } from '../../platform/security/secret-key.ts';

type PlaceEnv = Pick<
  Env,
  `${'BACKUP_' | ''}S3_${'ENDPOINT' | 'REGION' | 'ACCESS_KEY_ID' | 'SECRET_ACCESS_KEY'}`
>;

/**
 * Opens the place that was named on the command line or in BACKUP_TO: a folder, or s3://bucket/folder.
 * @throws EnvError when the bucket's variables are missing
 */
export async function openPlace(where: string, env: PlaceEnv): Promise<BackupPlace> {
  const [, bucket, folder = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(where) ?? [];
  if (bucket === undefined) return folderPlace(where);
  const region = env.BACKUP_S3_REGION ?? env.S3_REGION;
  const accessKeyId = env.BACKUP_S3_ACCESS_KEY_ID ?? env.S3_ACCESS_KEY_ID;
  const secretAccessKey = env.BACKUP_S3_SECRET_ACCESS_KEY ?? env.S3_SECRET_ACCESS_KEY;
  if (region === undefined || accessKeyId === undefined || secretAccessKey === undefined)
    throw new EnvError(
      `For ${where}, set BACKUP_S3_REGION, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY (or those without BACKUP_).`,
    );
  const endpoint = env.BACKUP_S3_ENDPOINT ?? env.S3_ENDPOINT;
  const { s3Place } = await import('../../platform/backup/s3-place.ts');
  return s3Place({ bucket, folder, endpoint, region, accessKeyId, secretAccessKey });
}

/** @throws EnvError saying how to make a key */
export function backupSecret(env: Pick<Env, 'BACKUP_KEY'>): string {
  if (env.BACKUP_KEY !== undefined) return env.BACKUP_KEY;
  throw new EnvError(
    'BACKUP_KEY is not set: backups are encrypted with a key of yours. Make one with npm run backup -- key, set it as ' +
      'BACKUP_KEY, and keep a copy away from this machine and from the backups: without it nothing in a backup can ever be read.',
  );
}

/** The content of DATA_DIR/secret-key, which a backup holds; undefined if the operator keeps the key as SECRET_KEY. */
export function keptSecretKeys(env: Pick<Env, 'SECRET_KEY' | 'DATA_DIR'>): Buffer | undefined {
  const file = secretKeyFile(env);
  return env.SECRET_KEY || !fs.existsSync(file) ? undefined : fs.readFileSync(file);
}

/** The socket on which a site with the embedded database can be asked for a copy. Only its user can reach it. */
export const controlSocket = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string =>
  path.join(DATA_DIR, 'control.sock');
