import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import type { EnquiryItem } from '../../contract/enquiries.ts';
import { AssignDialog, PlanDialog } from '../bulk-cases/bulk-dialogs.tsx';
import { MOST_SELECTED, type FollowItem, type FollowKind } from '../bulk-cases/bulk-item.ts';
import { SelectedBar } from '../bulk-cases/selected-bar.tsx';
import { call } from '../frame/api.ts';
import type { Column } from '../list/column.ts';
import { calledName } from './enquiry-words.tsx';

/** The selected enquiries, also those of other pages, as they were when they were selected. */
type Chosen = ReadonlyMap<string, EnquiryItem>;
interface Selection {
  chosen: Chosen;
  set: (rows: readonly EnquiryItem[], wanted: boolean) => void;
  keep: (ids: readonly string[]) => void;
}
const NONE: Selection = { chosen: new Map(), set: () => {}, keep: () => {} };
const Context = createContext<Selection>(NONE);

export function EnquirySelection({ children }: { children: ReactNode }) {
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const selection = useMemo<Selection>(
    () => ({
      chosen,
      set: (rows, wanted) =>
        setChosen((before) => {
          const others = [...before].filter(([id]) => !rows.some((row) => row.id === id));
          const added = wanted ? rows.map((row) => [row.id, row] as const) : [];
          return new Map([...others, ...added].slice(0, MOST_SELECTED));
        }),
      keep: (ids) => setChosen((before) => new Map([...before].filter(([id]) => ids.includes(id)))),
    }),
    [chosen],
  );
  return <Context value={selection}>{children}</Context>;
}

function SelectRow({ row }: { row: EnquiryItem }) {
  const { chosen, set } = use(Context);
  return (
    <Checkbox
      checked={chosen.has(row.id)}
      onChange={({ target }) => set([row], target.checked)}
      slotProps={{ input: { 'aria-label': `Select ${calledName(row)}` } }}
    />
  );
}

function SelectPage() {
  const { chosen, set } = use(Context);
  const { data = [] } = useListContext<EnquiryItem>();
  const count = data.filter(({ id }) => chosen.has(id)).length;
  return (
    <Checkbox
      checked={count > 0 && count === data.length}
      indeterminate={count > 0 && count < data.length}
      onChange={({ target }) => set(data, target.checked)}
      slotProps={{ input: { 'aria-label': 'Select all on this page' } }}
    />
  );
}

const ENQUIRIES: FollowKind = {
  counted: (count) => (count === 1 ? '1 enquiry' : `${count.toLocaleString('en')} enquiries`),
  send: (items, after) => call('POST /api/staff/enquiries/follow-up/', { body: { items, after } }),
};
const itemOf = (row: EnquiryItem): FollowItem => ({
  ...row,
  reference: calledName(row),
  words: calledName(row),
});
const WAYS = [
  ['assign', 'Assign …', AssignDialog],
  ['plan', 'Next step …', PlanDialog],
] as const;

/** Gives the selected enquiries to a colleague, and plans their next step. */
export function EnquirySelectionBar() {
  const { chosen, keep } = use(Context);
  const { data = [] } = useListContext<EnquiryItem>();
  const [way, setWay] = useState<(typeof WAYS)[number][0]>();
  if (chosen.size === 0) return null;
  // Rows of this page as they are now, so that a change of a colleague that is on the screen is no clash.
  const selected = [...chosen.values()].map((row) => data.find(({ id }) => id === row.id) ?? row);
  return (
    <SelectedBar label="Selected enquiries" counted={`${ENQUIRIES.counted(selected.length)} selected`}>
      {WAYS.map(([each, label, Dialog]) => (
        <span key={each}>
          <Button variant="outlined" color="secondary" onClick={() => setWay(each)}>
            {label}
          </Button>
          {way === each && (
            <Dialog
              kind={ENQUIRIES}
              selected={selected.map(itemOf)}
              onClose={() => setWay(undefined)}
              onDone={(left) => {
                setWay(undefined);
                keep(left);
              }}
            />
          )}
        </span>
      ))}
      <Button color="secondary" onClick={() => keep([])}>
        Clear
      </Button>
    </SelectedBar>
  );
}

/** The column with the box of each row. */
export const SELECT_ENQUIRY: Column<EnquiryItem> = {
  label: 'Select',
  head: <SelectPage />,
  corner: true,
  cell: (row) => <SelectRow row={row} />,
};
