import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { s3Storage, type S3Settings } from '../../src/platform/files/s3-storage.ts';

/** A bucket on a real S3-compatible server on the loopback interface, with its objects in a temporary directory. */
export interface Bucket {
  storage: ReturnType<typeof s3Storage>;
  /** How to reach it. */
  settings: S3Settings;
  /** Keys of all objects. */
  objects(): Promise<string[]>;
  /** The stored bytes of an object. */
  read(key: string): Promise<Buffer>;
  /** Stops the server. */
  goDown(): Promise<void>;
  /** Starts the server again with the same objects and address. */
  comeUp(): Promise<void>;
  stop(): Promise<void>;
}

const NAME = 'files';

export async function startBucket(): Promise<Bucket> {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 's3-'));
  const serve = async (port: number) => {
    const made = new S3rver({
      port,
      address: '127.0.0.1',
      silent: true,
      directory,
      configureBuckets: [{ name: NAME, configs: [] }],
    });
    const { port: taken } = await made.run();
    return { made, port: taken };
  };
  const first = await serve(0);
  let server = first.made;
  const settings = {
    bucket: NAME,
    endpoint: `http://127.0.0.1:${first.port}`,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  const storage = s3Storage(settings);
  const place = path.join(directory, NAME);
  return {
    storage,
    settings,
    async objects() {
      const entries = await fs.readdir(place, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('_object'));
      return files.map((entry) => path.join(path.relative(place, entry.parentPath), entry.name));
    },
    read: (key) => fs.readFile(path.join(place, key)),
    goDown: () => server.close(),
    async comeUp() {
      ({ made: server } = await serve(first.port));
    },
    async stop() {
      storage.close();
      await server.close();
      await fs.rm(directory, { recursive: true, force: true });
    },
  };
}
