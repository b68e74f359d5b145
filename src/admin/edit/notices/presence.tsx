import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { changesBetween } from '../../../contract/edits/changes.ts';
import { nepalMomentInWords, nepalTime } from '../../../contract/nepal-time.ts';
import { useSession } from '../edit-session.ts';
import { shownOf } from '../store/form-store.ts';
import { useForm } from '../store/use-form.ts';
import { changedFields, pathWords } from '../words/path-words.ts';

/** How often the form says that it is open, in milliseconds. The server forgets who is silent for three of them. */
const BEAT_MS = 20_000;

interface News {
  who: string;
  at: string;
  fields: string;
}

/** Who else is here, and what they have saved meanwhile: it is taken into the fields that this person has not touched. */
export function Presence() {
  const { kind, object, api, store, saver } = useSession();
  const { form } = useForm();
  const [news, setNews] = useState<News>();
  const { data } = useQuery({
    queryKey: ['here', kind, object],
    queryFn: ({ signal }) => api.here(signal),
    refetchInterval: BEAT_MS,
    retry: false,
    gcTime: 0,
  });
  useEffect(() => {
    // An own save that is under way has a new number too.
    if (!data || data.number <= store.state.number || saver.status.is === 'saving') return;
    let gone = false;
    const before = shownOf(store.state);
    void api.read().then(
      (state) => {
        if (gone || state.number <= store.state.number) return;
        const changed = changesBetween(before, shownOf(state));
        store.receive(state);
        if (changed.length === 0) return;
        const fields = changedFields(changed.map(({ path }) => pathWords(form, path, shownOf(state))));
        setNews({
          who: state.changed_by ?? 'Somebody else',
          at: state.changed_at ? nepalMomentInWords(state.changed_at, new Date()) : '',
          fields,
        });
      },
      // The next beat asks again.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [data, api, store, saver, form]);
  const others = data?.editors ?? store.state.editors;
  return (
    <div role="status">
      {others.length > 0 && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {others.map(({ name, since }) => `${name} is here too, since ${nepalTime(since)}`).join('; ')}
        </Typography>
      )}
      {news && (
        <Alert severity="info" onClose={() => setNews(undefined)} sx={{ mt: 1 }}>
          <AlertTitle>
            {news.who} saved {news.at}
          </AlertTitle>
          Now in your form: {news.fields}. What you have typed is as it was.
        </Alert>
      )}
    </div>
  );
}
