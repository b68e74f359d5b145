import { X } from 'lucide-react';
import { COURSE_FILTERS, offeredFilters, type OfferedFilter } from '../../../contract/course-filters.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FilterGroup } from './filter-group.tsx';
import { LimitFields } from './limit-fields.tsx';
import type { CourseSearchView } from './load-course-search.ts';

export const FILTER_PANEL_ID = 'course-filters';
export const FILTER_FORM_ID = 'course-filter-form';
export const RESET_FORM_ID = 'course-reset-form';

/** The filters: a sheet on phones (a popover, which opens without JavaScript too), a column on desktops. */
export function FilterPanel(props: {
  view: CourseSearchView;
  /** 'Search Result: 12', shown in the sheet, which hides the results. */
  found: string | null;
}) {
  const { view, found } = props;
  const { search, choices, notes } = view;
  const facets = view.list?.facets;
  const counted = (filter: OfferedFilter) => {
    const counts = facets && new Map(facets[filter].map(({ id, count }) => [id, count]));
    return choices[filter].map(({ id, name }) => ({
      value: id,
      label: name,
      count: counts ? (counts.get(id) ?? 0) : undefined,
    }));
  };
  return (
    <div id={FILTER_PANEL_ID} popover="auto" className="filter-panel" data-back-closes="">
      <div className="sheet-head lg:hidden">
        <p className="text-lg font-semibold">Filters</p>
        <Button
          variant="quiet"
          iconOnly
          popoverTarget={FILTER_PANEL_ID}
          popoverTargetAction="hide"
          aria-label="Close filters"
        >
          <Icon of={X} />
        </Button>
      </div>
      <div className="filter-fields">
        {offeredFilters.map((filter) => (
          <FilterGroup
            key={filter}
            name={filter}
            label={COURSE_FILTERS[filter].label}
            choices={counted(filter)}
            chosen={search[filter]}
            note={notes[filter]}
          />
        ))}
        <LimitFields search={search} choices={view.limits} faults={view.faults} />
        {search.exact && <input type="hidden" name="exact" value={search.exact} />}
      </div>
      <div className="filter-actions">
        {found && <p className="filter-found">{found}</p>}
        <Button type="submit">Apply Filter</Button>
        {/* Submits a form of its own: a reset button would only undo edits, and could not search without JavaScript. */}
        <Button type="submit" form={RESET_FORM_ID} variant="secondary">
          Reset
        </Button>
      </div>
    </div>
  );
}
