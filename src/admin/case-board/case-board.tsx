import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { STATE_WORDS } from '../../content/application-states.ts';
import type { ApplicationState } from '../../contract/application-states.ts';
import type { StaffApplicationItem } from '../../contract/applications.ts';
import type { CaseBoard as Board } from '../../contract/case-board.ts';
import type { BegunMove } from '../applications/begun-move.ts';
import { Problem } from '../frame/problem.tsx';
import { useMay } from '../frame/use-may.ts';
import { QuickMove } from '../today/quick-move.tsx';
import { BoardColumn, columnId } from './board-column.tsx';
import { moveBetweenCards } from './board-keys.ts';
import { moveTo } from './board-moves.ts';
import { MovedCase } from './moved-case.tsx';
import { useBoard } from './use-board.ts';
import { useDraggedCard } from './use-card-drag.ts';
import { WAITING_OPACITY } from '../theme/colors.ts';

/** The list of cases by state. Dropping a card on a column asks the question of that move. */
export function CaseBoard() {
  const board = useBoard();
  const mayMove = useMay()('write', 'cases');
  const [moving, setMoving] = useState<BegunMove & { id: string }>();
  const [moved, setMoved] = useState<string>();
  const begin = ({ id, state }: StaffApplicationItem, to: ApplicationState) => {
    const move = moveTo(state, to);
    if (move) setMoving({ id, event: move.event, from: state });
  };
  const dragged = useDraggedCard(begin);
  const columns = board.data?.columns ?? [];
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {board.error && (
        <Problem again={() => void board.refetch()} busy={board.isFetching}>
          {board.error.message} {board.data && 'What you see below may be out of date.'}
        </Problem>
      )}
      {board.isPending && <Skeleton variant="rounded" height={360} animation={false} />}
      {board.data && <StateSelect columns={columns} />}
      {moved !== undefined && <MovedCase key={moved} id={moved} />}
      {board.data && (
        <Box
          role="group"
          aria-label="Board"
          aria-busy={board.isPlaceholderData}
          onKeyDown={moveBetweenCards}
          sx={{
            display: 'flex',
            alignItems: 'flex-start',
            gap: 1.5,
            pb: 1.5,
            overflowX: 'auto',
            scrollSnapType: { xs: 'x mandatory', sm: 'none' },
            opacity: board.isPlaceholderData ? WAITING_OPACITY : 1,
          }}
        >
          {columns.map((column) => (
            <BoardColumn
              key={column.state}
              column={column}
              dragged={dragged}
              mayMove={mayMove}
              onMove={begin}
            />
          ))}
        </Box>
      )}
      {moving && (
        <QuickMove
          key={moving.id}
          {...moving}
          onClose={() => {
            setMoved(moving.id);
            setMoving(undefined);
          }}
        />
      )}
    </Box>
  );
}

/** Goes to a column on a phone, where one fits the screen. Swiping does it too. */
function StateSelect({ columns }: Pick<Board, 'columns'>) {
  const id = useId();
  return (
    <TextField
      id={id}
      select
      size="small"
      label="Go to"
      defaultValue={columns[0]?.state}
      onChange={({ target }) =>
        document
          .getElementById(columnId(target.value as ApplicationState))
          ?.scrollIntoView({ inline: 'center', block: 'nearest' })
      }
      slotProps={{ select: { native: true }, inputLabel: { shrink: true, htmlFor: id } }}
      sx={{ display: { sm: 'none' } }}
    >
      {columns.map(({ state, count }) => (
        <option key={state} value={state}>
          {STATE_WORDS[state].label} ({count.toLocaleString('en')})
        </option>
      ))}
    </TextField>
  );
}
