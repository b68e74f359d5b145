import './settings.css';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import type { Profile } from '../../../contract/accounts.ts';
import { TIMES_ARE_NEPALS } from '../../../contract/nepal-time.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { accountPages, type AccountPage } from './account-pages.ts';
import { useAccountUser, useAccountView } from './account-state.ts';
import { forgetDrafts } from './draft.ts';
import { dropHeldFiles } from './held-files.ts';
import { LoggedOut } from './logged-out.tsx';
import { useLoaded, type Loading } from './use-loaded.ts';

/** Event of the window: a case was seen, so fewer things are new. */
export const NEWS_SEEN = 'news-seen';

const ProfileContext = createContext<Loading<Profile> | null>(null);

/** The profile of the person logged in, loaded once per page. */
export function useProfile(): Loading<Profile> {
  const profile = use(ProfileContext);
  if (!profile) throw new Error('useProfile can only be used inside an AccountFrame');
  return profile;
}

/**
 * An account page: heading and navigation around `children` for a person who is logged in, otherwise the reason why
 * nobody is. The server does not know the person, so it renders both `waiting` and the invitation to log in;
 * data-shown shows the right one from the first paint (layout.css).
 */
export function AccountFrame({
  page,
  title = accountPages[page].label,
  address = accountPages[page].href,
  waiting,
  children,
}: {
  page: AccountPage;
  /** Heading, if it differs from the page's own. */
  title?: string;
  /** Where logging in leads back to: this page, or an address below it. */
  address?: string;
  waiting: ReactNode;
  children: ReactNode;
}) {
  const view = useAccountView();
  const user = useAccountUser();
  const [inUse, setInUse] = useState(false);
  if (view === 'in' && !inUse) setInUse(true);
  const gone = view !== 'unknown' && view !== 'in' && view !== 'ended';
  useEffect(() => {
    if (!gone) return;
    forgetDrafts();
    dropHeldFiles();
  }, [gone]);

  if (view === 'in') {
    return (
      <LoggedIn key={user} page={page} title={title}>
        {children}
      </LoggedIn>
    );
  }
  if (view !== 'unknown') return <LoggedOut why={view} address={address} inUse={inUse} />;
  return (
    <>
      <div data-shown="in" className="settings-page">
        <Head page={page} title={title} email={null} />
        <div className="settings-main">{waiting}</div>
      </div>
      <div data-shown="out">
        <LoggedOut why="out" address={address} inUse={false} />
      </div>
    </>
  );
}

function LoggedIn({ children, ...head }: { page: AccountPage; title: string; children: ReactNode }) {
  const profile = useLoaded('GET /api/user/profile/');
  const { loaded } = profile;
  const { loaded: news, refresh } = useLoaded('GET /api/user/news/');
  useEffect(() => {
    addEventListener(NEWS_SEEN, refresh);
    return () => removeEventListener(NEWS_SEEN, refresh);
  }, [refresh]);
  return (
    <ProfileContext value={profile}>
      <div className="settings-page">
        <Head
          {...head}
          email={loaded.status === 'ready' ? loaded.value.email : null}
          news={news.status === 'ready' ? news.value.applications : 0}
        />
        <div className="settings-main">
          {children}
          {accountPages[head.page].times && <p className="settings-small">{TIMES_ARE_NEPALS}</p>}
        </div>
      </div>
    </ProfileContext>
  );
}

function Head({
  page,
  title,
  email,
  news = 0,
}: {
  page: AccountPage;
  title: string;
  email: string | null;
  /** In how many applications something is new. */
  news?: number;
}) {
  const tabs = Object.entries(accountPages).map(([key, tab]) => ({
    ...tab,
    label:
      key === 'applications' && news > 0 ? (
        <>
          {tab.label} <b className="tab-news">{news} new</b>
        </>
      ) : (
        tab.label
      ),
    key,
    current: key === page,
  }));
  return (
    <header className="settings-head">
      <h1>{title}</h1>
      {/* The line is reserved before the address is known. */}
      <p className="settings-email">
        {email && (
          <>
            <span className="visually-hidden">Logged in as </span>
            {email}
          </>
        )}
      </p>
      <Tabs label="Account" tabs={tabs} />
    </header>
  );
}
