import Box from '@mui/material/Box';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { CaseView } from '../../contract/case-views.ts';
import { colors } from '../theme/colors.ts';
import { spokenOnly } from '../theme/spoken-only.ts';
import { ViewMenu } from './view-menu.tsx';
import { caseShowOf, EVERY_CASE, isSameShown, shownOf, viewAddress } from './view-address.ts';

interface ViewTabsProps {
  views: readonly CaseView[];
  /** With which the list begins. */
  first: string | null;
  /** How the list is shown. */
  children: ReactNode;
}

/** The saved views above the list, as links, and what can be done with the one that is open. */
export function ViewTabs({ views, first, children }: ViewTabsProps) {
  const list = useListContext();
  const shown = shownOf(list);
  const open = views.find(({ id }) => id === caseShowOf(list.filterValues).view);
  const isChanged = open !== undefined && !isSameShown(shown, open.shown);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <Box
        component="nav"
        aria-label="Views"
        sx={{
          display: 'flex',
          gap: 0.5,
          minWidth: 0,
          flex: { xs: '1 1 100%', md: '0 1 auto' },
          overflowX: 'auto',
          scrollbarWidth: 'thin',
          borderBottom: `1px solid ${colors.line}`,
        }}
      >
        <Tab to={viewAddress(EVERY_CASE)} isOpen={open === undefined && isSameShown(shown, EVERY_CASE)}>
          All
        </Tab>
        {views.map((view) => (
          <Tab key={view.id} to={viewAddress(view.shown, view.id)} isOpen={view.id === open?.id}>
            {view.shared && <Users size={16} aria-hidden />}
            {view.name}
            {view.shared && (
              <Box component="span" sx={spokenOnly}>
                {' '}
                (shared)
              </Box>
            )}
            {view.id === open?.id && isChanged && <span title="Changed, not saved"> *</span>}
          </Tab>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, ml: { md: 'auto' } }}>
        {children}
        <ViewMenu
          open={open}
          shown={shown}
          isChanged={isChanged}
          isNew={open === undefined && !isSameShown(shown, EVERY_CASE)}
          isFirst={open !== undefined && open.id === first}
        />
      </Box>
    </Box>
  );
}

function Tab({ to, isOpen, children }: { to: string; isOpen: boolean; children: ReactNode }) {
  return (
    <Box
      component={Link}
      to={to}
      aria-current={isOpen ? 'page' : undefined}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        flex: 'none',
        minHeight: 44,
        maxWidth: '16rem',
        px: 1.5,
        whiteSpace: 'nowrap',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        color: isOpen ? colors.night950 : colors.inkSoft,
        fontWeight: isOpen ? 650 : 500,
        textDecoration: 'none',
        borderBottom: `3px solid ${isOpen ? colors.marigold500 : 'transparent'}`,
        '&:hover': { color: colors.night950, backgroundColor: colors.lokta50 },
      }}
    >
      {children}
    </Box>
  );
}
