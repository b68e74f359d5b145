import './own-checklist.css';
import { CircleAlert, CircleCheck, CircleDashed, Clock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Application } from '../../../../contract/applications.ts';
import type { OwnChecklist as Data, OwnChecklistLine } from '../../../../contract/checklists.ts';
import { isDue, SPONSORS, type LineState } from '../../../../contract/checklist-words.ts';
import { nepalDay } from '../../../../contract/nepal-time.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { FailedSection, Skeleton } from '../section.tsx';
import type { Loading } from '../use-loaded.ts';
import { GROUPS } from './groups.ts';

/** What the case needs of its student, and how each thing stands. */
export function OwnChecklist({
  application,
  loading: { loaded, retry, refresh },
}: {
  application: Application;
  loading: Loading<Data>;
}) {
  const { documents, history } = application;
  const shown = useRef(documents.length + history.length);
  useEffect(() => {
    if (shown.current === documents.length + history.length) return;
    shown.current = documents.length + history.length;
    refresh();
  }, [documents.length, history.length, refresh]);
  if (loaded.status === 'loading') return <Skeleton label="Loading the list" lines={['row', 'row']} />;
  if (loaded.status === 'failed') return <FailedSection failure={loaded.failure} retry={retry} />;
  return <List checklist={loaded.value} closed={application.state === 'closed'} />;
}

/** What the student has to do comes first. */
const ORDER: readonly LineState[] = ['redo', 'missing', 'arrived', 'accepted'];

function List({ checklist: { lines, stage, sponsors }, closed }: { checklist: Data; closed: boolean }) {
  const isNow = (line: OwnChecklistLine) =>
    isDue(line.stage, stage) || line.asked_at !== null || line.state === 'redo';
  const now = lines.filter(isNow).toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
  const later = lines.filter((line) => !isNow(line));
  const open = now.some(({ state }) => state === 'redo' || state === 'missing');
  return (
    <>
      {now.length === 0 ? <p>Nothing is needed now.</p> : <Lines lines={now} />}
      {open && !closed && (
        <p>
          <a className="link" href="#documents">
            Add documents
          </a>{' '}
          as photos or as PDF. Send first what you have.
        </p>
      )}
      {later.length > 0 && !closed && (
        <details className="checklist-later">
          <summary>What comes later ({later.length})</summary>
          <Lines lines={later} />
        </details>
      )}
      {sponsors.length > 0 && (
        <p className="settings-small">
          Who pays for your studies, as we know it: {sponsors.map((kind) => WHO[kind]).join(', ')}. Tell your
          counselor if that is wrong.
        </p>
      )}
    </>
  );
}

const WHO = { ...SPONSORS, self: 'You', family: 'Your parents or relatives' };

const Lines = ({ lines }: { lines: readonly OwnChecklistLine[] }) => (
  <ul className="checklist">
    {lines.map((line) => (
      <Line key={line.line} line={line} />
    ))}
  </ul>
);

const STATES = {
  missing: { words: 'Missing', icon: CircleDashed },
  redo: { words: 'Please send it again', icon: CircleAlert },
  arrived: { words: 'Arrived, we look at it', icon: Clock },
  accepted: { words: 'Accepted', icon: CircleCheck },
  aside: { words: 'Not needed', icon: CircleCheck },
} as const;

function Line({
  line: { name, help, state, reason, optional, asked_at, group },
}: {
  line: OwnChecklistLine;
}) {
  const { words, icon } = STATES[state];
  const open = state === 'missing' || state === 'redo';
  return (
    <li className={`checklist-${state}`}>
      <Icon of={icon} />
      <div>
        <p className="checklist-name">{name}</p>
        <p className="checklist-state">
          {state === 'missing' && optional ? 'If you have it' : words}
          {open && asked_at !== null && `, asked for on ${nepalDay(asked_at)}`}
        </p>
        {reason !== '' && <p className="case-note">{reason}</p>}
        {open && (
          <p className="settings-small">
            {help} Add it under “{GROUPS.find((each) => each.name === group)?.label}”.
          </p>
        )}
      </div>
    </li>
  );
}
