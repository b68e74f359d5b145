import path from 'node:path';
import { EnvError, type Env } from '../platform/env.ts';
import { diskStorage, type FileStorage } from '../platform/files/storage.ts';

const NEEDED = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

type StorageEnv = Pick<Env, 'DATA_DIR' | 'S3_ENDPOINT' | (typeof NEEDED)[number]>;

/**
 * The storage of documents and pictures: a bucket if its variables are set, else DATA_DIR/files. S3_ENDPOINT is left out
 * for Amazon S3.
 * The code for buckets is loaded only for one: it takes 10 MB.
 * @throws EnvError when only some are set, so that files do not end up on the disk because of a misspelt variable.
 */
export async function openStorage(env: StorageEnv): Promise<FileStorage & { close(): void }> {
  const missing = NEEDED.filter((name) => env[name] === undefined);
  if (missing.length === 0) {
    const { s3Storage } = await import('../platform/files/s3-storage.ts');
    return s3Storage({
      bucket: env.S3_BUCKET!,
      endpoint: env.S3_ENDPOINT,
      region: env.S3_REGION!,
      accessKeyId: env.S3_ACCESS_KEY_ID!,
      secretAccessKey: env.S3_SECRET_ACCESS_KEY!,
    });
  }
  if (missing.length < NEEDED.length || env.S3_ENDPOINT !== undefined) {
    throw new EnvError(
      `Please correct these environment variables:\n  ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing.\n` +
        'Set all of them to keep files in a bucket, or none of the S3_ variables to keep them in DATA_DIR/files.',
    );
  }
  return { ...diskStorage(path.join(env.DATA_DIR, 'files')), close: () => {} };
}
