import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import QrCode from 'lucide-react/icons/qr-code';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useParams } from 'react-router';
import { Loading } from '../../frame/loading.tsx';
import { PageTitle } from '../../frame/page-title.tsx';
import { DoorRow } from './door-row.tsx';
import { DoorStore, type DoorState } from './door-store.ts';
import { findByCode, findPeople } from './find-people.ts';
import { LineState } from './line-state.tsx';
import { WalkIn } from './walk-in.tsx';

const Scanner = lazy(() => import('./scanner.tsx'));

/** Interval of asking what other phones tapped. */
const SYNC_MS = 10_000;
/** Rows shown at once: more than anybody reads at a door. */
const MOST_ROWS = 60;

/** Check-in at the door, for a phone held in one hand: search or scan, one tap, and it goes on without a line. */
export default function DoorPage() {
  const { id = '' } = useParams();
  return <Door key={id} id={id} />;
}

function useDoor(id: string): { store: DoorStore; state: DoorState } {
  const [store] = useState(() => new DoorStore(id));
  const state = useSyncExternalStore(store.subscribe, store.state);
  useEffect(() => {
    const sync = () => void store.sync();
    sync();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') sync();
    }, SYNC_MS);
    addEventListener('online', sync);
    document.addEventListener('visibilitychange', sync);
    return () => {
      clearInterval(timer);
      removeEventListener('online', sync);
      document.removeEventListener('visibilitychange', sync);
    };
  }, [store]);
  return { store, state };
}

/** Pulling down at the top of a list reloads a page on Android, which fails in a hall without a line. */
function useNoPullToReload(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const before = style.overscrollBehaviorY;
    style.overscrollBehaviorY = 'contain';
    return () => {
      style.overscrollBehaviorY = before;
    };
  }, []);
}

/** Asks before the page is closed or reloaded while there is no line, as it could not be opened again, or with check-ins to send. */
function useAskBeforeLeaving(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}

function Door({ id }: { id: string }) {
  const { store, state } = useDoor(id);
  useNoPullToReload();
  useAskBeforeLeaving(state.line === 'offline' || state.unsent > 0);
  const [search, setSearch] = useState('');
  const [scanning, setScanning] = useState(false);
  const [scanned, setScanned] = useState<{ good: boolean; text: string }>();
  const { event } = state;
  if (!event) {
    if (state.line === 'loading' || state.line === 'sending') return <Loading />;
    return (
      <>
        <PageTitle>The door cannot be shown</PageTitle>
        <Alert severity="error" action={<Button onClick={() => void store.sync()}>Try again</Button>}>
          {state.problem ?? 'There is no connection, and this phone has no list of the event yet.'}
        </Alert>
      </>
    );
  }
  const people = [...state.people.values()];
  const found = findPeople(people, search);
  const take = (text: string): void => {
    const person = findByCode(people, text);
    if (!person) {
      setScanned({ good: false, text: 'This code is not on the list of this event. Search for the name.' });
      void store.sync();
    } else if (person.here_at !== null) {
      setScanned({ good: false, text: `${person.name} is here already.` });
    } else if (person.kind === 'place') {
      store.tap(person.id, true);
      setScanned({ good: true, text: `${person.name} is here.` });
    } else {
      setSearch(person.name);
      setScanned({ good: false, text: `${person.name} has no place: ${NO_PLACE[person.kind]}. You decide.` });
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 640, mx: 'auto' }}>
      <Box>
        <Button
          component={Link}
          to={`/events/${id}`}
          color="secondary"
          startIcon={<ArrowLeft size={20} />}
          sx={{ ml: -1 }}
        >
          The event
        </Button>
        <PageTitle>{`Door: ${event.title}`}</PageTitle>
      </Box>
      <LineState state={state} onRetry={() => void store.sync()} />
      <Typography variant="body2" color="textSecondary">
        Keep this page open: it goes on without a connection, but cannot be opened or reloaded without one.
      </Typography>
      <Counts state={state} />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 1 }}>
        <TextField
          label="Name, number or code"
          type="search"
          value={search}
          autoComplete="off"
          onChange={({ target }) => setSearch(target.value)}
          slotProps={{ htmlInput: { enterKeyHint: 'search' } }}
        />
        <Button
          variant="contained"
          startIcon={<QrCode size={22} />}
          onClick={() => setScanning(true)}
          sx={{ minHeight: 56 }}
        >
          Scan
        </Button>
      </Box>
      {scanning && (
        <Suspense fallback={<Loading />}>
          <Scanner onCode={take} onClose={() => setScanning(false)} />
        </Suspense>
      )}
      <div role="status">
        {scanned && <Alert severity={scanned.good ? 'success' : 'warning'}>{scanned.text}</Alert>}
      </div>
      <List aria-label="People" disablePadding sx={{ display: 'grid', gap: 1 }}>
        {found.slice(0, MOST_ROWS).map((person) => (
          <DoorRow key={person.id} person={person} onTap={(here) => store.tap(person.id, here)} />
        ))}
      </List>
      {found.length > MOST_ROWS && (
        <Typography color="textSecondary">{found.length - MOST_ROWS} more. Search to find them.</Typography>
      )}
      {found.length === 0 && (
        <Typography>
          {state.people.size === 0 ? 'Nobody has registered yet.' : 'Nobody on the list is called that.'}
        </Typography>
      )}
      <WalkIn name={search} onAdd={(name, contact) => store.add(name, contact)} />
    </Box>
  );
}

const NO_PLACE = { waiting: 'on the waiting list', cancelled: 'cancelled', walk_in: 'added at the door' };

function Counts({ state: { people, event } }: { state: DoorState }) {
  const all = [...people.values()];
  const here = all.filter(({ here_at }) => here_at !== null);
  const expected = all.filter(({ kind }) => kind === 'place').length;
  const walkIns = here.filter(({ kind }) => kind === 'walk_in').length;
  return (
    <Typography role="status" sx={{ fontSize: '1.25rem', fontWeight: 600 }}>
      {here.length} here, {expected} registered
      {walkIns > 0 && `, ${walkIns} without registration`}
      {event?.capacity !== null && event !== null && `, ${event.capacity} places`}
    </Typography>
  );
}
