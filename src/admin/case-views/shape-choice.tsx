import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Columns3 from 'lucide-react/icons/columns-3';
import Kanban from 'lucide-react/icons/square-kanban';
import Table from 'lucide-react/icons/table-2';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { CASE_COLUMNS, type CaseColumn, type CaseShape } from '../../contract/case-columns.ts';
import { colors } from '../theme/colors.ts';
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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = show.columns ?? CASE_COLUMNS;
  const { columns: _columns, ...others } = show;
  if (show.shape === 'board') return null;
  const set = (column: CaseColumn, wanted: boolean) =>
    change({
      ...show,
      columns: CASE_COLUMNS.filter((each) => (each === column ? wanted : chosen.includes(each))),
    });
  return (
    <>
      <Button
        color="secondary"
        startIcon={<Columns3 size={20} />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
      >
        Columns
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Columns', sx: { px: 2, py: 1 } } }}
      >
        <Box sx={{ display: 'grid' }}>
          {CASE_COLUMNS.map((column) => (
            <FormControlLabel
              key={column}
              label={labels[column]}
              control={
                <Checkbox
                  checked={chosen.includes(column)}
                  onChange={({ target }) => set(column, target.checked)}
                />
              }
            />
          ))}
          <Button color="secondary" disabled={!show.columns} onClick={() => change(others)}>
            All for which there is room
          </Button>
        </Box>
      </Popover>
    </>
  );
}
