import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';
import { shortDate } from '../../contract/dates.ts';
import type { StaffFact } from '../../contract/staff-facts.ts';
import { useMay } from '../frame/use-may.ts';
import { ChoiceFilter } from '../list/choice-filter.tsx';
import type { Column } from '../list/column.ts';
import { FilterBar } from '../list/filter-bar.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { SearchField } from '../list/search-field.tsx';
import { Tag } from '../parts/tag.tsx';
import { ChosenContext } from './chosen.ts';
import { COUNTRIES, nameOfCountry } from './country-names.ts';
import { RenewChosen } from './renew-chosen.tsx';
import { StillTrue } from './still-true.tsx';

const COLUMNS: readonly Column<StaffFact>[] = [
  {
    label: 'Figure',
    names: true,
    minWidth: '9rem',
    cell: ({ id, label, country }) => (
      <>
        <Link to={`/facts/${id}`}>{label}</Link>
        <Typography variant="body2" color="textSecondary">
          {nameOfCountry(country)}
        </Typography>
      </>
    ),
  },
  { label: 'Value', minWidth: '7rem', cell: ({ words }) => words },
  {
    label: 'Checked',
    minWidth: '8rem',
    cell: ({ checked, review_by, due, likely_changed, needs_attention }) => (
      <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <span>{checked ? shortDate(checked) : 'Not yet'}</span>
        {due ? (
          <Tag tone={needs_attention ? 'wrong' : 'open'}>
            {needs_attention
              ? 'Needs attention'
              : likely_changed
                ? 'Likely changed'
                : `Due since ${shortDate(review_by)}`}
          </Tag>
        ) : (
          <Typography variant="body2" color="textSecondary">
            again by {shortDate(review_by)}
          </Typography>
        )}
      </Box>
    ),
  },
  {
    label: 'Official page',
    minWidth: '9rem',
    cell: ({ office, label }) => (
      <a
        href={office.href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${office.name}: check ${label}`}
      >
        {office.name}
      </a>
    ),
  },
  {
    label: 'Shown in',
    spare: true,
    minWidth: '13rem',
    cell: ({ used_in, parts }) =>
      [...used_in, ...(parts.length > 0 ? ['Calculated from other figures'] : [])].join(', ') || 'Nowhere',
  },
];

const RENEW: Column<StaffFact> = { label: 'Check', cell: (fact) => <StillTrue fact={fact} /> };

const FILTERS = (
  <FilterBar>
    <SearchField label="Name, value or office" />
    <ChoiceFilter name="country" label="Country" all="All countries" choices={COUNTRIES} />
    <ChoiceFilter
      name="due"
      label="Check"
      all="All figures"
      choices={[
        { value: 'yes', label: 'To be checked again' },
        { value: 'no', label: 'Not due' },
      ]}
    />
  </FilterBar>
);

export default function FactList() {
  const mayWrite = useMay()('write', 'content');
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const choose = (some: readonly string[], ticked: boolean) =>
    setIds((old) => new Set(ticked ? [...old, ...some] : [...old].filter((id) => !some.includes(id))));
  return (
    <ChosenContext value={{ ids, choose }}>
      <ListScreen<StaffFact>
        title="Figures"
        counted={(count) => (count === 1 ? '1 figure' : `${count} figures`)}
        columns={mayWrite ? [...COLUMNS, RENEW] : COLUMNS}
        filters={
          <>
            {FILTERS}
            {mayWrite && <RenewChosen />}
          </>
        }
        empty="There are no figures."
      />
    </ChosenContext>
  );
}
