import { expect, it } from 'vitest';
import { readEnv } from '../platform/env.ts';
import { openStorage } from './storage.ts';

const S3 = {
  S3_BUCKET: 'documents',
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'hunter2',
};
const open = (env: Record<string, string>) => openStorage(readEnv(env));

it('is the disk if no variable is set', async () => {
  expect(await (await open({ DATA_DIR: '/tmp' })).freeBytes()).toBeGreaterThan(0);
});

it('is a bucket if all variables are set, with an endpoint or, for Amazon, without', async () => {
  for (const env of [S3, { ...S3, S3_ENDPOINT: 'https://s3.example.com' }]) {
    const storage = await open(env);
    expect(await storage.freeBytes()).toBeNull();
    storage.close();
  }
});

it('refuses an incomplete configuration and names the missing variables, but no values', async () => {
  await expect(open({ S3_ENDPOINT: 'https://s3.example.com' })).rejects.toThrow(
    /S3_BUCKET, S3_REGION, .* are missing/,
  );
  const { S3_BUCKET: _, ...half } = S3;
  await expect(open(half)).rejects.toThrow(
    /^Please correct these environment variables:\n {2}S3_BUCKET is missing\.\n(?!.*hunter2)/,
  );
});
