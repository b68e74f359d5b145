import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { LOG_KINDS, type LogEntry } from '../../contract/change-log.ts';
import { listPath } from '../frame/noun.ts';
import { recordPath } from '../frame/record-path.ts';
import { OneScreen } from '../frame/one-screen.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { Fact, Facts } from '../parts/facts.tsx';
import { Moment } from '../parts/moment.tsx';
import { titleOf, whoDid } from './entry-words.tsx';
import { pathInWords, valueInWords } from './path-words.ts';

/** One entry of the log: every changed value, before and after side by side. */
export default function LogEntryPage() {
  return (
    <OneScreen back={{ to: '/change-log', label: 'Log of changes' }}>
      <Entry />
    </OneScreen>
  );
}

function Entry() {
  const entry = useRecordContext<LogEntry>();
  if (!entry) return null;
  const { kind, object, action, at, changes } = entry;
  const to = recordPath(entry);
  // Nothing was there before: a download, a message, a new picture.
  const isNew = changes.every(({ before }) => before === undefined);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <PageTitle>{`${LOG_KINDS[kind]}: ${titleOf(entry)}`}</PageTitle>
      <Facts>
        <Fact label="Done">{action}</Fact>
        <Fact label="Who">{whoDid(entry)}</Fact>
        <Fact label="When">
          <Moment at={at} withTime />
        </Fact>
        {to && (
          <Fact label={LOG_KINDS[kind]}>
            <Link component={RouterLink} to={to}>
              {titleOf(entry)}
            </Link>
          </Fact>
        )}
        <Fact label="History">
          <Link component={RouterLink} to={listPath('change-log', { kind, object })}>
            History of everything done here
          </Link>
        </Fact>
      </Facts>
      {changes.length === 0 && <Typography>No value was changed.</Typography>}
      {changes.map(({ path, before, after }) => (
        <Paper
          key={JSON.stringify(path)}
          variant="outlined"
          component="section"
          aria-label={pathInWords(kind, object, path)}
          sx={{ p: 2 }}
        >
          <Typography component="h2" variant="h3" sx={{ mb: 1, fontSize: '1rem', fontWeight: 600 }}>
            {pathInWords(kind, object, path)}
          </Typography>
          {isNew ? (
            <Value>{valueInWords(after)}</Value>
          ) : (
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
              <Side label="Before" text={valueInWords(before)} />
              <Side label="After" text={valueInWords(after)} />
            </Box>
          )}
        </Paper>
      ))}
    </Box>
  );
}

function Side({ label, text }: { label: string; text: string }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Value>{text}</Value>
    </Box>
  );
}

const Value = ({ children }: { children: string }) => (
  <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{children}</Box>
);
