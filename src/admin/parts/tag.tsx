import Chip from '@mui/material/Chip';
import { colors } from '../theme/colors.ts';

export type Tone = 'good' | 'open' | 'wrong' | 'plain' | 'shut';

const TONES: Record<Tone, { color: string; backgroundColor: string }> = {
  good: { color: colors.pine700, backgroundColor: colors.pine100 },
  open: { color: colors.marigold700, backgroundColor: colors.marigold100 },
  wrong: { color: colors.laliguras600, backgroundColor: colors.laliguras100 },
  shut: { color: colors.white, backgroundColor: colors.night700 },
  plain: { color: colors.night800, backgroundColor: colors.night100 },
};

/** A state as a word; the colour only repeats it. */
export function Tag({ tone, children }: { tone: Tone; children: string }) {
  return <Chip size="small" label={children} sx={TONES[tone]} />;
}
