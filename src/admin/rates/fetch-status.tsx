import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { shortDate } from '../../contract/dates.ts';
import { nepalShortDayAndTime } from '../../contract/nepal-time.ts';
import type { RateFetch } from '../../contract/staff-rates.ts';
import { call } from '../frame/api.ts';
import { useMay } from '../frame/use-may.ts';

const KEY = ['rate-fetch'];

/** When rates were fetched last, why that failed if it did, and a button to fetch them now. */
export function FetchStatus() {
  const { data } = useQuery({ queryKey: KEY, queryFn: () => call('GET /api/staff/rate-fetch/') });
  const client = useQueryClient();
  const may = useMay();
  const notify = useNotify();
  const refresh = useRefresh();
  const [running, setRunning] = useState(false);
  if (!data) return null;
  const fetchNow = async () => {
    setRunning(true);
    try {
      const status = await call('POST /api/staff/rate-fetch/');
      client.setQueryData(KEY, status);
      refresh();
      notify(status.problem || `The rates of ${shortDate(status.day!)} are here.`, {
        type: status.problem ? 'warning' : 'success',
      });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setRunning(false);
  };
  return (
    <Alert
      severity={data.problem ? 'warning' : 'info'}
      action={
        data.on &&
        may('write', 'catalogue') && (
          <Button color="inherit" loading={running} onClick={() => void fetchNow()}>
            Fetch now
          </Button>
        )
      }
    >
      {statusWords(data)}
    </Alert>
  );
}

function statusWords({ on, tried_at, succeeded_at, day, problem }: RateFetch): string {
  if (!on) return 'Rates are not fetched on this site. Open a currency to type its rate.';
  if (tried_at === null)
    return 'Rates of Nepal Rastra Bank are fetched every morning. Pages use what the bank sells for: that is what a family pays.';
  const last = day === null ? '' : ` The last rates are of ${shortDate(day)}.`;
  if (problem) return `${problem}${last} The rates stay as they were; the next attempt is in an hour.`;
  return `Fetched ${nepalShortDayAndTime(succeeded_at ?? tried_at)} from Nepal Rastra Bank.${last} Pages use what the bank sells for: that is what a family pays.`;
}
