import { untilPublished } from '../../content/live.ts';
import { navigation } from '../../content/navigation.ts';
import { markup } from '../islands/markup.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Letterhead } from './letterhead.tsx';
import { LoginPrompt } from './login-prompt.tsx';
import { LogoutDialog } from './logout-dialog.tsx';
import { SkipLink } from './skip-link.tsx';

/**
 * What stands around every page, as HTML. It is the same on all pages but for the current entry of the menus, so it is
 * rendered once and kept until staff publish other contents. These are half of the 607 elements of a course page.
 */
const kept = untilPublished<string>();
const links = untilPublished<ReadonlySet<string>>();

/** Where the menus lead. */
const linked = (): ReadonlySet<string> =>
  links(
    '',
    () =>
      new Set(
        navigation().flatMap((entry) =>
          'links' in entry ? entry.links.map(({ href }) => href) : [entry.href],
        ),
      ),
  );

/** Before the content. @param path of the page, which marks the current entry */
export function pageTop(path: string, adminUrl: string): string {
  const current = linked().has(path) ? path : '';
  return kept(`top ${adminUrl} ${current}`, () =>
    markup(
      <>
        <SkipLink />
        <Header path={current} adminUrl={adminUrl} />
        <Letterhead />
      </>,
      'top-',
    ),
  );
}

/** After the content. */
export const pageEnd = (): string =>
  kept('end', () =>
    markup(
      <>
        <Footer />
        <LoginPrompt />
        <LogoutDialog />
      </>,
      'end-',
    ),
  );
