import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import type { Change } from '../../../contract/edits/changes.ts';
import { nepalMomentInWords } from '../../../contract/nepal-time.ts';
import { useSession } from '../edit-session.ts';
import { drop, leftBehind, type Found } from '../store/kept.ts';
import { useForm } from '../store/use-form.ts';
import { changedFields, pathWords } from '../words/path-words.ts';

/** Offers what this person typed earlier on this device and did not save. */
export function LeftBehind() {
  const { kind, object } = useSession();
  const [found, setFound] = useState<readonly Found[]>([]);
  const [lost, setLost] = useState<readonly Change[]>([]);
  const [now] = useState(() => new Date());
  const { store, form, readOnly } = useForm();
  useEffect(() => {
    let gone = false;
    void leftBehind(kind, object).then((all) => !gone && setFound(all));
    return () => {
      gone = true;
    };
  }, [kind, object]);
  const done = ({ name }: Found) => {
    drop(name);
    setFound((all) => all.filter((each) => each.name !== name));
  };
  if (readOnly) return null;
  return (
    <>
      {found.map((kept) => (
        <Alert
          key={kept.name}
          severity="warning"
          action={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <Button
                variant="contained"
                onClick={() => {
                  setLost(store.takeIn(kept.changes));
                  done(kept);
                }}
              >
                Take them in
              </Button>
              <Button color="inherit" onClick={() => done(kept)}>
                Drop them
              </Button>
            </Box>
          }
          sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 16rem' } }}
        >
          <AlertTitle>You have unsaved changes, typed {nepalMomentInWords(kept.at, now)}</AlertTitle>
          {changedFields(kept.changes.map(({ path }) => pathWords(form, path, store.value)))}
        </Alert>
      ))}
      {lost.length > 0 && (
        <Alert severity="warning" onClose={() => setLost([])}>
          <AlertTitle>
            Some of it has no place any more, because somebody has removed what was around it
          </AlertTitle>
          {lost.map(({ path, after }) => (
            <Box key={path.join('.')} component="p" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {typeof after === 'string' ? after : JSON.stringify(after)}
            </Box>
          ))}
        </Alert>
      )}
    </>
  );
}
