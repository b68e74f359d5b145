import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Pagination from '@mui/material/Pagination';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { TODAY_WHOSE, type TodayWhose } from '../../contract/today-sections.ts';
import type { Today, TodayCase, TodayItem } from '../../contract/today.ts';
import { USUAL } from '../applications/move-words.ts';
import { Problem } from '../frame/problem.tsx';
import { useMay } from '../frame/use-may.ts';
import { KeysDialog } from '../parts/keys-dialog.tsx';
import { BulkBar, type BulkWay } from '../bulk-cases/bulk-bar.tsx';
import { DigestSwitch } from './digest-switch.tsx';
import { QuickMove } from './quick-move.tsx';
import { SectionJumps } from './section-jumps.tsx';
import { TodaySections } from './today-sections.tsx';
import { WHOSE_WORDS } from './today-words.ts';
import { useCame } from './use-came.tsx';
import { useTake } from './use-take.ts';
import { useQueueKeys } from './use-queue-keys.ts';
import { pagesOf, useTodayQueue } from './use-today-queue.ts';
import { WAITING_OPACITY } from '../theme/colors.ts';

const KEYS = [
  ['j, k', 'Next and previous row'],
  ['Enter', 'Open it'],
  ['x', 'Select the case'],
  ['a', 'Assign the selected cases'],
  ['d', 'Set their next step and its day'],
  ['m', 'Move them'],
  ['w', 'Write to their students'],
  ['?', 'Show these keys'],
] as const;

/**
 * What waits for the office, as one queue. Tab and page are in the address.
 * @param onShown is called when its first answer, or why there is none, is on the screen
 */
export function TodayQueue({ onShown }: { onShown: () => void }) {
  const may = useMay();
  const mayWork = may('write', 'cases');
  const [query, setQuery] = useSearchParams();
  const whose = TODAY_WHOSE.find((each) => each === query.get('whose')) ?? (mayWork ? 'mine' : 'everybody');
  const page = Math.max(1, Number(query.get('page')) || 1);
  const queue = useTodayQueue(whose, page);
  const shown = !queue.isPending;
  useEffect(() => {
    if (shown) onShown();
  }, [shown, onShown]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [way, setWay] = useState<BulkWay>();
  const [moving, setMoving] = useState<TodayCase>();
  const [help, setHelp] = useState(false);
  const id = useId();
  const rows = queue.data?.results ?? [];
  const selected = rows.filter(isCase).filter((row) => chosen.has(row.id));
  const { came, notice } = useCame();
  const take = useTake();

  const toggle = (row: string) =>
    setChosen(
      (before) => new Set(before.has(row) ? [...before].filter((each) => each !== row) : [...before, row]),
    );
  const begin = (wanted: BulkWay) => () => selected.length > 0 && setWay(wanted);
  useQueueKeys({
    toggle: mayWork ? toggle : () => {},
    actions: {
      a: begin('assign'),
      d: begin('plan'),
      m: begin('move'),
      w: begin('write'),
      '?': () => setHelp(true),
    },
  });
  const go = (to: { whose?: TodayWhose; page?: number }) => {
    setChosen(new Set());
    setQuery({ whose: to.whose ?? whose, ...(to.page && { page: String(to.page) }) });
  };

  return (
    <Box
      component="section"
      aria-label="Queue"
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Tabs
          value={whose}
          onChange={(_event, next: TodayWhose) => go({ whose: next })}
          aria-label="Whose cases"
          sx={{ flex: 1 }}
        >
          {TODAY_WHOSE.map((each) => (
            <Tab
              key={each}
              value={each}
              id={`${id}-${each}`}
              aria-controls={`${id}-panel`}
              label={tabLabel(each, queue.data?.counts)}
              sx={{ minWidth: 0, minHeight: 48, px: { xs: 1, sm: 2 } }}
            />
          ))}
        </Tabs>
        <KeysDialog keys={KEYS} open={help} onOpen={() => setHelp(true)} onClose={() => setHelp(false)} />
      </Box>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${whose}`}
        aria-busy={queue.isFetching && !queue.data}
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'minmax(0, 1fr)',
          opacity: queue.isPlaceholderData ? WAITING_OPACITY : 1,
        }}
      >
        {queue.error && (
          <Problem again={() => void queue.refetch()} busy={queue.isFetching}>
            {queue.error.message} {queue.data && 'What you see below may be out of date.'}
          </Problem>
        )}
        {queue.isPending && <Skeleton variant="rounded" height={240} animation={false} />}
        {notice}
        {queue.data && queue.data.count > rows.length && (
          <SectionJumps sections={queue.data.sections} onGo={(to) => go({ page: to })} />
        )}
        {queue.data && rows.length === 0 && <Nothing whose={whose} counts={queue.data.counts} onGo={go} />}
        {queue.data && (
          <TodaySections
            items={rows}
            sections={queue.data.sections}
            now={queue.dataUpdatedAt}
            mayWork={mayWork}
            chosen={chosen}
            onToggle={toggle}
            onMove={setMoving}
            onCame={may('write', 'enquiries') ? came : undefined}
            onTake={may('write', 'enquiries') ? take : undefined}
          />
        )}
        {queue.data && queue.data.count > rows.length && (
          <Pagination
            count={pagesOf(queue.data.count)}
            page={Math.min(page, pagesOf(queue.data.count))}
            onChange={(_event, next) => go({ page: next })}
          />
        )}
      </Box>
      {queue.data && <DigestSwitch wanted={queue.data.digest} />}
      <BulkBar
        selected={selected}
        way={way}
        onWay={setWay}
        onDone={(left) => {
          setWay(undefined);
          setChosen(new Set(left));
        }}
      />
      {moving && (
        <QuickMove
          key={moving.id}
          id={moving.id}
          event={USUAL[moving.state]!}
          from={moving.state}
          onClose={() => setMoving(undefined)}
        />
      )}
    </Box>
  );
}

const isCase = (item: TodayItem): item is TodayCase => item.kind === 'application';

const tabLabel = (whose: TodayWhose, counts: Today['counts'] | undefined) =>
  counts ? `${WHOSE_WORDS[whose]} (${counts[whose].toLocaleString('en')})` : WHOSE_WORDS[whose];

interface NothingProps {
  whose: TodayWhose;
  counts: Today['counts'];
  onGo: (to: { whose: TodayWhose }) => void;
}

/** The empty queue, with the way to what nobody looks after. */
function Nothing({ whose, counts, onGo }: NothingProps) {
  const more = whose === 'mine' && counts.nobody > 0;
  return (
    <Alert
      severity="success"
      icon={<CircleCheck />}
      action={
        more && (
          <Button color="inherit" onClick={() => onGo({ whose: 'nobody' })}>
            Unassigned ({counts.nobody})
          </Button>
        )
      }
    >
      {whose === 'mine'
        ? 'Nothing waits for you.'
        : whose === 'nobody'
          ? 'Everything has a counselor.'
          : 'Nothing waits.'}
    </Alert>
  );
}
