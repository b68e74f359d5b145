import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import MenuIcon from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { Suspense, useState } from 'react';
import { SkipNavigationButton, type LayoutProps } from 'react-admin';
import { TIMES_ARE_NEPALS } from '../../contract/nepal-time.ts';
import { colors } from '../theme/colors.ts';
import { BAR_HEIGHT } from '../theme/measures.ts';
import { SearchButton } from '../everywhere/search-button.tsx';
import { ConfirmYou } from '../proof/confirm-you.tsx';
import { useBrand } from './brand.ts';
import { AccountLinks } from './account-links.tsx';
import { Loading } from './loading.tsx';
import { Menu } from './menu.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';

const SIDE_WIDTH = 232;

/** The frame around every screen. The menu is at the side on a computer and slides in on a phone. */
export function Layout({ children }: LayoutProps) {
  const wide = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  return (
    <Box
      sx={{
        display: { lg: 'grid' },
        '@media print': { display: 'block' },
        gridTemplateColumns: `${SIDE_WIDTH}px minmax(0, 1fr)`,
        minHeight: '100dvh',
      }}
    >
      <SkipNavigationButton />
      {wide ? <SideMenu /> : <PhoneBar />}
      <Box
        component="main"
        id="main-content"
        tabIndex={-1}
        sx={{ p: { xs: 2, md: 3 }, maxWidth: 1440, minWidth: 0, outline: 0 }}
      >
        <OfflineNotice />
        <ScreenBoundary>
          <Suspense fallback={<Loading />}>{children}</Suspense>
        </ScreenBoundary>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
          {TIMES_ARE_NEPALS}
        </Typography>
      </Box>
      <ConfirmYou />
    </Box>
  );
}

const night = { backgroundColor: colors.night950, color: colors.white };

function Name() {
  const { name, logo, own } = useBrand();
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, fontWeight: 650, lineHeight: 1.2, minWidth: 0 }}
    >
      <Box
        component="img"
        src={logo}
        alt=""
        sx={{
          height: 36,
          maxWidth: 96,
          objectFit: 'contain',
          // Logos are drawn for light pages.
          ...(own && { p: 0.5, borderRadius: 1, backgroundColor: colors.white }),
        }}
      />
      <span>
        {name}
        <Box component="span" sx={{ display: 'block', color: colors.night200, fontWeight: 400 }}>
          Back office
        </Box>
      </span>
    </Box>
  );
}

function SideMenu() {
  return (
    <Box
      component="header"
      className="on-night"
      sx={{
        ...night,
        position: 'sticky',
        top: 0,
        height: '100dvh',
        displayPrint: 'none',
        display: 'flex',
        flexDirection: 'column',
        gap: 3,
        py: 2.5,
        overflowY: 'auto',
      }}
    >
      <Box sx={{ px: 2.5 }}>
        <Name />
      </Box>
      <Box sx={{ px: 2 }}>
        <SearchButton wide />
      </Box>
      <Box component="nav" aria-label="Back office" sx={{ flex: 1 }}>
        <Menu />
      </Box>
      <Box sx={{ px: 2.5 }}>
        <AccountLinks />
      </Box>
    </Box>
  );
}

function PhoneBar() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Box
      component="header"
      className="on-night"
      sx={{
        ...night,
        position: 'sticky',
        top: 0,
        zIndex: 10,
        height: BAR_HEIGHT,
        displayPrint: 'none',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        pl: 2,
        pr: 0.5,
      }}
    >
      <Name />
      <Box sx={{ display: 'flex', flexShrink: 0 }}>
        <SearchButton wide={false} />
        <IconButton color="inherit" aria-label="Menu" aria-expanded={open} onClick={() => setOpen(true)}>
          <MenuIcon />
        </IconButton>
      </Box>
      <Drawer
        anchor="right"
        open={open}
        onClose={close}
        slotProps={{
          paper: {
            sx: { ...night, width: 'min(20rem, 88vw)', borderRadius: 0 },
            className: 'on-night',
            'aria-label': 'Menu',
          },
        }}
      >
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 0.5 }}>
          <IconButton color="inherit" aria-label="Close the menu" onClick={close}>
            <X />
          </IconButton>
        </Box>
        <Box component="nav" aria-label="Back office" sx={{ flex: 1 }}>
          <Menu onChosen={close} />
        </Box>
        <Box sx={{ p: 2.5 }}>
          <AccountLinks />
        </Box>
      </Drawer>
    </Box>
  );
}
