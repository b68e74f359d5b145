import { lazy, Suspense } from 'react';
import { AccountFrame, useProfile } from '../account-frame.tsx';
import { FailedSection, Section, Skeleton } from '../section.tsx';
import { ChangePassword } from './change-password.tsx';
import { Sessions, SessionsWaiting } from './sessions.tsx';
import { useSessions } from './use-sessions.ts';

// Below the first screen.
const ChangeEmail = lazy(async () => ({ default: (await import('./change-email.tsx')).ChangeEmail }));
// Only staff have one, so students do not load it.
const SecondFactor = lazy(async () => ({
  default: (await import('../second-factor/second-factor.tsx')).SecondFactor,
}));

const PASSWORD = {
  id: 'password',
  title: 'Change password',
  lead: 'Every other device is logged out; this one stays logged in.',
};
const EMAIL = {
  id: 'email',
  title: 'Change e-mail address',
  lead: 'We send a link to the new address. Your present address stays in use until you press the button there.',
};
const SESSIONS = {
  id: 'sessions',
  title: 'Where you are logged in',
  lead: 'If you don’t recognise one of these, log it out and change your password.',
};

export default function SecurityPage() {
  return (
    <AccountFrame page="security" waiting={<Waiting />}>
      <Security />
    </AccountFrame>
  );
}

function Security() {
  const profile = useProfile();
  const sessions = useSessions();
  const { loaded } = profile;
  return (
    <>
      <Section {...PASSWORD}>
        <ChangePassword
          email={loaded.status === 'ready' ? loaded.value.email : ''}
          onChanged={sessions.refresh}
        />
      </Section>
      <Section {...SESSIONS}>
        <Sessions {...sessions} />
      </Section>
      {loaded.status === 'ready' && loaded.value.role !== 'staff' && (
        <Section {...EMAIL}>
          <Suspense fallback={<Skeleton label="Loading the form" lines={['control', 'control', 'button']} />}>
            <ChangeEmail email={loaded.value.email} />
          </Suspense>
        </Section>
      )}
      {loaded.status === 'failed' && <FailedSection failure={loaded.failure} retry={profile.retry} />}
      {loaded.status === 'ready' && loaded.value.role === 'staff' && (
        <Suspense fallback={<Skeleton label="Loading your second factor" lines={['button']} />}>
          <SecondFactor
            profile={loaded.value}
            onChange={(changed) => {
              profile.set(changed);
              // Turning it on ends all other sessions.
              sessions.refresh();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function Waiting() {
  return (
    <>
      <Section {...PASSWORD}>
        <PasswordWaiting />
      </Section>
      <Section {...SESSIONS}>
        <SessionsWaiting />
      </Section>
    </>
  );
}

const PasswordWaiting = () => (
  <Skeleton label="Loading your account" lines={['control', 'control', 'rules', 'control', 'button']} />
);
