import { startSiteProcess } from '../tests/support/site-process.ts';
import { ms, table, timeRequests, type Latency } from './measure.ts';
import { rankingQuality } from './ndcg.ts';
import { questions, type Choices } from './questions.ts';
import { importRegister, multiplyRegister, newDatabase, type BenchDatabase } from './register.ts';

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

/** Search in the imported register and in ten times its rows, on both databases, over HTTP on this machine; and how good the order is. */
export async function benchSearch(): Promise<string> {
  const rows: string[][] = [];
  const quality: string[] = [];
  for (const kind of ['PostgreSQL', 'PGlite'] as const) {
    const database = await newDatabase(kind);
    try {
      await importRegister(database);
      for (const times of [1, 10]) {
        if (times > 1) await multiplyRegister(database, times);
        const figures = await measureSite(database, { graded: times === 1 });
        const { list, counted, page, pageBytes } = figures;
        if (figures.quality) {
          const { understood, asTyped } = figures.quality;
          quality.push(`${kind}: nDCG@10 ${understood.toFixed(3)}, words as typed ${asTyped.toFixed(3)}`);
        }
        const row = [
          kind,
          times === 1 ? 'register' : `${times} registers`,
          ms(list.p50), ms(list.p99), ms(counted.p50), ms(counted.p99), ms(page.p50), ms(page.p99), String(pageBytes),
        ]; // prettier-ignore
        rows.push(row);
        // Printed at once, because each row takes minutes.
        console.error(row.join('  '));
      }
    } finally {
      await database.remove();
    }
  }
  const latencies = table(
    ['database', 'courses', 'list p50', 'p99', 'with filter counts p50', 'p99', '/course-search uncached p50', 'p99', 'HTML, brotli bytes'],
    rows,
  ); // prettier-ignore
  return [latencies, '', ...quality].join('\n');
}
