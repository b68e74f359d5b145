import fs from 'node:fs';
import path from 'node:path';
import { folderPlace, type BackupPlace } from '../../platform/backup/places.ts';
import { EnvError, type Env } from '../../platform/env.ts';
import { secretKeyFile } from '../../platform/security/secret-key.ts';

/** Opens the place that was named on the command line or in BACKUP_TO. */
export function openPlace(where: string, _env: Env): BackupPlace {
  return folderPlace(where);
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
