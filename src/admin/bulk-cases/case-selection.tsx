import Checkbox from '@mui/material/Checkbox';
import Button from '@mui/material/Button';
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useListContext, useNotify } from 'react-admin';
import type { StaffApplicationItem } from '../../contract/applications.ts';
import { studentName } from '../applications/case-words.tsx';
import { call } from '../frame/api.ts';
import { listQuery } from '../frame/data-provider.ts';
import { useQueueKeys } from '../today/use-queue-keys.ts';
import { BulkBar, type BulkWay } from './bulk-bar.tsx';
import { MOST_SELECTED } from './bulk-item.ts';

/** The selected cases of the list, also those of other pages, as they were when they were selected. */
type Chosen = ReadonlyMap<string, StaffApplicationItem>;
interface Selection {
  chosen: Chosen;
  set: (rows: readonly StaffApplicationItem[], wanted: boolean) => void;
  keep: (ids: readonly string[]) => void;
}
const NONE: Selection = { chosen: new Map(), set: () => {}, keep: () => {} };
const Context = createContext<Selection>(NONE);

/**
 * What each person has selected in this tab. It outlives the list, so that a case can be opened and read in between. In
 * memory only: these are names of students.
 */
const kept = new Map<string, Chosen>();

/** @param me id of the person who selects */
export function CaseSelection({ me, children }: { me: string; children: ReactNode }) {
  const [chosen, setChosen] = useState<Chosen>(() => kept.get(me) ?? new Map());
  useEffect(() => void kept.set(me, chosen), [me, chosen]);
  const selection = useMemo<Selection>(
    () => ({
      chosen,
      set: (rows, wanted) =>
        setChosen((before) => {
          const next = new Map(before);
          for (const row of rows) {
            if (!wanted) next.delete(row.id);
            else if (next.size < MOST_SELECTED) next.set(row.id, row);
          }
          return next;
        }),
      keep: (ids) => setChosen((before) => new Map([...before].filter(([id]) => ids.includes(id)))),
    }),
    [chosen],
  );
  return <Context value={selection}>{children}</Context>;
}

/** Selects one row. */
export function SelectCase({ row }: { row: StaffApplicationItem }) {
  const { chosen, set } = use(Context);
  return (
    <Checkbox
      checked={chosen.has(row.id)}
      onChange={({ target }) => set([row], target.checked)}
      slotProps={{ input: { 'aria-label': `Select ${studentName(row)}, ${row.reference}` } }}
    />
  );
}

/** Selects all rows of the page. */
export function SelectPage() {
  const { chosen, set } = use(Context);
  const { data = [] } = useListContext<StaffApplicationItem>();
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

/** What can be done with the selected cases, and the keys for it. */
export function SelectionBar() {
  const { chosen, set, keep } = use(Context);
  const { data = [] } = useListContext<StaffApplicationItem>();
  const [way, setWay] = useState<BulkWay>();
  // Rows of this page as they are now, so that a change of a colleague that is on the screen is no clash.
  const selected = [...chosen.values()].map((row) => data.find(({ id }) => id === row.id) ?? row);
  const begin = (wanted: BulkWay) => () => selected.length > 0 && setWay(wanted);
  useQueueKeys({
    toggle(id) {
      const row = data.find((each) => each.id === id);
      if (row) set([row], !chosen.has(id));
    },
    actions: { a: begin('assign'), d: begin('plan'), m: begin('move'), w: begin('write') },
  });
  return (
    <BulkBar
      selected={selected}
      way={way}
      onWay={setWay}
      more={<SelectAll />}
      onDone={(left) => {
        setWay(undefined);
        keep(left);
      }}
    />
  );
}

/** Selects everything that the list finds, up to a limit. */
function SelectAll() {
  const { chosen, set } = use(Context);
  const { total = 0, filterValues, sort } = useListContext();
  const notify = useNotify();
  const [running, setRunning] = useState(false);
  const wanted = Math.min(total, MOST_SELECTED);
  if (chosen.size >= wanted) return null;
  const select = async () => {
    setRunning(true);
    try {
      const query = listQuery('applications', { filter: filterValues as object, sort });
      for (let page = 1; (page - 1) * 100 < wanted; page += 1) {
        const { results } = await call('GET /api/staff/applications/', {
          query: { ...query, page, records: 100 },
        });
        set(results, true);
      }
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setRunning(false);
  };
  return (
    <Button color="secondary" loading={running} onClick={() => void select()}>
      {total > MOST_SELECTED
        ? `Select the first ${MOST_SELECTED}`
        : `Select all ${total.toLocaleString('en')}`}
    </Button>
  );
}
