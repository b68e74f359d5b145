import type { Course } from '../src/contract/courses.ts';
import { GRADED_SEARCHES, type GradedSearch } from './graded-searches.ts';

const LOOKED_AT = 10;

interface Answer {
  count: number;
  results: Course[];
}

/**
 * Mean nDCG@10 of the graded searches: 1 if the ten best courses come first in every search, 0 if none comes. Read with abbreviations and
 * amounts understood, and with the words as typed.
 */
export async function rankingQuality(origin: string): Promise<{ understood: number; asTyped: number }> {
  const list = `${origin}/api/app/course-list/?`;
  const read = async (query: Record<string, string>): Promise<Answer> =>
    (await (await fetch(list + new URLSearchParams(query))).json()) as Answer;
  const courses: Course[] = [];
  for (let page = 1; ; page += 1) {
    const { results, count } = await read({ records: '100', page: String(page) });
    courses.push(...results);
    if (courses.length >= count) break;
  }
  const mean = async (more: Record<string, string>) => {
    let sum = 0;
    for (const search of GRADED_SEARCHES) {
      const { results } = await read({ search: search.asks, records: String(LOOKED_AT), ...more });
      sum += ndcg(search, results, courses);
    }
    return sum / GRADED_SEARCHES.length;
  };
  return { understood: await mean({}), asTyped: await mean({ exact: 'true' }) };
}

function ndcg(search: GradedSearch, found: readonly Course[], all: readonly Course[]): number {
  const grades = (courses: readonly Course[]) => courses.map((course) => gradeOf(search, course));
  const best = grades(all).sort((a, b) => b - a).slice(0, LOOKED_AT); // oxfmt-ignore
  const ideal = gain(best);
  return ideal === 0 ? 1 : gain(grades(found)) / ideal;
}

const gain = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

const gradeOf = ({ grades }: GradedSearch, course: Course): number =>
  grades.find(
    ({ name, level, field }) =>
      (name?.test(course.course_name) ?? true) &&
      (level?.test(course.interest.interest_name) ?? true) &&
      (field?.test(course.specialization?.specialization_name ?? '') ?? true),
  )?.grade ?? 0;
