import { routes } from '../../../../contract/routes.ts';
import { AccountFrame } from '../account-frame.tsx';
import { Section, Skeleton } from '../section.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ConsentsWaiting, OwnConsents } from './own-consents.tsx';
import { ExportData } from './export-data.tsx';

export default function DataPage() {
  return (
    <AccountFrame page="data" waiting={<Data waiting />}>
      <Data />
    </AccountFrame>
  );
}

/** Waits only for the script, not for an answer. A button that does nothing yet would look broken. */
function Data({ waiting }: { waiting?: boolean }) {
  return (
    <>
      <Section
        id="export"
        title="Take your data with you"
        lead="Everything we hold about you, as one file: your profile, where you are logged in, and what you sent us."
      >
        {waiting ? <Skeleton label="Loading" lines={['button']} /> : <ExportData />}
      </Section>
      <Section
        id="consents"
        title="What you agreed to"
        lead="Each time you agreed to our privacy policy or took that back. Whether we write to you about an event, you choose beside your registration. To withdraw anything else, write to us or call us."
      >
        {waiting ? <ConsentsWaiting /> : <OwnConsents />}
      </Section>
      <Section
        id="delete"
        title="Delete your account"
        lead="This erases what we hold about you, immediately and permanently. We ask for your password first."
      >
        {waiting ? <Skeleton label="Loading" lines={['button']} /> : <DeleteAccount />}
      </Section>
      <p>
        What we keep, why and for how long:{' '}
        <a className="link" href={routes.privacyPolicy()}>
          Privacy Policy
        </a>
      </p>
    </>
  );
}
