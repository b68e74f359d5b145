import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { EVENT_WORDS, STATE_WORDS } from '../../content/application-states.ts';
import type { ApplicationState } from '../../contract/application-states.ts';
import type { StaffApplicationItem } from '../../contract/applications.ts';
import type { CaseBoard } from '../../contract/case-board.ts';
import { Problem } from '../frame/problem.tsx';
import { colors } from '../theme/colors.ts';
import { BoardCard } from './board-card.tsx';
import { moveTo } from './board-moves.ts';
import { useColumnCards } from './use-board.ts';
import { useColumnDrop } from './use-card-drag.ts';

interface BoardColumnProps {
  column: CaseBoard['columns'][number];
  /** The card that is being dragged. */
  dragged: StaffApplicationItem | undefined;
  mayMove: boolean;
  onMove: (card: StaffApplicationItem, to: ApplicationState) => void;
}

export const columnId = (state: ApplicationState) => `column-${state}`;

/** A state of the board. While a card is dragged it says which move dropping it here is, or that there is none. */
export function BoardColumn({ column, dragged, mayMove, onMove }: BoardColumnProps) {
  const { state, count } = column;
  const { cards, left, isLoading, error, loadMore } = useColumnCards(column);
  const { element, isOver } = useColumnDrop(state);
  const move = moveTo(dragged?.state, state);
  const isForbidden = dragged !== undefined && !move && dragged.state !== state;
  return (
    <Box
      component="section"
      ref={element}
      id={columnId(state)}
      aria-labelledby={`${columnId(state)}-name`}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        flex: 'none',
        width: { xs: 'calc(100vw - 3.5rem)', sm: count === 0 ? '11rem' : '17.5rem' },
        maxHeight: { xs: '75dvh', md: 'max(24rem, calc(100dvh - 9rem))' },
        scrollSnapAlign: 'center',
        borderRadius: '10px',
        backgroundColor: isOver ? colors.marigold200 : move ? colors.marigold100 : colors.lokta100,
        outline: move ? `2px dashed ${colors.marigold600}` : 'none',
        outlineOffset: '-2px',
        opacity: isForbidden ? 0.55 : 1,
      }}
    >
      <Box sx={{ px: 1.5, pt: 1.25, pb: 0.75 }}>
        <Typography variant="h2" id={`${columnId(state)}-name`} sx={{ fontSize: '1rem', fontWeight: 650 }}>
          {STATE_WORDS[state].label}{' '}
          <Box component="span" sx={{ fontWeight: 400 }}>
            ({count.toLocaleString('en')})
          </Box>
        </Typography>
        {dragged && dragged.state !== state && (
          <Typography variant="body2">
            {move
              ? EVENT_WORDS[move.event].action
              : `Not possible from "${STATE_WORDS[dragged.state].label}"`}
          </Typography>
        )}
      </Box>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          display: 'grid',
          alignContent: 'start',
          gap: 1,
          m: 0,
          px: 1,
          pb: 1,
          overflowY: 'auto',
          minHeight: '4rem',
        }}
      >
        {cards.map((card) => (
          <BoardCard key={card.id} card={card} mayMove={mayMove} onMove={onMove} />
        ))}
        {count === 0 && (
          <Typography component="li" variant="body2" sx={{ p: 1, color: colors.inkSoft }}>
            None
          </Typography>
        )}
        {error && (
          <li>
            <Problem again={loadMore} busy={isLoading}>
              {error.message}
            </Problem>
          </li>
        )}
        {left > 0 && (
          <li>
            <Button color="secondary" fullWidth loading={isLoading} onClick={loadMore}>
              {cards.length === 0
                ? `Show ${Math.min(left, 20)} of ${left.toLocaleString('en')}`
                : `${left.toLocaleString('en')} more`}
            </Button>
          </li>
        )}
      </Box>
    </Box>
  );
}
