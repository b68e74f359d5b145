import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { TextInput } from '../fields/text-input.tsx';
import type { InputProps } from '../store/use-form.ts';
import { factWords, useFacts } from './use-facts.ts';

const MARKER = /\{fact:([a-z0-9-]+)\}/g;

/** A text with figures as {fact:id}: below it stands what each figure says now, and a button that adds one. */
export function ProseInput(props: InputProps) {
  const { id, value, label, onChange, readOnly } = props;
  const { facts } = useFacts();
  const [open, setOpen] = useState(false);
  const text = typeof value === 'string' ? value : '';
  const ids = [...new Set([...text.matchAll(MARKER)].map(([, found = '']) => found))];
  const insert = (fact: string) => {
    const input = document.getElementById(id);
    const at = input instanceof HTMLTextAreaElement ? input.selectionEnd : text.length;
    onChange(`${text.slice(0, at)}{fact:${fact}}${text.slice(at)}`);
    setOpen(false);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextInput {...props} />
      {ids.length > 0 && (
        <Box
          component="ul"
          aria-label={`Figures in ${label}`}
          sx={{ m: 0, pl: 2.5, color: 'text.secondary', fontSize: '0.9375rem' }}
        >
          {ids.map((each) => {
            const fact = facts.find((known) => known.id === each);
            return (
              <li key={each}>
                {`{fact:${each}}`} shows {fact ? factWords(fact) : 'a figure that is not known'}
              </li>
            );
          })}
        </Box>
      )}
      {!readOnly && !open && (
        <Button
          color="secondary"
          startIcon={<Plus size={18} />}
          onClick={() => {
            setOpen(true);
            requestAnimationFrame(() => document.getElementById(`${id}-figure`)?.focus());
          }}
          sx={{ justifySelf: 'start', ml: -1 }}
        >
          Insert a figure
        </Button>
      )}
      {open && (
        <Autocomplete
          id={`${id}-figure`}
          options={[...facts]}
          getOptionLabel={factWords}
          getOptionKey={(fact) => fact.id}
          onChange={(_event, fact) => fact && insert(fact.id)}
          onBlur={() => setOpen(false)}
          renderInput={(params) => <TextField {...params} label="Figure" placeholder="Type a word of it" />}
          sx={{ maxWidth: '28rem' }}
        />
      )}
    </Box>
  );
}
