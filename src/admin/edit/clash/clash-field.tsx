import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { isOrder, type Clash, type Json } from '../../../contract/edits/changes.ts';
import { useForm } from '../store/use-form.ts';
import type { Choice } from '../store/merge.ts';
import { fieldAt, orderWords, pathWords } from '../words/path-words.ts';
import { plain } from '../words/plain.ts';
import { valueWords } from '../words/value-words.ts';
import { SideBySide } from './side-by-side.tsx';

interface ClashFieldProps {
  clash: Clash;
  /** Who has changed it. */
  who: string;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

/** One field that two people have changed: both values, and which one it shall be. */
export function ClashField({ clash, who, choice, onChoose }: ClashFieldProps) {
  const { store, form } = useForm();
  const { path, after, now } = clash;
  const id = useId();
  const field = fieldAt(form, path, store.value);
  const words = (value: Json | undefined) =>
    isOrder(path) ? orderWords(form, path, value, store.value) : valueWords(field, value);
  const mayWrite = typeof after === 'string' && typeof now === 'string' && field?.type === 'text';
  const choose = (take: string) => {
    if (take === 'other') onChoose({ take, value: after ?? null });
    else if (take === 'mine' || take === 'theirs') onChoose({ take });
  };
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={id} component="h3" sx={{ fontWeight: 600 }}>
        {pathWords(form, path, store.value)}
      </Typography>
      <SideBySide
        left={{ title: `${who} wrote`, text: now === undefined ? 'Removed' : words(now) }}
        right={{ title: 'You wrote', text: after === undefined ? 'Removed' : words(after) }}
      />
      <RadioGroup
        row
        aria-labelledby={id}
        value={choice?.take ?? ''}
        onChange={(_event, take) => choose(take)}
      >
        <FormControlLabel
          value="theirs"
          control={<Radio color="secondary" />}
          label={`Take that of ${who}`}
        />
        <FormControlLabel value="mine" control={<Radio color="secondary" />} label="Take mine" />
        {mayWrite && (
          <FormControlLabel value="other" control={<Radio color="secondary" />} label="Write another" />
        )}
      </RadioGroup>
      {choice?.take === 'other' && (
        <TextField
          label="What it should say"
          multiline
          fullWidth
          value={plain(choice.value)}
          onChange={({ target }) => onChoose({ take: 'other', value: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
    </Box>
  );
}
