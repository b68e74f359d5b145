import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import { EVENT_WORDS, STATE_WORDS } from '../../content/application-states.ts';
import { movesFrom, type ApplicationState } from '../../contract/application-states.ts';
import type { StaffApplicationItem } from '../../contract/applications.ts';
import { intakeName } from '../../contract/intakes.ts';
import { studentName } from '../applications/case-words.tsx';
import { listQuery } from '../applications/list-query.ts';
import { DueDay } from '../follow-up/due-words.tsx';
import { Tag } from '../parts/tag.tsx';
import { colors } from '../theme/colors.ts';
import { useCardDrag } from './use-card-drag.ts';

interface BoardCardProps {
  card: StaffApplicationItem;
  mayMove: boolean;
  onMove: (card: StaffApplicationItem, to: ApplicationState) => void;
}

/** A case on the board: a link to it, and its moves by dragging or from a menu. */
export function BoardCard({ card, mayMove, onMove }: BoardCardProps) {
  const list = useListContext();
  const { element, isDragged } = useCardDrag(card, !mayMove);
  const name = studentName(card);
  const { counselor, next_step, next_on, unread_since } = card;
  const wanted = [card.preferred_course, card.preferred_university, intakeName(card.intake)];
  return (
    <Box
      component="li"
      ref={element}
      sx={{
        display: 'grid',
        gap: 0.25,
        p: 1.25,
        borderRadius: '8px',
        border: `1px solid ${colors.line}`,
        backgroundColor: colors.white,
        overflowWrap: 'anywhere',
        opacity: isDragged ? 0.5 : 1,
        ...(mayMove && { cursor: 'grab' }),
        '&:focus-within': { borderColor: colors.night700 },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: 1 }}>
        <Box
          component={Link}
          to={`/applications/${card.id}?${listQuery(list)}`}
          data-card={card.id}
          draggable={false}
          sx={{ fontWeight: 600, color: colors.night700, textUnderlineOffset: '3px', pt: 0.5 }}
        >
          {name}
        </Box>
        {mayMove && <MoveMenu card={card} name={name} onMove={onMove} />}
      </Box>
      <Box component="span" sx={SOFT}>
        {wanted.filter(Boolean).join(', ') || card.reference}
      </Box>
      <Box component="span" sx={SOFT}>
        {counselor?.name ?? 'Nobody'}
        {(next_step || next_on) && ' · '}
        {next_step}
        {next_step && next_on && ', '}
        {next_on && <DueDay on={next_on} />}
      </Box>
      {unread_since !== null && (
        <span>
          <Tag tone="open">New answer</Tag>
        </span>
      )}
    </Box>
  );
}

/** The moves of a card without dragging: with the keyboard, on a phone. Only those that are possible. */
function MoveMenu({ card, name, onMove }: Omit<BoardCardProps, 'mayMove'> & { name: string }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        size="small"
        color="secondary"
        aria-label={`Move ${name}, ${card.reference}`}
        title="Move"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minWidth: 36, minHeight: 36, mt: -0.5, mr: -0.5 }}
      >
        <ArrowRight size={18} />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {movesFrom(card.state, 'staff').map(({ event, to }) => (
          <MenuItem
            key={event}
            onClick={() => {
              setAnchor(null);
              onMove(card, to);
            }}
          >
            {EVENT_WORDS[event].action}
            <Box component="span" sx={{ ...SOFT, ml: 1 }}>
              to {STATE_WORDS[to].label}
            </Box>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const SOFT = { color: colors.inkSoft, fontSize: '0.875rem' };
