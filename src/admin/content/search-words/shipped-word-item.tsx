import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { fold } from '../../../contract/fold.ts';
import type { ShippedWord } from '../../../content/search-words/shipped.ts';
import { meaningWords } from './meaning-words.ts';

/** Spellings shown before the others are asked for. */
const FEW = 6;

interface Props {
  word: ShippedWord;
  /** What is looked for, folded; spellings with it come first. */
  sought: string;
  isOff: (say: string) => boolean;
  /** Whether staff have given this spelling a meaning of their own. */
  isReplaced: (say: string) => boolean;
  onPress: (say: string) => void;
  onReplace: (word: ShippedWord) => void;
  readOnly: boolean;
}

/** A shipped meaning with its spellings; pressing one switches it off or on. */
export function ShippedWordItem({ word, sought, isOff, isReplaced, onPress, onReplace, readOnly }: Props) {
  const [all, setAll] = useState(false);
  const hit = (say: string) => sought !== '' && fold(say).includes(sought);
  const sorted = word.say.toSorted((a, b) => Number(hit(b)) - Number(hit(a)));
  const shown = all ? sorted : sorted.slice(0, FEW);
  const name = meaningWords(word.meaning);
  const replaced = word.say.filter(isReplaced);
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
        <Typography sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Chip size="small" label="Shipped" />
      </Box>
      <Box role="group" aria-label={name} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {shown.map((say) => (
          <Button
            key={say}
            size="small"
            variant="outlined"
            color="secondary"
            disabled={readOnly}
            aria-pressed={!isOff(say)}
            onClick={() => onPress(say)}
            sx={{
              minWidth: 0,
              py: 0.25,
              ...(isOff(say) && { textDecoration: 'line-through', opacity: 0.75 }),
            }}
          >
            {say}
          </Button>
        ))}
        {sorted.length > FEW && (
          <Button size="small" color="secondary" onClick={() => setAll(!all)} aria-expanded={all}>
            {all ? 'Show fewer' : `${sorted.length - FEW} more`}
          </Button>
        )}
      </Box>
      {replaced.length > 0 && (
        <Typography variant="body2">
          {replaced.length < word.say.length && `${replaced.map((say) => `“${say}”`).join(', ')}: `}
          Your own meaning counts.
        </Typography>
      )}
      {!readOnly && replaced.length === 0 && word.meaning.as !== 'small' && (
        <Box>
          <Button size="small" color="secondary" onClick={() => onReplace(word)}>
            Change the meaning
          </Button>
        </Box>
      )}
    </Box>
  );
}
