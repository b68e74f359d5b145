import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { S3Settings } from '../files/s3-storage.ts';
import type { BackupPlace } from './places.ts';

/** Two parts of 8 MiB at once: 10,000 parts, the most that S3 takes, are 80 GB. */
const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 2;
const CONNECT_MS = 5_000;
const SILENCE_MS = 60_000;

/** Backups in a bucket, below a folder of it ('' is the whole bucket). */
export function s3Place({ folder, ...settings }: S3Settings & { folder: string }): BackupPlace {
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    // As for documents: many servers do not know the newer checksums, and ours are in the backup.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: SILENCE_MS },
  });
  const start = folder === '' ? '' : `${folder.replace(/\/+$/, '')}/`;
  const Key = (name: string): string => start + name;
  return {
    title: `s3://${Bucket}/${start}`,
    async put(name, data) {
      const params = { Bucket, Key: Key(name), Body: data };
      const upload = new Upload({ client, params, partSize: PART_BYTES, queueSize: PARTS_AT_ONCE });
      try {
        await upload.done();
      } catch (error) {
        throw data.errored ?? error;
      }
    },
    async get(name) {
      const found = await ifThere(client.send(new GetObjectCommand({ Bucket, Key: Key(name) })));
      return found?.Body instanceof Readable ? (found.Body as AsyncIterable<Uint8Array>) : null;
    },
    async size(name) {
      const found = await ifThere(client.send(new HeadObjectCommand({ Bucket, Key: Key(name) })));
      return found?.ContentLength ?? null;
    },
    async delete(name) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: Key(name) }));
    },
    async *list(below) {
      let ContinuationToken: string | undefined;
      do {
        const Prefix = `${Key(below)}/`;
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix, ...(ContinuationToken && { ContinuationToken }) }),
        );
        for (const { Key: key = '' } of page.Contents ?? []) yield key.slice(start.length);
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (ContinuationToken !== undefined);
    },
    close: () => client.destroy(),
  };
}

async function ifThere<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')) return null;
    throw error;
  }
}
