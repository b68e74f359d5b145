import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import type { OwnWord } from '../../../contract/documents/search-words.ts';
import { fold } from '../../../contract/fold.ts';
import { newKey } from '../../../contract/new-key.ts';
import { shippedWords, type ShippedWord } from '../../../content/search-words/shipped.ts';
import { focusInItem } from '../../edit/fields/focus-in-item.ts';
import { useForm, useValue } from '../../edit/store/use-form.ts';
import { meaningToChange, meaningWords } from './meaning-words.ts';
import { ShippedWordItem } from './shipped-word-item.tsx';

/** Meanings shown at once. */
const PAGE = 5;

/** The words that the site came with: found by typing, switched off one by one, or given another meaning. */
export function ShippedWords() {
  const { store, readOnly } = useForm();
  const [text, setText] = useState('');
  const [most, setMost] = useState(PAGE);
  const off = (useValue(['off']) ?? []) as readonly string[];
  const own = useValue(['words']) as unknown as readonly OwnWord[];
  const all = useMemo(() => shippedWords(), []);
  const sought = fold(text);
  const found = all.filter(({ say, meaning }) =>
    [...say, meaningWords(meaning)].some((each) => fold(each).includes(sought)),
  );
  const switchedOff = new Set(off.map(fold));
  const replaced = new Set(own.flatMap(({ say }) => say.map(fold)));
  const isOff = (say: string) => switchedOff.has(fold(say));
  const press = (say: string) =>
    store.set(['off'], isOff(say) ? off.filter((each) => fold(each) !== fold(say)) : [...off, say]);
  const replace = ({ say, meaning }: ShippedWord) => {
    const made = { key: newKey(), say: [...say], level_id: null, field_id: null };
    store.set(['words'], [...own, { ...made, ...meaningToChange(meaning) }]);
    store.reveal(['words', `@${made.key}`]);
    focusInItem(['words'], own.length);
  };
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby="shipped-words"
      sx={{ p: 2, display: 'grid', gap: 1.5, minWidth: 0 }}
    >
      <Typography variant="h2" id="shipped-words" sx={{ fontSize: '1.1rem' }}>
        Shipped words
      </Typography>
      <Typography variant="body2">
        What the site came with. Press a word to switch it off or on. “Change the meaning” copies the words to
        your own, where you can change them. Save the form when you are done.
      </Typography>
      <TextField
        label="Find a word"
        type="search"
        value={text}
        autoComplete="off"
        onChange={({ target }) => {
          setText(target.value);
          setMost(PAGE);
        }}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      <Typography role="status" variant="body2" color="textSecondary">
        {found.length === 0
          ? 'No shipped word is like this. Add it to your words.'
          : `${found.length} ${found.length === 1 ? 'meaning' : 'meanings'}`}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: '28rem', overflowY: 'auto' }}>
        {found.slice(0, most).map((word) => (
          <ShippedWordItem
            key={word.say[0]}
            {...{ word, sought, isOff, readOnly }}
            isReplaced={(say) => replaced.has(fold(say))}
            onPress={press}
            onReplace={replace}
          />
        ))}
      </Box>
      {found.length > most && (
        <Button variant="outlined" color="secondary" onClick={() => setMost(most + 4 * PAGE)}>
          Show more
        </Button>
      )}
    </Paper>
  );
}
