import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactElement } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { OfficeProvider } from '../frame/data-provider.ts';
import { Link, useSearchParams } from 'react-router';
import type { StaffApplicationItem } from '../../contract/applications.ts';
import { readListQuery } from './list-query.ts';

/** '‹ Previous · 3 of 17 · Next ›' in the list from which the case was opened, across its pages. */
export function CasePlace({ id }: Pick<StaffApplicationItem, 'id'>) {
  const [query] = useSearchParams();
  const meta = readListQuery(query);
  const provider = useDataProvider<OfficeProvider>();
  const { data } = useQuery({
    queryKey: ['applications', 'place', id, meta],
    queryFn: ({ signal }) => provider.place(id, meta!, signal),
    enabled: meta !== undefined,
    retry: false,
  });
  if (!meta || !data) return null;
  const { position, count, previous, next } = data.data;
  return (
    <Box
      component="nav"
      aria-label="In the list"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
    >
      <Step to={previous} query={query} icon={<ChevronLeft size={20} />} label="Previous" />
      <span>{position === null ? `Not in this list now (${count})` : `${position} of ${count}`}</span>
      <Step to={next} query={query} endIcon={<ChevronRight size={20} />} label="Next" />
    </Box>
  );
}

interface StepProps {
  to: string | null;
  query: URLSearchParams;
  label: string;
  icon?: ReactElement;
  endIcon?: ReactElement;
}

function Step({ to, query, label, icon, endIcon }: StepProps) {
  const buttonProps = { color: 'secondary', startIcon: icon, endIcon } as const;
  if (to === null) {
    return (
      <Button {...buttonProps} disabled>
        {label}
      </Button>
    );
  }
  return (
    <Button {...buttonProps} component={Link} to={`/applications/${to}?${query.toString()}`}>
      {label}
    </Button>
  );
}
