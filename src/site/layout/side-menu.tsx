import { ChevronDown, X } from 'lucide-react';
import type { NavigationLink, NavigationMenu } from '../../content/navigation.ts';
import { routes } from '../../contract/routes.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

export const SIDE_MENU = 'side-menu';

/**
 * The slide-in menu of phones: a native popover, so it opens, closes on Escape or an outside press and restores the
 * focus without scripts. Submenus open and close independently. browser/side-menu.ts keeps the focus inside and
 * closes it when the page is left.
 */
export function SideMenu({
  entries,
  path,
  adminUrl,
}: {
  entries: readonly (NavigationLink | NavigationMenu)[];
  path: string;
  adminUrl: string;
}) {
  return (
    <div
      id={SIDE_MENU}
      popover="auto"
      role="dialog"
      aria-label="Menu"
      className="side-menu"
      data-back-closes=""
    >
      <div className="side-menu-head">
        <button
          type="button"
          className="button button-quiet button-icon"
          popoverTarget={SIDE_MENU}
          popoverTargetAction="hide"
          aria-label="Close menu"
          autoFocus
        >
          <Icon of={X} />
        </button>
      </div>
      <nav aria-label="Mobile">
        <ul>
          {entries.map((entry) => (
            <li key={entry.label}>
              {'links' in entry ? (
                <details>
                  <summary className="side-menu-item">
                    {entry.label}
                    <Icon of={ChevronDown} />
                  </summary>
                  <ul className="side-menu-links">
                    {entry.links.map((link) => (
                      <li key={link.href}>
                        <a href={link.href} aria-current={link.href === path ? 'page' : undefined}>
                          {link.label}
                        </a>
                      </li>
                    ))}
                  </ul>
                </details>
              ) : (
                <a
                  href={entry.href}
                  className="side-menu-item"
                  aria-current={entry.href === path ? 'page' : undefined}
                >
                  {entry.label}
                </a>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <ButtonLink href={routes.login()} wide data-shown="out" data-login-here>
        Login
      </ButtonLink>
      <div className="grid gap-3" data-shown="in">
        <ButtonLink href={adminUrl} variant="secondary" wide data-shown="staff">
          Back office
        </ButtonLink>
        <ButtonLink href={routes.account()} variant="secondary" wide>
          Account
        </ButtonLink>
        <Button
          variant="secondary"
          wide
          data-logout
          aria-haspopup="dialog"
          popoverTarget={SIDE_MENU}
          popoverTargetAction="hide"
        >
          Logout
        </Button>
      </div>
    </div>
  );
}
