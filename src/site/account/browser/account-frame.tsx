import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import type { Profile } from '../../../contract/accounts.ts';
import { TIMES_ARE_NEPALS } from '../../../contract/nepal-time.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import './settings.css';
import { accountPages, type AccountPage } from './account-pages.ts';
import { useAccountUser, useAccountView } from './account-state.ts';
import { forgetDrafts } from './draft.ts';
import { dropHeldFiles } from './held-files.ts';
import { LoggedOut } from './logged-out.tsx';
import { useLoaded, type Loading } from './use-loaded.ts';

const ProfileContext = createContext<Loading<Profile> | null>(null);

/** The profile of whoever is logged in, read once a page. */
export function useProfile(): Loading<Profile> {
  const profile = use(ProfileContext);
  if (!profile) throw new Error('useProfile is for what stands inside an AccountFrame');
  return profile;
}

/**
 * An account page: its heading and navigation round `children` while somebody is logged in, else why nobody is.
 * The server renders `waiting` and the invitation to log in, since it knows nobody; of what is marked data-shown the right
 * one shows from the first paint (layout.css).
 */
export function AccountFrame({
  page,
  title = accountPages[page].label,
  address = accountPages[page].href,
  waiting,
  children,
}: {
  page: AccountPage;
  /** Its heading, where that is not the page's own. */
  title?: string;
  /** Where to come back to after logging in: the page itself, or what is under it. */
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
  const profile = useLoaded<Profile>('/api/user/profile/');
  const { loaded } = profile;
  return (
    <ProfileContext value={profile}>
      <div className="settings-page">
        <Head {...head} email={loaded.status === 'ready' ? loaded.value.email : null} />
        <div className="settings-main">
          {children}
          {accountPages[head.page].times && <p className="settings-small">{TIMES_ARE_NEPALS}</p>}
        </div>
      </div>
    </ProfileContext>
  );
}

function Head({ page, title, email }: { page: AccountPage; title: string; email: string | null }) {
  const tabs = Object.entries(accountPages).map(([key, tab]) => ({ ...tab, key, current: key === page }));
  return (
    <header className="settings-head">
      <h1>{title}</h1>
      {/* Its line is there before the address is. */}
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
