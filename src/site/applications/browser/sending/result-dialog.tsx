import { CircleCheck, LogIn, WifiOff } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { nextStep } from '../../../../content/next-step.ts';
import type { DocumentGroup } from '../../../../contract/application-form.ts';
import { routes } from '../../../../contract/routes.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import './result.css';
import { UploadProgress } from './upload-progress.tsx';
import type { Phase } from './use-submission.ts';

type ShownPhase = Exclude<Phase, { name: 'form' }>;

interface Props {
  phase: ShownPhase;
  /** Documents that the form does not have. */
  missing: readonly DocumentGroup[];
  /** Shown after it was sent. */
  offer: ReactNode;

  submit: () => void;
  cancel: () => void;
  /** Returns to the form, or leaves it after it was sent. */
  close: () => void;
}

/** Shows the progress of the submission above the form. Texts: docs/specification/behaviour.md, sections 2 and 8. */
export function ResultDialog(props: Props) {
  const { phase, close } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    shown?.querySelector<HTMLElement>('h2')?.focus();
    // An open dialog that is removed from the page would not restore the focus.
    return () => shown?.close();
  }, []);
  const busy = phase.name === 'sending';
  return (
    <dialog
      ref={dialog}
      className="dialog apply-result"
      aria-labelledby="apply-result-title"
      closedby={busy ? 'none' : 'closerequest'}
      onCancel={(event) => busy && event.preventDefault()}
      onClose={() => (busy ? dialog.current?.showModal() : close())}
    >
      <Content key={phase.name} {...props} />
    </dialog>
  );
}

function Content({ phase, missing, offer, submit, cancel, close }: Props) {
  switch (phase.name) {
    case 'sending':
      return (
        <Part title="Please wait. Submitting your documents...">
          <UploadProgress progress={phase.progress} onCancel={cancel} />
        </Part>
      );
    case 'expired':
      return (
        <Part title="Token expired. Please log in first.">
          <p className="mb-5 text-ink-soft">
            The login opens in a new tab. Log in there and come back: everything you typed and chose is still
            here, and sending continues automatically.
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={routes.login(location.pathname)} target="_blank" rel="noopener">
              <Icon of={LogIn} />
              Login
            </ButtonLink>
            <Button variant="quiet" onClick={close}>
              Back to the form
            </Button>
          </div>
        </Part>
      );
    case 'lost':
      return (
        <Part title="The connection was lost" icon={<Icon of={WifiOff} />}>
          <Connection />
          <div className="flex flex-wrap gap-3">
            <Button onClick={submit}>Try again</Button>
            <Button variant="secondary" onClick={close}>
              Close
            </Button>
          </div>
        </Part>
      );
    case 'failed': {
      const { message, passing } = phase.problem;
      return (
        // After a server error it is unknown.
        <Part title={passing ? 'Your documents may not have arrived' : 'Your documents were not submitted'}>
          <Notice tone="error" title={message} />
          <div className="mt-5 flex flex-wrap gap-3">
            {passing && <Button onClick={submit}>Try again</Button>}
            <Button variant={passing ? 'secondary' : 'primary'} onClick={close}>
              Close
            </Button>
          </div>
        </Part>
      );
    }
    case 'sent': {
      const { receipt } = phase;
      const { text, addDocuments } = nextStep('submitted', missing);
      return (
        <Part title="Your documents were submitted successfully!" icon={<Icon of={CircleCheck} />}>
          {receipt && (
            <>
              <p className="mb-1">Your reference:</p>
              <p className="apply-reference">{receipt.reference}</p>
            </>
          )}
          <p className="mb-5 text-ink-soft">
            {receipt && 'We have also sent it to you by e-mail. '}
            <b className="text-ink">What happens next: </b>
            {text}
          </p>
          {offer}
          <div className="flex flex-wrap gap-3">
            {receipt && addDocuments && (
              <ButtonLink href={`${routes.accountApplication(receipt.id)}#documents`}>
                Add documents
              </ButtonLink>
            )}
            {receipt && (
              <ButtonLink
                href={routes.accountApplication(receipt.id)}
                variant={addDocuments ? 'secondary' : 'primary'}
              >
                Follow your application
              </ButtonLink>
            )}
            <Button variant={receipt ? 'secondary' : 'primary'} onClick={close}>
              Close
            </Button>
          </div>
        </Part>
      );
    }
  }
}

function Part({ title, icon, children }: { title: string; icon?: ReactNode; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The element that had the focus was removed with the previous phase.
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div className="apply-result-part">
      {icon}
      <h2 id="apply-result-title" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {children}
    </div>
  );
}

const KEPT = 'Everything you typed and chose is still here.';

/** Updates when the device is online again. */
function Connection() {
  const [device, setDevice] = useState<'online' | 'offline' | 'back'>(
    navigator.onLine ? 'online' : 'offline',
  );
  useEffect(() => {
    const back = () => setDevice('back');
    const gone = () => setDevice('offline');
    addEventListener('online', back);
    addEventListener('offline', gone);
    return () => {
      removeEventListener('online', back);
      removeEventListener('offline', gone);
    };
  }, []);
  return (
    <p className="mb-5" role="status">
      {device === 'online' &&
        `${KEPT} You can try again: even if it has already arrived, we count it only once.`}
      {device === 'offline' && `You are offline. ${KEPT} Try again when you are connected.`}
      {device === 'back' && `You are connected again. ${KEPT} Try again now.`}
    </p>
  );
}
