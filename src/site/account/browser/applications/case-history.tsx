import { EVENT_WORDS } from '../../../../content/application-states.ts';
import type { Application, HistoryEntry } from '../../../../contract/applications.ts';
import { withoutRepeats } from '../../../../contract/history.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { nepalDayAndTime } from '../../../../contract/nepal-time.ts';

/** The history of the case, newest first. */
export function CaseHistory({ application }: { application: Application }) {
  const { history, documents, filed } = application;
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
            <Files names={entry.files} documents={[...documents, ...filed]} />
            {entry.note && <blockquote className="case-note">{entry.note}</blockquote>}
          </li>
        ))}
    </ol>
  );
}

const BY: Record<HistoryEntry['by'], string> = { student: 'by you', staff: 'by your counselor', system: '' };

const words = ({ event, by }: HistoryEntry): string =>
  event === 'note' && by === 'student' ? 'Your message' : EVENT_WORDS[event].done;

/** Names of documents, each leading to where it is downloaded. */
function Files({
  names,
  documents,
}: {
  names: readonly string[];
  documents: readonly { id: string; file_name: string }[];
}) {
  if (names.length === 0) return null;
  return (
    <p className="break-words">
      {names.map((name, at) => {
        const document = documents.find(({ file_name }) => file_name === name);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- two may have the same name
          <span key={at}>
            {at > 0 && ', '}
            {document ? <a href={`#document-${document.id}`}>{name}</a> : name}
          </span>
        );
      })}
    </p>
  );
}
