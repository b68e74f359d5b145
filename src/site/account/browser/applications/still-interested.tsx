import { useState } from 'react';
import { idleNoticeDays } from '../../../../content/kept-days.ts';
import type { Application } from '../../../../contract/applications.ts';
import { nepalDay } from '../../../../contract/nepal-time.ts';
import { Button } from '../../../../ui/button.tsx';
import type { CallFailure } from '../../../auth/browser/account-call.ts';
import { authorizedCall } from '../authorized-call.ts';
import { Result } from '../result.tsx';
import { Section } from '../section.tsx';
import type { Loading } from '../use-loaded.ts';

/** The question of a case in which nothing has happened for long, until anything happens. */
export function StillInterested({
  application: { id, history },
  loading,
}: {
  application: Application;
  loading: Loading<Application>;
}) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [answered, setAnswered] = useState(false);
  const last = history.at(-1);
  if (answered) return <Result tone="success" title="Thank you. Your application stays open." />;
  if (last?.event !== 'idle_asked') return null;
  const answer = async () => {
    if (busy) return;
    setBusy(true);
    const kept = await authorizedCall('POST /api/user/applications/{id}/keep/', { params: { id } });
    setBusy(false);
    if (!kept.ok) return setFailure(kept.failure);
    setAnswered(true);
    loading.set(kept.value);
  };
  return (
    <Section id="interested" title="Are you still interested?">
      {failure && <Result tone="error" title={failure.message} />}
      <p>
        Nothing has happened in this application for long. If we hear nothing from you, we close it on{' '}
        {nepalDay(Date.parse(last.at) + idleNoticeDays * 86_400_000)}.
      </p>
      <Button className="settings-submit" aria-disabled={busy || undefined} onClick={() => void answer()}>
        {busy ? 'Sending…' : 'I am still interested'}
      </Button>
    </Section>
  );
}
