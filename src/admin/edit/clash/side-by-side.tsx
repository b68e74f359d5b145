import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { diffWordsWithSpace, type ChangeObject } from 'diff';
import { useId, type ReactNode } from 'react';
import { colors } from '../../theme/colors.ts';

interface SideBySideProps {
  left: { title: ReactNode; text: string };
  right: { title: ReactNode; text: string };
}

/** From this length on words are not compared one by one: it would take too long to read and to compute. */
const MOST = 20_000;

/** Two texts beside each other, with the words marked that only one of them has. Below each other on phones. */
export function SideBySide({ left, right }: SideBySideProps) {
  const changes =
    left.text.length + right.text.length <= MOST ? diffWordsWithSpace(left.text, right.text) : undefined;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
      <Side title={left.title}>{changes ? marked(changes, 'removed') : left.text}</Side>
      <Side title={right.title}>{changes ? marked(changes, 'added') : right.text}</Side>
    </Box>
  );
}

/** The words of one side. */
function marked(changes: readonly ChangeObject<string>[], side: 'added' | 'removed'): ReactNode[] {
  const other = side === 'added' ? 'removed' : 'added';
  let offset = 0;
  return changes
    .filter((change) => !change[other])
    .map((change) => {
      offset += change.value.length;
      return (
        <Words key={offset} text={change.value} marked={change[side]} as={side === 'added' ? 'ins' : 'del'} />
      );
    });
}

function Side({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1.5, p: 1.5, minWidth: 0 }}
    >
      <Typography id={id} component="div" variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{children}</Box>
    </Box>
  );
}

function Words({ text, marked, as }: { text: string; marked: boolean; as: 'ins' | 'del' }) {
  if (!marked) return <>{text}</>;
  return (
    <Box
      component={as}
      sx={{
        backgroundColor: as === 'ins' ? colors.pine100 : colors.laliguras100,
        textDecoration: as === 'ins' ? 'none' : 'line-through',
        fontWeight: 600,
      }}
    >
      {text}
    </Box>
  );
}
