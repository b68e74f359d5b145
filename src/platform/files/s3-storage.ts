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
  /** Unset for Amazon S3; else an address like 'https://s3.example.com', with buckets addressed by path. */
  endpoint?: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** S3 accepts parts of at least 5 MiB. Two parts at once per file limit the memory. */
const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 2;
/** The object that the readiness check overwrites each time. */
const PROBE_KEY = 'readiness';
const WRITE_EVERY_MS = 60_000;
const CONNECT_MS = 5_000;
const SILENCE_MS = 30_000;

/** Files in a bucket of S3 or of an S3-compatible server. An object appears complete or not at all. */
export function s3Storage(settings: S3Settings): FileStorage & { close(): void } {
  const { bucket: Bucket } = settings;
  const client = new S3Client({
    region: settings.region,
    ...(settings.endpoint && { endpoint: settings.endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // S3-compatible servers often do not support the newer checksums; TLS and our authentication tags protect the content.
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
      const Body = data instanceof Uint8Array ? data : Readable.from(data, { objectMode: false });
      const upload = new Upload({
        client,
        params: { Bucket, Key: checked(key), Body },
        partSize: PART_BYTES,
        queueSize: PARTS_AT_ONCE,
      });
      try {
        await upload.done();
      } catch (error) {
        // Aborting the upload can fail too, but the original error is the one to report.
        throw (Body instanceof Readable && Body.errored) || error;
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

    // A lifecycle rule of the bucket deletes incomplete uploads: docs/applications.md.
    unfinished: async () => [],
    removeUnfinished: async () => {},

    freeBytes: async () => null,

    async tryWrite() {
      // Each write costs money, so it writes at most once a minute and otherwise only checks that the bucket answers.
      if (performance.now() < nextWrite) return void (await client.send(new HeadBucketCommand({ Bucket })));
      await client.send(new PutObjectCommand({ Bucket, Key: PROBE_KEY, Body: 'ready' }));
      nextWrite = performance.now() + WRITE_EVERY_MS;
    },

    close: () => client.destroy(),
  };
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');
