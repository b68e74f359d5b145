import { startSiteProcess } from '../tests/support/site-process.ts';
import { ms, table, timeRequests, type Latency } from './measure.ts';
import { multiplyRegister } from './multiply-register.ts';
import { rankingQuality } from './ndcg.ts';
import { questions, type Choices } from './questions.ts';
import { importRegister, newDatabase, type BenchDatabase } from './register.ts';

/** What a running site offers for each filter. */
export async function choicesOf(origin: string): Promise<Choices> {
  const ids = async (list: string) => {
    const answer = (await (await fetch(`${origin}/api/app/${list}/?records=100`)).json()) as {
      results: { id: number }[];
    };
    return answer.results.map(({ id }) => id);
  };
  return {
    interest: await ids('interest-list'),
    specialization: await ids('specialization-list'),
    country: await ids('country-list'),
  };
}

const WARM_UP = 150;
const ASKED = 1500;

interface SearchFigures {
  list: Latency;
  counted: Latency;
  page: Latency;
  pageBytes: number;
  /** Mean nDCG@10 of the graded searches. */
  quality?: { understood: number; asTyped: number };
}

async function measureSite(database: BenchDatabase, { graded = false } = {}): Promise<SearchFigures> {
  const site = await startSiteProcess(database.settings);
  try {
    const choices = await choicesOf(site.origin);
    const list = `${site.origin}/api/app/course-list/?`;
    const ask = (extra: string, count: number) =>
      questions(choices, count, extra).map((query) => list + query);
    await timeRequests([...ask('', WARM_UP), ...ask('&facets=true', WARM_UP)]);
    // A page is cached after its first request, so each address is requested once.
    const pages = new Set(questions(choices, ASKED).map((query) => `${site.origin}/course-search?${query}`));
    const first = await fetch(`${site.origin}/course-search`, { headers: { 'accept-encoding': 'br' } });
    await first.arrayBuffer();
    return {
      list: await timeRequests(ask('', ASKED)),
      counted: await timeRequests(ask('&facets=true', ASKED)),
      page: await timeRequests([...pages].slice(0, 300)),
      pageBytes: Number(first.headers.get('content-length')),
      ...(graded && { quality: await rankingQuality(site.origin) }),
    };
  } finally {
    await site.stop();
  }
}

/** Words that very many courses have, searched alone. */
const COMMON = [
  'university',
  'business',
  'management',
  'a',
  'bachelor',
  'of',
  'science',
  'diploma',
  'australia',
  'u',
];
const ASKED_EACH = 20;

/** A row for each common word: how many courses match, and how long the list takes without and with filter counts. */
async function commonWords(database: BenchDatabase, courses: string): Promise<string[][]> {
  const site = await startSiteProcess(database.settings);
  try {
    const rows: string[][] = [];
    for (const word of COMMON) {
      // Each number of records is an address that is not cached.
      const list = (extra: string) =>
        Array.from(
          { length: ASKED_EACH },
          (_, at) => `${site.origin}/api/app/course-list/?search=${word}&records=${10 + at}${extra}`,
        );
      const first = (await (await fetch(list('&page=2')[0] ?? '')).json()) as {
        count?: number;
        more?: true;
      };
      const [plain, counted] = [await timeRequests(list('')), await timeRequests(list('&facets=true'))];
      const times = [plain.p50, plain.p99, counted.p50, counted.p99].map(ms);
      const matches = `${first.more ? 'more than ' : ''}${(first.count ?? 0).toLocaleString('en')}`;
      rows.push([database.kind, courses, word, matches, ...times]);
      console.error(rows.at(-1)?.join('  '));
    }
    return rows;
  } finally {
    await site.stop();
  }
}

const SIZES: Readonly<Record<string, number>> = { register: 1, ten: 10, million: 40 };
const sizeName = (times: number): string => (times === 1 ? 'register' : `${times} registers`);

/**
 * Search in the imported register and in many times its rows, over HTTP on this machine; and how good the order is.
 * @param options 'register', 'ten' and 'million' (forty registers, on PostgreSQL only) are sizes; without any, the first two
 */
export async function benchSearch(options: readonly string[] = []): Promise<string> {
  const asked = Object.entries(SIZES).flatMap(([name, times]) => (options.includes(name) ? [times] : []));
  const sizes = asked.length > 0 ? asked : [1, 10];
  const kinds = sizes.every((times) => times > 10)
    ? (['PostgreSQL'] as const)
    : (['PostgreSQL', 'PGlite'] as const);
  const rows: string[][] = [];
  const common: string[][] = [];
  const quality: string[] = [];
  for (const kind of kinds) {
    const database = await newDatabase(kind);
    try {
      await importRegister(database);
      for (const times of sizes) {
        if (times > 10 && kind === 'PGlite') continue;
        if (times > 1) await multiplyRegister(database, times);
        const figures = await measureSite(database, { graded: times === 1 });
        const { list, counted, page, pageBytes } = figures;
        if (figures.quality) {
          const { understood, asTyped } = figures.quality;
          quality.push(`${kind}: nDCG@10 ${understood.toFixed(3)}, words as typed ${asTyped.toFixed(3)}`);
        }
        const latencies = [list.p50, list.p99, counted.p50, counted.p99, page.p50, page.p99].map(ms);
        const row = [kind, sizeName(times), ...latencies, String(pageBytes)];
        rows.push(row);
        // Printed at once, because each row takes minutes.
        console.error(row.join('  '));
        common.push(...(await commonWords(database, sizeName(times))));
      }
    } finally {
      await database.remove();
    }
  }
  const latencies = table(
    ['database', 'courses', 'list p50', 'p99', 'with filter counts p50', 'p99', '/course-search uncached p50', 'p99', 'HTML, brotli bytes'],
    rows,
  ); // oxfmt-ignore
  const words = table(
    ['database', 'courses', 'word', 'matches', 'list p50', 'p99', 'with filter counts p50', 'p99'],
    common,
  );
  return [latencies, '', words, '', ...quality].join('\n');
}
