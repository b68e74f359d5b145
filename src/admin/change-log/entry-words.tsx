import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { LogEntry } from '../../contract/change-log.ts';
import { pathInWords } from './path-words.ts';

/** What the object was called. Nothing is kept of an erased person. */
export const titleOf = ({ title }: LogEntry): string => title || 'erased';

/** Who did it, linked to their account. */
export function whoDid({ who }: LogEntry) {
  if (who === null) return 'The system';
  return who.name === null ? (
    'An erased account'
  ) : (
    <Link component={RouterLink} to={`/people/${who.id}`}>
      {who.name}
    </Link>
  );
}

/** Which values were changed, in the words of the form. */
export function PathWords({ entry: { kind, object, changed, changes } }: { entry: LogEntry }) {
  const words = [...new Set(changes.map(({ path }) => pathInWords(kind, object, path.slice(0, 1))))];
  const more = changed - changes.length;
  return (
    <>
      {words.join(', ')}
      {more > 0 && ` and ${more.toLocaleString('en')} more`}
    </>
  );
}
