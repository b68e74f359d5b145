import { useCallback, useEffect, useRef, useState } from 'react';
import type { CourseFacets, CoursePage } from '../../../contract/courses.ts';
import { pageOfList } from '../../../contract/paging.ts';
import type { CourseSearchStart } from './course-search-props.ts';
import {
  DEFAULT_PAGE_SIZE,
  courseListCall,
  courseSearchAddress,
  readCourseSearch,
  type CourseSearch,
} from './course-search-address.ts';
import { COURSES_ERROR, CourseListError, fetchCourseList } from './course-list-call.ts';

/** The current results; the server's HTML until another search. */
export interface Shown {
  search: CourseSearch;
  list: CoursePage | 'as served';
  /** Counts beside the filters; the previous ones stay until new ones have loaded. */
  facets: CourseFacets | null;
  count: number | null;
  /** The API's links to the neighbouring pages, by `rel`; none for results rendered by the server. */
  links: { next: string | null; prev: string | null };
}

export interface Visit {
  search: CourseSearch;
  /** 'new' adds a history entry, 'same' keeps the current one. */
  step: 'new' | 'same';
  /** A Previous or Next link of the API to call instead of building one. */
  link?: string | null | undefined;
  /** Runs once the results are on the page. */
  whenShown?: (() => void) | undefined;
}

/** Number of cached answers for Back and Forward. */
const KEPT_ANSWERS = 20;

export function useCourseSearch(start: CourseSearchStart) {
  const [served] = useState<Shown>({
    ...start,
    list: 'as served',
    links: { next: null, prev: null },
  });
  const [shown, setShown] = useState(served);
  /** The latest search: the filters follow it at once, whether or not an answer arrives. */
  const [search, setSearch] = useState(served.search);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ message: string; visit: Visit } | null>(null);
  const call = useRef<AbortController | null>(null);
  const at = useRef(courseSearchAddress(start.search));
  const answers = useRef(new Map<string, Shown>());
  const afterRender = useRef<(() => void) | undefined>(undefined);

  const answerWith = useCallback((next: Shown, whenShown: Visit['whenShown']) => {
    afterRender.current = whenShown;
    setSearch(next.search);
    setShown(next);
    setBusy(false);
    setFailure(null);
  }, []);

  const visit = useCallback(
    async (wanted: Visit) => {
      const { search, step, link, whenShown } = wanted;
      setSearch(search);
      const address = courseSearchAddress(search);
      at.current = address;
      if (step === 'new' && address !== location.pathname + location.search) {
        history.pushState(null, '', address);
      }
      call.current?.abort();
      const ours = new AbortController();
      call.current = ours;
      setBusy(true);
      try {
        const answer = await fetchCourseList(link ?? courseListCall(search, start.apiOrigin), ours.signal);
        const { count, facets = null, corrected } = answer;
        const page = pageOfList(answer, { page: search.page, records: String(DEFAULT_PAGE_SIZE) });
        const links = { next: answer.next, prev: answer.previous };
        const next: Shown = { search, list: { ...page, corrected }, facets, count, links };
        remember(answers.current, address, next);
        answerWith(next, whenShown);
      } catch (error) {
        if (ours.signal.aborted) return;
        setBusy(false);
        const message = error instanceof CourseListError ? error.message : COURSES_ERROR;
        setFailure({ message, visit: { ...wanted, step: 'same' } });
      }
    },
    [answerWith, start.apiOrigin],
  );

  /**
   * Shows the search in the address: from the cache if it was shown before, otherwise by a call.
   * @returns the search, or null if only the fragment changed (as by the skip link)
   */
  const followAddress = useCallback(() => {
    const search = readCourseSearch(new URLSearchParams(location.search));
    const address = courseSearchAddress(search);
    if (address === at.current) return null;
    const kept = answers.current.get(address);
    if (kept) {
      call.current?.abort();
      at.current = address;
      answerWith(kept, undefined);
    } else {
      void visit({ search, step: 'same' });
    }
    return search;
  }, [answerWith, visit]);

  useEffect(() => {
    if (served.count !== null) remember(answers.current, courseSearchAddress(served.search), served);
    return () => call.current?.abort();
  }, [served]);

  useEffect(() => {
    afterRender.current?.();
    afterRender.current = undefined;
  });

  return { search, shown, busy, failure, visit, followAddress };
}

function remember(answers: Map<string, Shown>, address: string, answer: Shown): void {
  answers.delete(address);
  answers.set(address, answer);
  const oldest = answers.keys().next();
  if (answers.size > KEPT_ANSWERS && !oldest.done) answers.delete(oldest.value);
}
