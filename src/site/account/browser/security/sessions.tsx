import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { nepalMomentInWords } from '../../../../contract/nepal-time.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Result } from '../result.tsx';
import { FailedSection, Skeleton } from '../section.tsx';
import { LogOutEverywhere } from './log-out-everywhere.tsx';
import './sessions.css';
import type { useSessions } from './use-sessions.ts';

/** The sessions of the account; each can be ended, or all at once. */
export function Sessions({
  loaded,
  retry,
  ending,
  outcome,
  end,
  more,
  showMore,
}: ReturnType<typeof useSessions>) {
  const [now] = useState(() => new Date());
  if (loaded.status === 'loading') return <SessionsWaiting />;
  if (loaded.status === 'failed') return <FailedSection failure={loaded.failure} retry={retry} />;
  return (
    <>
      {outcome && <Outcome key={outcome.count} outcome={outcome} />}
      <ul className="session-list">
        {loaded.value.results.map((session) => (
          <li key={session.id} className="session">
            <Icon of={/android|iphone|ipad/i.test(session.agent) ? Smartphone : Monitor} />
            <div className="session-words">
              <p className="font-semibold">
                {session.agent} {session.current && <Badge tone="pine">This device</Badge>}
              </p>
              <p className="settings-small">Last used {nepalMomentInWords(session.used_at, now)}</p>
              <p className="settings-small">Logged in {nepalMomentInWords(session.created_at, now)}</p>
            </div>
            {!session.current && (
              <Button
                variant="secondary"
                aria-disabled={ending !== null || undefined}
                aria-label={`Log out ${session.agent}, last used ${nepalMomentInWords(session.used_at, now)}`}
                onClick={() => void end(session)}
              >
                {ending === session.id ? 'Ending…' : 'Log out'}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {more && (
        <Button variant="quiet" onClick={showMore}>
          Show more
        </Button>
      )}
      {loaded.value.results.length < 2 && (
        <p className="settings-small">You are not logged in anywhere else.</p>
      )}
      <LogOutEverywhere />
    </>
  );
}

function Outcome({ outcome }: { outcome: NonNullable<ReturnType<typeof useSessions>['outcome']> }) {
  if ('failure' in outcome) return <Result tone="error" title={outcome.failure.message} />;
  return <Result tone="success" title={`${outcome.ended.agent} is logged out.`} />;
}

export const SessionsWaiting = () => (
  <Skeleton label="Loading where you are logged in" lines={['row', 'row']} />
);
