import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Kanban from 'lucide-react/icons/square-kanban';
import Table from 'lucide-react/icons/table-2';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { CASE_COLUMNS, type CaseColumn, type CaseShape } from '../../contract/case-columns.ts';
import { colors } from '../theme/colors.ts';
import { ColumnsButton } from '../list/columns-button.tsx';
import { askedFilter } from '../list/show.ts';
import { caseShowOf, type CaseShow } from './view-address.ts';

/** Changes how the list of cases is shown, in its address. */
export function useCaseShow() {
  const { filterValues, setFilters } = useListContext();
  const show = caseShowOf(filterValues);
  const change = (next: CaseShow) => setFilters({ ...askedFilter(filterValues as object), show: next }, []);
  return { show, change };
}

const TOGGLE = {
  gap: 1,
  minHeight: 44,
  px: 1.5,
  fontSize: '0.9375rem',
  color: colors.night700,
  borderColor: colors.control,
  '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: colors.marigold100, color: colors.night950 },
};

/** Table or board. */
export function ShapeChoice() {
  const { show, change } = useCaseShow();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Shape"
      value={show.shape ?? 'table'}
      onChange={(_event, shape: CaseShape | null) => shape && change({ ...show, shape })}
    >
      <ToggleButton value="table" sx={TOGGLE}>
        <Table size={18} aria-hidden /> Table
      </ToggleButton>
      <ToggleButton value="board" sx={TOGGLE}>
        <Kanban size={18} aria-hidden /> Board
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

/** Which columns the table has besides the student's name. */
export function ColumnChoice({ labels }: { labels: Readonly<Record<CaseColumn, string>> }) {
  const { show, change } = useCaseShow();
  /** The ticks until the address follows, a moment later. */
  const [ticked, setTicked] = useState<{ from: string; columns: readonly CaseColumn[] }>();
  const from = JSON.stringify(show.columns ?? null);
  const chosen = ticked?.from === from ? ticked.columns : (show.columns ?? CASE_COLUMNS);
  const { columns: _columns, ...others } = show;
  if (show.shape === 'board') return null;
  const toggle = (name: string) => {
    const columns = CASE_COLUMNS.filter((each) => chosen.includes(each) !== (each === name));
    setTicked({ from, columns });
    change({ ...show, columns });
  };
  return (
    <Box sx={{ display: { xs: 'none', md: 'block' } }}>
      <ColumnsButton
        columns={CASE_COLUMNS.map((name) => ({ name, label: labels[name] }))}
        isShown={(name) => chosen.some((each) => each === name)}
        toggle={toggle}
      >
        <Button color="secondary" disabled={!show.columns} onClick={() => change(others)}>
          All for which there is room
        </Button>
      </ColumnsButton>
    </Box>
  );
}
