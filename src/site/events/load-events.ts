import type { Event } from '../../contract/events.ts';
import type { PageQueryOf } from '../../contract/page-queries.ts';
import type { Page } from '../../contract/paging.ts';
import { routes } from '../../contract/routes.ts';
import type { PublicReads } from '../../contract/public-reads.ts';
import type { Loaded } from '../courses/load-course.ts';
import { addressProblem, serverProblem, type Problem } from '../courses/problem.ts';

/** Events per page: two rows of three. */
export const EVENTS_ON_A_PAGE = 6;

export interface EventsView {
  status: number;
  page: string;
  list: Page<Event> | null;
  problem: Problem | null;
}

export async function loadEvents(
  reads: PublicReads,
  { page }: PageQueryOf<'/upcoming-events'>,
): Promise<EventsView> {
  const withProblem = (problem: Problem) => ({ status: problem.status, page, list: null, problem });
  try {
    const answer = await reads.events({ page, records: String(EVENTS_ON_A_PAGE) });
    if (answer.ok) return { status: 200, page, list: answer.value, problem: null };
    return withProblem(addressProblem(answer.error, routes.events(), routes.events()));
  } catch {
    return withProblem(
      serverProblem('An error occurred while fetching events', routes.events({ page: Number(page) })),
    );
  }
}

export async function loadEvent(reads: PublicReads, id: string | undefined): Promise<Loaded<Event>> {
  try {
    const answer = await reads.event(id ?? '');
    return answer.ok ? { status: 200, value: answer.value } : { status: 404, value: null };
  } catch {
    return { status: 503, value: null };
  }
}
