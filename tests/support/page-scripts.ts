import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext, Page } from '@playwright/test';

/** A file that a page has loaded, with its bytes as our server compresses it. */
export interface LoadedFile {
  address: string;
  bytes: number;
}

/** The files that the page has loaded so far. Asked for again, because the browser reports other sizes. */
export async function loadedFiles(
  page: Page,
  request: APIRequestContext,
  which = /./,
): Promise<LoadedFile[]> {
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  return Promise.all(
    [...new Set(addresses.filter((address) => which.test(address)))].map(async (address) => {
      const response = await request.get(address, { headers: { 'accept-encoding': 'br' } });
      return { address, bytes: Number(response.headers()['content-length']) };
    }),
  );
}

/** Bytes of all scripts after brotli: files, and what stands in the page, without data (JSON-LD, speculation rules). */
export async function scriptBytes(page: Page, files: readonly LoadedFile[]): Promise<number> {
  const inline = await page
    .locator('script:not([src], [type="application/ld+json"], [type="speculationrules"])')
    .evaluateAll((scripts) => scripts.map((script) => script.textContent));
  const scripts = files.filter(({ address }) => address.endsWith('.js'));
  return brotliCompressSync(inline.join('\n')).length + sumOf(scripts);
}

export const sumOf = (files: readonly LoadedFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);
