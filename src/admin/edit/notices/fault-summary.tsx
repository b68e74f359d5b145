import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { pathName, type Path } from '../../../contract/edits/paths.ts';
import type { FormStore } from '../store/form-store.ts';
import { inputId, useForm } from '../store/use-form.ts';
import { pathWords } from '../words/path-words.ts';

/** Unfolds what is around a field and gives it the focus. */
export function goTo(store: FormStore, path: Path): void {
  store.reveal(path);
  requestAnimationFrame(() => {
    const id = inputId(path);
    const around = inputId(path.slice(0, -1));
    const element =
      document.getElementById(id) ?? document.getElementById(`${id}-kind`) ?? document.getElementById(around);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'center' });
  });
}

/** What has to be put right before publishing, with a link to each field. It takes the focus when publishing failed. */
export function FaultSummary() {
  const { store, form } = useForm();
  const faults = useSyncExternalStore(store.subscribe, () => store.faults);
  const asked = useSyncExternalStore(store.subscribe, () => store.refusals);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked > 0) box.current?.focus();
  }, [asked]);
  if (faults.size === 0 || asked === 0) return null;
  const list = [...faults.values()];
  return (
    <Alert
      severity="error"
      ref={box}
      tabIndex={-1}
      icon={false}
      sx={{ alignItems: 'flex-start', scrollMarginTop: '5rem' }}
    >
      <Typography sx={{ fontWeight: 600 }}>
        {list.length === 1 ? 'One field has' : `${list.length} fields have`} to be put right before this can
        be published
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {list.map(({ path, message }) => (
          <li key={pathName(path)}>
            <Link
              component="button"
              type="button"
              onClick={() => goTo(store, path)}
              sx={{ textAlign: 'start', minHeight: 32 }}
            >
              {pathWords(form, path, store.value)}: {message}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
