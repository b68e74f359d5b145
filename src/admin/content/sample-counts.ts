import type { Samples } from '../../contract/site-setup.ts';

const KINDS: Readonly<Record<keyof Samples, readonly [one: string, many: string]>> = {
  universities: ['university', 'universities'],
  courses: ['course', 'courses'],
  scholarships: ['scholarship', 'scholarships'],
  articles: ['post', 'posts'],
  events: ['event', 'events'],
};
const list = new Intl.ListFormat('en-GB');

/** '42 universities, 698 courses and 1 event'. Kinds without a sample are left out. */
export function countsOf(samples: Samples): string {
  const parts = (Object.keys(KINDS) as (keyof Samples)[])
    .filter((kind) => samples[kind] > 0)
    .map((kind) => `${samples[kind].toLocaleString('en')} ${KINDS[kind][samples[kind] === 1 ? 0 : 1]}`);
  return list.format(parts) || 'no records';
}
