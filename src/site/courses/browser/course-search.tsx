import { SlidersHorizontal } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { routes } from '../../../contract/routes.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorBoundary } from '../../../ui/failures/error-boundary.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { CourseResults } from './course-results.tsx';
import type { CourseSearchStart } from './course-search-props.ts';
import './course-card.css';
import './course-search.css';
import './filter-panel.css';
import { FailedSearch } from './failed-search.tsx';
import { FILTER_PANEL_ID, FilterPanel, RESET_FORM_ID } from './filter-panel.tsx';
import { SortField } from './sort-field.tsx';
import { useCourseSearch } from './use-course-search.ts';
import { useSearchControls } from './use-search-controls.ts';

/**
 * Filters and results. Without JavaScript a form and links; once hydrated, the same form and links update the page in
 * place. `children` are the results rendered by the server.
 */
export default function CourseSearch({ children, ...start }: CourseSearchStart & { children?: ReactNode }) {
  const state = useCourseSearch(start);
  const heading = useRef<HTMLHeadingElement>(null);
  const controls = useSearchControls(state, start, heading);
  const { search, shown, busy, failure } = state;
  const found = shown.count === null || failure ? null : `Search Result: ${shown.count}`;
  return (
    <div className="course-search" {...controls}>
      <form id={RESET_FORM_ID} action={routes.courseSearch()} method="get" hidden />
      <FilterPanel
        search={search}
        choices={start.choices}
        notes={start.notes}
        facets={shown.facets}
        found={busy ? null : found}
      />
      <section aria-labelledby="search-result" className="course-search-results" aria-busy={busy}>
        <div className="course-search-bar">
          <h2 id="search-result" tabIndex={-1} ref={heading}>
            {found ?? 'Search Result'}
          </h2>
          <Button variant="secondary" className="lg:hidden" popoverTarget={FILTER_PANEL_ID}>
            <Icon of={SlidersHorizontal} />
            Filters
          </Button>
          <SortField ordering={search.ordering} />
        </div>
        <ChosenFilters search={search} choices={start.choices} />
        <p role="status" className={busy ? 'course-search-loading' : 'visually-hidden'}>
          {busy ? 'Loading...' : shown.list === 'as served' ? '' : found}
        </p>
        {failure ? (
          <FailedSearch message={failure.message} retry={() => void state.visit(failure.visit)} />
        ) : (
          <div className="course-search-shown">
            {shown.list === 'as served' ? (
              children
            ) : (
              <ErrorBoundary part="CourseResults" resetKey={shown}>
                <CourseResults list={shown.list} search={shown.search} />
              </ErrorBoundary>
            )}
          </div>
        )}
      </section>
    </div>
  );
}
