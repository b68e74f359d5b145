import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { isStorageKey, type FileStorage, type StoredFile } from './storage.ts';

export interface S3Settings {
  bucket: string;
  /** Unset for Amazon's own; else 'https://s3.example.com', addressed by path. */
  endpoint?: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The smallest part S3 takes is five MiB; two at once a file keep memory flat. */
const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 2;
/** What readiness is tried with: one object, written over again and again. */
const PROBE_KEY = 'readiness';
const WRITE_EVERY_MS = 60_000;
const CONNECT_MS = 5_000;
const SILENCE_MS = 30_000;

/** Files in a bucket of S3 or of a server that speaks it. An object appears whole or not at all. */
export function s3Storage(settings: S3Settings): FileStorage & { close(): void } {
  const { bucket: Bucket } = settings;
  const client = new S3Client({
    region: settings.region,
    ...(settings.endpoint && { endpoint: settings.endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // Other servers than Amazon's often do not know the newer checksums; TLS and our own tags protect the content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: SILENCE_MS },
  });
  let nextWrite = 0;
  const checked = (key: string): string => {
    if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`);
    return key;
  };
  return {
    async put(key, data) {
      const upload = new Upload({
        client,
        params: { Bucket, Key: checked(key), Body: data },
        partSize: PART_BYTES,
        queueSize: PARTS_AT_ONCE,
      });
      try {
        await upload.done();
      } catch (error) {
        // Giving up the parts can fail too; what counts is why the file did not arrive.
        throw (data instanceof Readable && data.errored) || error;
      }
    },

    async get(key): Promise<StoredFile | null> {
      try {
        const { Body, ContentLength } = await client.send(
          new GetObjectCommand({ Bucket, Key: checked(key) }),
        );
        if (!Body) return null;
        return {
          size: ContentLength ?? 0,
          stream: Body.transformToWebStream() as ReadableStream<Uint8Array<ArrayBuffer>>,
        };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    async size(key) {
      try {
        const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket, Key: checked(key) }));
        return ContentLength ?? null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    async delete(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: checked(key) }));
    },

    // A bucket does it by a lifecycle rule for incomplete uploads: docs/operations.md.
    unfinished: async () => [],
    removeUnfinished: async () => {},

    freeBytes: async () => null,

    async tryWrite() {
      // Each write costs money: once a minute, in between it is enough that the bucket answers.
      if (performance.now() < nextWrite) return void (await client.send(new HeadBucketCommand({ Bucket })));
      await client.send(new PutObjectCommand({ Bucket, Key: PROBE_KEY, Body: 'ready' }));
      nextWrite = performance.now() + WRITE_EVERY_MS;
    },

    close: () => client.destroy(),
  };
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');
