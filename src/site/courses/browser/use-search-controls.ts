import { useEffect, useRef, type FormEvent, type MouseEvent, type RefObject } from 'react';
import { routes } from '../../../contract/routes.ts';
import { ownLink } from './course-list-call.ts';
import { EMPTY_SEARCH, readCourseSearch, type CourseSearch } from './course-search-address.ts';
import type { CourseSearchStart } from './course-search-props.ts';
import { courseSearchTitle } from './course-search-title.ts';
import { fillForm, sameChoices, searchOfForm } from './filled-form.ts';
import { FILTER_FORM_ID, FILTER_PANEL_ID, RESET_FORM_ID } from './filter-panel.tsx';
import type { useCourseSearch } from './use-course-search.ts';

/** Turns form, link and history events into searches. */
export function useSearchControls(
  { visit, followAddress, shown }: ReturnType<typeof useCourseSearch>,
  start: CourseSearchStart,
  heading: RefObject<HTMLHeadingElement | null>,
) {
  const go = (search: CourseSearch, link?: string | null, toTop = false) => {
    const form = filterForm();
    if (form) fillForm(form, search);
    void visit({ search, step: 'new', link, whenShown: toTop ? showTop : undefined });
  };

  const showTop = () => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  };

  useEffect(() => {
    const form = filterForm();
    // Applies ticks and orders that were changed before hydration. Text waits for Enter.
    if (form && !sameChoices(searchOfForm(form), start.search)) go(searchOfForm(form));
    // Once, on hydration.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, []);

  useEffect(() => {
    const followHistory = () => {
      const search = followAddress();
      const form = filterForm();
      if (search && form) fillForm(form, search);
    };
    addEventListener('popstate', followHistory);
    return () => removeEventListener('popstate', followHistory);
  }, [followAddress]);

  const titled = useRef(courseSearchTitle(start.search, start.choices));
  useEffect(() => {
    const title = courseSearchTitle(shown.search, start.choices);
    document.title = document.title.replace(titled.current, () => title);
    titled.current = title;
  }, [shown, start.choices]);

  return {
    onSubmit: (event: FormEvent<HTMLElement>) => {
      const form = event.target as HTMLFormElement;
      if (form.id !== FILTER_FORM_ID && form.id !== RESET_FORM_ID) return;
      event.preventDefault();
      const sheet = document.getElementById(FILTER_PANEL_ID);
      const fromSheet = sheet?.matches(':popover-open') ?? false;
      if (fromSheet) sheet?.hidePopover();
      go(form.id === RESET_FORM_ID ? EMPTY_SEARCH : searchOfForm(form), null, fromSheet);
    },
    onChange: (event: FormEvent<HTMLElement>) => {
      const field = event.target as HTMLInputElement | HTMLSelectElement;
      if (field.form && field.name !== 'search') go(searchOfForm(field.form));
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      const link = (event.target as Element).closest('a');
      if (!link?.href || !isPlainClick(event) || !isCourseSearch(link)) return;
      event.preventDefault();
      const search = readCourseSearch(new URLSearchParams(link.search));
      if (link.rel === 'next' || link.rel === 'prev') {
        go(search, ownLink(shown.links[link.rel], start.apiOrigin || location.origin), true);
      } else {
        go(search);
      }
    },
  };
}

const filterForm = () => document.getElementById(FILTER_FORM_ID) as HTMLFormElement | null;

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const isCourseSearch = (link: HTMLAnchorElement) =>
  link.origin === location.origin && link.pathname === routes.courseSearch() && link.target === '';
