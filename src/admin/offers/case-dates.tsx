import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { caseDateName } from '../../content/offer-words.ts';
import { shortDate } from '../../contract/dates.ts';
import type { CaseDate, CaseOffers } from '../../contract/offers.ts';
import { Moment } from '../parts/moment.tsx';
import { DateDialog, readDateDraft } from './date-dialog.tsx';
import { Near } from './offer-card.tsx';
import type { OfferCommands } from './use-offers.ts';

interface CaseDatesProps {
  id: string;
  known: CaseOffers;
  mayWork: boolean;
  commands: OfferCommands;
}

/** The days of a case that are not those of an offer. */
export function CaseDates({ id, known: { dates, country }, mayWork, commands }: CaseDatesProps) {
  /** 'new', or the id of the date that is changed. */
  const [asked, setAsked] = useState<string | undefined>(() =>
    readDateDraft(id, 'new') ? 'new' : undefined,
  );
  return (
    <Box component="section" aria-labelledby="dates" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h2" id="dates">
        Dates
      </Typography>
      {dates.length === 0 && (
        <Typography color="textSecondary">
          No visa, biometrics or other dates yet. Those entered here are on the start page from 14 days
          before. The student sees the days of biometrics and of the visa interview, without your remark.
        </Typography>
      )}
      {dates.map((date) => (
        <DateRow
          key={date.id}
          date={date}
          country={country}
          mayWork={mayWork}
          commands={commands}
          onChange={() => setAsked(date.id)}
        />
      ))}
      {mayWork && (
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<Plus size={18} />}
          onClick={() => setAsked('new')}
          sx={{ justifySelf: 'start' }}
        >
          Enter a date
        </Button>
      )}
      {asked !== undefined && (
        <DateDialog
          key={asked}
          caseId={id}
          date={dates.find((each) => each.id === asked)}
          country={country}
          commands={commands}
          close={() => setAsked(undefined)}
        />
      )}
    </Box>
  );
}

interface DateRowProps extends Pick<CaseDatesProps, 'mayWork' | 'commands'> {
  date: CaseDate;
  country: string | null;
  onChange: () => void;
}

/** Done with one press. */
function DateRow({ date, country, mayWork, commands, onChange }: DateRowProps) {
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const name = caseDateName(date.kind, date.name, country);
  const tick = async (done: boolean) => {
    setRunning(true);
    setProblem(undefined);
    try {
      await commands.changeDate(date, { done });
    } catch (error) {
      setProblem((error as Error).message);
      await commands.reload().catch(() => undefined);
    }
    setRunning(false);
  };
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <FormControlLabel
          disabled={!mayWork || running}
          sx={{ flex: 1, minWidth: 0, mr: 0 }}
          control={
            <Checkbox checked={date.done_at !== null} onChange={({ target }) => void tick(target.checked)} />
          }
          label={
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {name}: {shortDate(date.on)}
              {date.done_at === null ? (
                <Near on={date.on} />
              ) : (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {', done on '}
                  <Moment at={date.done_at} />
                  {date.done_by !== null && ` (${date.done_by})`}
                </Box>
              )}
              {date.kind !== 'other' && date.name !== '' && (
                <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                  {date.name}
                </Box>
              )}
            </Box>
          }
        />
        {mayWork && (
          <IconButton color="secondary" aria-label={`Change ${name}`} onClick={onChange}>
            <Pencil size={18} />
          </IconButton>
        )}
      </Box>
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
    </div>
  );
}
