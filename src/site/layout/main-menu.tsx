import { ChevronDown } from 'lucide-react';
import type { NavigationLink, NavigationMenu } from '../../content/navigation.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';

type Entry = NavigationLink | NavigationMenu;

/** Whether a link leads to the current page. */
const isCurrent = (href: string, path: string) => path.replace(/(.)\/$/, '$1') === href;

/**
 * The menu of wide screens. Submenus are native details elements with one name, so they open by click, touch and
 * keyboard without scripts; browser/main-menu.ts adds hovering, Escape and the arrow keys.
 */
export function MainMenu({ entries, path }: { entries: readonly Entry[]; path: string }) {
  return (
    <nav aria-label="Main" className="main-menu">
      <ul>
        {entries.map((entry) => (
          <li key={entry.label}>
            {'links' in entry ? (
              <details name="main-menu">
                <summary className="main-menu-item">
                  {entry.label}
                  <Icon of={ChevronDown} />
                </summary>
                <ul className={classes('main-menu-panel', entry.links.length > 4 && 'main-menu-panel-wide')}>
                  {entry.links.map((link) => (
                    <li key={link.href}>
                      <a href={link.href} aria-current={isCurrent(link.href, path) ? 'page' : undefined}>
                        {link.label}
                      </a>
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <a
                href={entry.href}
                className="main-menu-item"
                aria-current={isCurrent(entry.href, path) ? 'page' : undefined}
              >
                {entry.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
