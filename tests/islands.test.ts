import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroRenderer, AstroUserConfig, HookParameters } from 'astro';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = (folder: string, ending: RegExp) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => path.join(folder, file));
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

/** The renderers that the site's integrations register to hydrate islands. */
async function renderers(): Promise<AstroRenderer[]> {
  const found: AstroRenderer[] = [];
  const file = new URL('../astro.config.mjs', import.meta.url).href;
  const { default: config } = (await import(file)) as { default: AstroUserConfig };
  const options = {
    command: 'build',
    config: { integrations: [] },
    addRenderer: (renderer: AstroRenderer) => found.push(renderer),
    addClientDirective: () => {},
    updateConfig: () => {},
    injectScript: () => {},
  } as unknown as HookParameters<'astro:config:setup'>;
  for (const integration of [config.integrations ?? []].flat(2)) {
    if (integration && 'hooks' in integration) await integration.hooks['astro:config:setup']?.(options);
  }
  return found;
}

it('hydrates every island within an error boundary', async () => {
  const islands = sources('src/site', /\.astro$/).flatMap((file) =>
    [...read(file).matchAll(/<(\w+)\b[^>]*\bclient:/g)].map(([, name]) => ({ file, name })),
  );
  expect(islands.length).toBeGreaterThan(15);
  // Islands are components of React, or plain ones, which render nothing. The client entry points of both are ours.
  for (const { file, name } of islands)
    expect(read(file), `${name} in ${file}`).toMatch(
      new RegExp(`import (\\{[^}]*\\b)?${name}\\b[^;]* from '[^']+(\\.tsx|/browser/live-search\\.ts)'`),
    );
  const entries = (await renderers()).map(({ clientEntrypoint }) => String(clientEntrypoint));
  expect(entries).toEqual([
    './src/site/islands/browser/start-plain.ts',
    './src/site/islands/browser/hydrate.ts',
  ]);
  expect(read(entries[1]!)).toMatch(/createElement\(ErrorBoundary,/);
});

it('creates no other React root than the one of the back office, which has its own boundary', () => {
  const roots = sources('src', /\.tsx?$/).filter((file) => /\b(createRoot|hydrateRoot)\(/.test(read(file)));
  expect(roots).toEqual(['src/admin/back-office.tsx']);
  expect(read(roots[0]!)).toMatch(
    /<ErrorBoundary[^>]*fallback=\{\(\w+\) => <Failed [^>]*\/>\}>\s*\{office\}/,
  );
});
