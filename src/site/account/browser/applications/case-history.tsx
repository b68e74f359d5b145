import { EVENT_WORDS } from '../../../../content/application-states.ts';
import type { HistoryEntry, OwnHistoryEntry } from '../../../../contract/applications.ts';
import { withoutRepeats } from '../../../../contract/history.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { nepalDayAndTime } from '../../../../contract/nepal-time.ts';

/** The history of the case, newest first. */
export function CaseHistory({ history }: { history: readonly OwnHistoryEntry[] }) {
  return (
    <ol className="case-history">
      {withoutRepeats(history)
        .toReversed()
        .map((entry) => (
          <li key={`${entry.at} ${entry.event}`}>
            <p className="font-semibold">
              {words(entry)} {entry.is_new && <Badge tone="marigold">New</Badge>}
            </p>
            <p className="settings-small">
              <time dateTime={entry.at}>{nepalDayAndTime(entry.at)}</time>
              {BY[entry.by] && `, ${BY[entry.by]}`}
            </p>
            {entry.files.length > 0 && <p className="break-words">{entry.files.join(', ')}</p>}
            {entry.note && <blockquote className="case-note">{entry.note}</blockquote>}
          </li>
        ))}
    </ol>
  );
}

const BY: Record<HistoryEntry['by'], string> = { student: 'by you', staff: 'by your counselor', system: '' };

const words = ({ event, by }: HistoryEntry): string =>
  event === 'note' && by === 'student' ? 'Your message' : EVENT_WORDS[event].done;
