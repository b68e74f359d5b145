import type { Article } from '../../contract/articles.ts';
import type { PageQueryOf } from '../../contract/page-queries.ts';
import type { Page } from '../../contract/paging.ts';
import { routes } from '../../contract/routes.ts';
import type { PublicReads } from '../../contract/public-reads.ts';
import type { Loaded } from '../courses/load-course.ts';
import { addressProblem, type Problem } from '../courses/problem.ts';

/** Posts per page of /blog: four rows of two. */
export const POSTS_ON_A_PAGE = 8;
/** Source: docs/specification/behaviour.md, section 9. */
const RECENT_POSTS = 4;
export const PREVIEW_POSTS = 3;

export interface BlogView {
  status: number;
  page: string;
  list: Page<Article> | null;
  recent: Article[];
  /** Set if the page does not exist; also null if the posts could not be read at all. */
  problem: Problem | null;
}

export async function loadBlog(reads: PublicReads, { page }: PageQueryOf<'/blog'>): Promise<BlogView> {
  try {
    const answer = await reads.articles({ page, records: String(POSTS_ON_A_PAGE) });
    if (!answer.ok) {
      const problem = addressProblem(answer.error, routes.blog(), routes.blog());
      return { status: problem.status, page, list: null, recent: [], problem };
    }
    const list = answer.value;
    const recent = list.page === 1 ? list.results.slice(0, RECENT_POSTS) : await recentArticles(reads);
    return { status: 200, page, list, recent, problem: null };
  } catch {
    return { status: 503, page, list: null, recent: [], problem: null };
  }
}

/** A post, and others to read next. */
export async function loadArticle(
  reads: PublicReads,
  id: string | undefined,
): Promise<Loaded<{ article: Article; recent: Article[] }>> {
  try {
    const answer = await reads.article(id ?? '');
    if (!answer.ok) return { status: 404, value: null };
    const others = await recentArticles(reads, RECENT_POSTS + 1);
    const recent = others.filter((other) => other.id !== answer.value.id).slice(0, RECENT_POSTS);
    return { status: 200, value: { article: answer.value, recent } };
  } catch {
    return { status: 503, value: null };
  }
}

/** The newest posts; none if they cannot be read, because pages work without them. */
export async function recentArticles(reads: PublicReads, count = RECENT_POSTS): Promise<Article[]> {
  try {
    const answer = await reads.articles({ records: String(count) });
    return answer.ok ? answer.value.results : [];
  } catch {
    return [];
  }
}
