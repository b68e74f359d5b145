import { Search, SlidersHorizontal } from 'lucide-react';
import { routes } from '../../../contract/routes.ts';
import type { Understood } from '../../../contract/understood.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { ProblemNotice } from '../problem-notice.tsx';
import { countChosen } from './chosen.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { CourseResults } from './course-results.tsx';
import '../browser/course-card.css';
import './course-search.css';
import './filter-panel.css';
import { FailedSearch } from './failed-search.tsx';
import { FILTER_FORM_ID, FILTER_PANEL_ID, FilterPanel, RESET_FORM_ID } from './filter-panel.tsx';
import type { CourseSearchView } from './load-course-search.ts';
import { SearchNotes } from './search-notes.tsx';
import { courseSearchAddress, type CourseSearch } from './search-address.ts';
import { NoCourses } from './no-courses.tsx';
import { SortField } from './sort-field.tsx';

/**
 * The search field, the filters and the results: a form and links that work without a script. Once touched,
 * browser/live-search.ts shows other searches in place, by fetching this page again.
 */
export function CourseSearchPage({ view }: { view: CourseSearchView }) {
  const { search, list, problem } = view;
  const found = list && `Search Result: ${list.more ? moreThan(list.count) : list.count}`;
  return (
    <div id="course-search" className="course-search" data-address={courseSearchAddress(search)}>
      <form id={RESET_FORM_ID} action={routes.courseSearch()} method="get" hidden />
      <form
        id={FILTER_FORM_ID}
        className="course-search-form"
        action={routes.courseSearch()}
        method="get"
        role="search"
        aria-label="Courses"
        autoComplete="off"
      >
        <SearchBar search={search} understood={list?.understood} />
        <FilterPanel view={view} found={found} />
      </form>
      <section aria-labelledby="search-result" className="course-search-results" aria-busy={false}>
        <ChosenFilters view={view} />
        <h2 id="search-result" tabIndex={-1}>
          {found ?? 'Search Result'}
        </h2>
        <p id="course-search-status" role="status" className="visually-hidden" />
        <div className="course-search-shown">
          <SearchNotes view={view} />
          {list && list.count > 0 && <CourseResults list={list} search={search} />}
          {list?.count === 0 && <NoCourses view={view} />}
          {problem && <ProblemNotice problem={problem} />}
        </div>
      </section>
      <template id="course-search-failed">
        <FailedSearch />
      </template>
    </div>
  );
}

const moreThan = (count: number): string => `more than ${count.toLocaleString('en')}`;

/** The text, and on phones what opens the filters; always above the results. */
function SearchBar({ search, understood }: { search: CourseSearch; understood: Understood | undefined }) {
  const chosen = countChosen(search);
  return (
    <div className="search-bar">
      <div className="search-bar-text">
        <TextField
          id="course-search-text"
          label="Search"
          hideLabel
          type="search"
          name="search"
          defaultValue={search.search}
          placeholder="Course, university or city"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
        />
        <Button type="submit" iconOnly aria-label="Search">
          <Icon of={Search} />
        </Button>
      </div>
      <div className="search-bar-ways">
        <Button variant="secondary" className="lg:hidden" popoverTarget={FILTER_PANEL_ID}>
          <Icon of={SlidersHorizontal} />
          Filters
          {chosen > 0 && (
            <span className="filter-count">
              <VisuallyHidden>, </VisuallyHidden>
              {chosen}
              <VisuallyHidden> chosen</VisuallyHidden>
            </span>
          )}
        </Button>
        <SortField ordering={search.ordering} understood={understood} />
      </div>
    </div>
  );
}
