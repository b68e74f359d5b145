import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useFaultCount, useForm } from '../store/use-form.ts';
import type { Part } from './parts.ts';

/** The parts of a long form, to jump to. */
export function Contents({ parts }: { parts: readonly Part[] }) {
  const wide = useMediaQuery((theme) => theme.breakpoints.up('xl'), { noSsr: true });
  const id = useId();
  const list = (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {parts.map((part) => (
        <Entry key={part.id} part={part} />
      ))}
    </Box>
  );
  return (
    <Box component="nav" aria-labelledby={id}>
      {wide ? (
        <>
          <Box id={id} sx={{ fontWeight: 600, mb: 0.5 }}>
            Parts of this form
          </Box>
          {list}
        </>
      ) : (
        <details>
          <Box component="summary" id={id} sx={{ fontWeight: 600, minHeight: 44, lineHeight: '44px' }}>
            Parts of this form
          </Box>
          {list}
        </details>
      )}
    </Box>
  );
}

function Entry({ part }: { part: Part }) {
  const { store } = useForm();
  const path = [part.fields[0]!.name];
  const faults = useFaultCount(path);
  const jump = () => {
    store.reveal(path);
    const element = document.getElementById(part.id);
    element?.scrollIntoView({ block: 'start' });
    element?.querySelector<HTMLElement>('button, input, textarea, select')?.focus({ preventScroll: true });
  };
  return (
    <li>
      <Link
        component="button"
        type="button"
        onClick={jump}
        sx={{ minHeight: 36, textAlign: 'start', color: faults > 0 ? 'error.main' : undefined }}
      >
        {part.title}
        {faults > 0 && ` (${faults === 1 ? '1 fault' : `${faults} faults`})`}
      </Link>
    </li>
  );
}
