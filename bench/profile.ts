import fs from 'node:fs';

interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string }; children?: number[] }[];
  samples: number[];
  timeDeltas: number[];
}

/** Parts of the program, by the file that a function is in. Built pages have all parts in few files, so these go by function too. */
const PARTS: readonly [part: string, url: RegExp, functions?: RegExp][] = [
  ['waiting', /^$/, /^\((idle|program)\)$/],
  ['garbage collection', /^$/, /^\(garbage collector\)$/],
  ['PostgreSQL client', /node_modules\/pg/],
  ['Kysely', /node_modules\/kysely/],
  ['zod', /node_modules\/zod/],
  ['React', /node_modules\/(react|react-dom|scheduler)\/|react-dom-server|dist\/server\/.*react/],
  ['Astro', /node_modules\/(@astrojs|astro)\/|dist\/server\/.*(astro|render|entry)/],
  ['components', /dist\/server\//],
  ['node:zlib', /^node:(zlib|internal\/.*zlib)/],
  ['node:crypto', /^node:(crypto|internal\/crypto)/],
  ['node', /^node:/],
  ['Hono', /node_modules\/(hono|@hono)\//],
  ['other packages', /node_modules\//],
  ['src/domain', /src\/domain\//],
  ['src/platform', /src\/platform\//],
  ['src/server', /src\/server\//],
  ['other', /./],
];

/** Where a profile's time went: each part with its share of the time that was not spent waiting. */
export function sharesOf(file: string): [part: string, share: number][] {
  const { nodes, samples, timeDeltas } = JSON.parse(fs.readFileSync(file, 'utf8')) as Profile;
  const partOf = new Map(
    nodes.map(({ id, callFrame: { functionName, url } }) => {
      const part = PARTS.find(([, urls, names]) => urls.test(url) && (names?.test(functionName) ?? true));
      return [id, part?.[0] ?? 'node'];
    }),
  );
  const sums = new Map<string, number>();
  samples.forEach((id, at) => {
    const part = partOf.get(id) ?? 'other';
    sums.set(part, (sums.get(part) ?? 0) + (timeDeltas[at] ?? 0));
  });
  sums.delete('waiting');
  const all = [...sums.values()].reduce((sum, time) => sum + time, 0);
  return [...sums].sort(([, a], [, b]) => b - a).map(([part, time]): [string, number] => [part, time / all]);
}
