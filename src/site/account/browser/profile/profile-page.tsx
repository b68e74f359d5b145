import { AccountFrame, useProfile } from '../account-frame.tsx';
import { FailedSection, Section, Skeleton } from '../section.tsx';
import { ProfileForm } from './profile-form.tsx';

const LEAD = 'We fill in these details for you when you apply. You can leave any of them empty.';

export default function ProfilePage() {
  return (
    <AccountFrame page="profile" waiting={<Waiting />}>
      <Profile />
    </AccountFrame>
  );
}

function Profile() {
  const { loaded, retry, set } = useProfile();
  if (loaded.status === 'loading') return <Waiting />;
  return (
    <Section id="details" title="Your details" lead={LEAD}>
      {loaded.status === 'failed' ? (
        <FailedSection failure={loaded.failure} retry={retry} />
      ) : (
        <ProfileForm profile={loaded.value} onSaved={set} />
      )}
    </Section>
  );
}

function Waiting() {
  return (
    <Section id="details" title="Your details" lead={LEAD}>
      <Skeleton
        label="Loading your profile"
        lines={['control', 'control', 'control', 'area', 'button']}
        columns
      />
    </Section>
  );
}
