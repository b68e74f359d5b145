import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, type ReactNode } from 'react';
import { Tag } from '../../parts/tag.tsx';

interface FoldProps {
  open: boolean;
  onToggle: () => void;
  title: string;
  /** What is inside, shown while it is folded. */
  summary?: string | undefined;
  faults: number;
  /** Buttons beside the title. */
  controls?: ReactNode;
  /** Heading level; none: a part of an item. */
  heading?: 'h2' | 'h3';
  children: ReactNode;
}

/** A part of a form that can be folded. What is folded is not drawn, so that long forms stay quick. */
export function Fold({ open, onToggle, title, summary, faults, controls, heading, children }: FoldProps) {
  const id = useId();
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end' }}>
        <Typography
          component={heading ?? 'div'}
          variant={heading === 'h2' ? 'h2' : 'body1'}
          sx={{ flex: '1 1 10rem', minWidth: 0, ...(heading !== 'h2' && { fontWeight: 600 }) }}
        >
          <ButtonBase
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={onToggle}
            sx={{
              width: '100%',
              minHeight: 44,
              gap: 1,
              justifyContent: 'flex-start',
              textAlign: 'start',
              font: 'inherit',
              letterSpacing: 'inherit',
            }}
          >
            <Box
              component={ChevronRight}
              size={20}
              aria-hidden
              sx={{ transform: open ? 'rotate(90deg)' : 'none', transition: 'transform 120ms' }}
            />
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {title}
              {!open && summary !== undefined && (
                <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, fontSize: '1rem' }}>
                  {' '}
                  {summary}
                </Box>
              )}
            </Box>
            {!open && faults > 0 && <Tag tone="wrong">{faults === 1 ? '1 fault' : `${faults} faults`}</Tag>}
          </ButtonBase>
        </Typography>
        {controls}
      </Box>
      {open && (
        <Box id={id} sx={{ pt: 1.5 }}>
          {children}
        </Box>
      )}
    </div>
  );
}
