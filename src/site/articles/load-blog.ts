import type { Article } from '../../contract/articles.ts';
import type { PageQueryOf } from '../../contract/page-queries.ts';
import type { Page } from '../../contract/paging.ts';
import { routes } from '../../contract/routes.ts';
import type { PublicReads } from '../../contract/public-reads.ts';
import type { Loaded } from '../courses/load-course.ts';
import { addressProblem, type Problem } from '../courses/problem.ts';

/** Posts on one page of /blog: four rows of two. */
export const POSTS_ON_A_PAGE = 8;
/** Source: specification section 9. */
const RECENT_POSTS = 4;
export const PREVIEW_POSTS = 3;

export interface BlogView {
  status: number;
  page: string;
  list: Page<Article> | null;
  recent: Article[];
  /** A page that is not there; null also where the posts could not be read at all. */
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

/** A post, and others to read beside it. */
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

/** The newest posts; none where they cannot be read, since the page they stand on does without them. */
export async function recentArticles(reads: PublicReads, count = RECENT_POSTS): Promise<Article[]> {
  try {
    const answer = await reads.articles({ records: String(count) });
    return answer.ok ? answer.value.results : [];
  } catch {
    return [];
  }
}
