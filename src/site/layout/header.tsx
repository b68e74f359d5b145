import { LayoutDashboard, Menu, UserRound } from 'lucide-react';
import { consultancy } from '../../content/consultancy.ts';
import { navigation } from '../../content/navigation.ts';
import { routes } from '../../contract/routes.ts';
import { DhakaWeave } from '../../ui/art/dhaka-weave.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { SideMenu, SIDE_MENU } from './side-menu.tsx';

/**
 * Sticky on every page. `path` marks the current entry. Parts that only some visitors may see are marked with
 * data-shown (layout.css): in, out or staff.
 */
export function Header({ path, adminUrl }: { path: string; adminUrl: string }) {
  return (
    <header className="site-header">
      <div className="wrap site-header-row">
        <a href={routes.home()} className="site-logo">
          <Logo />
          <span>
            {consultancy().shortName}
            <span className="visually-hidden"> home page</span>
          </span>
        </a>
        <MainMenu entries={navigation()} path={path} />
        <ButtonLink
          href={adminUrl}
          variant="quiet"
          iconOnly
          className="wide-only"
          data-shown="staff"
          aria-label="Back office"
          title="Back office"
        >
          <Icon of={LayoutDashboard} />
        </ButtonLink>
        <ButtonLink
          href={routes.account()}
          variant="quiet"
          iconOnly
          data-shown="in"
          aria-label="Account"
          title="Account"
        >
          <Icon of={UserRound} />
        </ButtonLink>
        <ButtonLink
          href={routes.login()}
          variant="secondary"
          className="site-login wide-only"
          data-shown="out"
          data-login-here
        >
          Login
        </ButtonLink>
        <Button variant="secondary" className="wide-only" data-shown="in" data-logout aria-haspopup="dialog">
          Logout
        </Button>
        <button
          type="button"
          className="button button-quiet button-icon side-menu-button"
          popoverTarget={SIDE_MENU}
          aria-label="Menu"
        >
          <Icon of={Menu} />
        </button>
      </div>
      <DhakaWeave slim />
      <SideMenu entries={navigation()} path={path} adminUrl={adminUrl} />
    </header>
  );
}
