import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { whatsAppAddress } from '../parts/contact.tsx';
import { colors } from '../theme/colors.ts';

interface RowFrameProps {
  /** To select it, where that is possible. */
  box?: ReactNode;
  name: ReactNode;
  about: ReactNode;
  actions: ReactNode;
}

/** A row of the queue. The link in its name has `data-queue`, for the keys j, k and Enter. */
export function RowFrame({ box, name, about, actions }: RowFrameProps) {
  const boxed = box !== undefined;
  const place = { xs: boxed ? 2 : 1, md: 'auto' };
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: `${boxed ? '44px ' : ''}minmax(0, 1fr)`,
          md: `${boxed ? '44px ' : ''}minmax(0, 5fr) minmax(0, 4fr) auto`,
        },
        columnGap: 1,
        rowGap: 0.5,
        alignItems: 'center',
        px: { xs: 0.5, md: 1 },
        py: 1,
        // Rows of other kinds have other styles.
        'li + &': { borderTop: `1px solid ${colors.line}` },
        '&:focus-within': { backgroundColor: colors.marigold100 },
      }}
    >
      {box}
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', pl: boxed ? 0 : 1 }}>{name}</Box>
      <Box
        sx={{
          minWidth: 0,
          overflowWrap: 'anywhere',
          gridColumn: place,
          pl: { xs: boxed ? 0 : 1, md: 0 },
        }}
      >
        {about}
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          gridColumn: place,
          pl: { xs: boxed ? 0 : 1, md: 0 },
          justifyContent: { xs: 'flex-start', md: 'flex-end' },
        }}
      >
        {actions}
      </Box>
    </Box>
  );
}

/** Telephone and WhatsApp, where the number can have them. */
export function CallLinks({ number, name }: { number: string; name: string }) {
  const digits = number.replaceAll(/[^+\d]/g, '');
  const chat = whatsAppAddress(number);
  return (
    <>
      {digits.length >= 6 && (
        <IconButton
          color="secondary"
          href={`tel:${digits}`}
          aria-label={`Call ${name}`}
          title={`Call ${number}`}
        >
          <Phone size={20} />
        </IconButton>
      )}
      {chat && (
        <IconButton
          color="secondary"
          href={chat}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`WhatsApp ${name}`}
          title="WhatsApp"
        >
          <MessageCircle size={20} />
        </IconButton>
      )}
    </>
  );
}

/** What stands below the first line. */
export const SOFT = { color: colors.inkSoft, fontSize: '0.9375rem' };
export const LINK = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  fontWeight: 600,
  color: colors.night700,
  textDecorationColor: colors.night300,
  textUnderlineOffset: '3px',
};
