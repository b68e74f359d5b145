import { ArrowLeft, ArrowRight, Send, X } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type FormEvent } from 'react';
import { BEFORE_APPLICATION_CONSENT } from '../../../content/consent-sentences.ts';
import { fileSize, missingDocuments } from '../../../contract/application-form.ts';
import { routes } from '../../../contract/routes.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { AppliedCourse } from './course-of-button.ts';
import { DocumentsTab } from './documents/documents-tab.tsx';
import { EarlierCase } from './earlier/earlier-case.tsx';
import { SaveToProfile } from './earlier/save-to-profile.tsx';
import { FormPanel, FormTabs } from './form-tabs.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { LeaveQuestion, MissingParts } from './questions.tsx';
import { ResultDialog } from './sending/result-dialog.tsx';
import { useApplication } from './use-application.ts';

interface ApplyDialogProps {
  course: AppliedCourse;
  /** The person whose form it is. */
  user: string;
  consent: string;
  guard: (mayClose: () => boolean) => () => void;
  onClose: () => void;
}

/** The form above the page: a dialog on desktops, full screen on phones. */
export function ApplyDialog({ course, user, consent, guard, onClose }: ApplyDialogProps) {
  const application = useApplication(course, user, guard);
  const { tab, go, files, form, problem, asking, ask, sending } = application;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    title.current?.focus();
    // An open dialog that is removed from the page would not restore the focus.
    return () => shown?.close();
  }, []);

  const close = () => {
    if (application.mayClose()) onClose();
  };
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  });
  useEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    const listening = new AbortController();
    const { signal } = listening;
    shown.addEventListener('keydown', (event) => escape(event), { signal });
    // A file dropped outside the drop zones would replace the page.
    for (const name of ['dragover', 'drop'])
      shown.addEventListener(name, (event) => event.preventDefault(), { signal });
    return () => listening.abort();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tab === 'profile') go('documents', '#apply-panel-documents');
    else application.submit();
  };
  return (
    <>
      <dialog
        ref={dialog}
        className="dialog apply-dialog"
        aria-labelledby="apply-title"
        closedby="none"
        // File inputs also fire `cancel`, when nothing is chosen.
        onCancel={(event) => {
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          close();
        }}
      >
        <form className="apply-frame" noValidate onSubmit={submit}>
          <header className="apply-head">
            <div className="min-w-0">
              <h2 id="apply-title" tabIndex={-1} ref={title}>
                Apply Now
              </h2>
              <p className="apply-for">{course.name}</p>
            </div>
            <Button variant="quiet" iconOnly aria-label="Close" onClick={close}>
              <Icon of={X} />
            </Button>
          </header>
          <FormTabs tab={tab} counts={application.toCorrect} onChange={(to) => go(to, `#apply-tab-${to}`)} />
          <div className="apply-body">
            <FormPanel name="profile" tab={tab}>
              <ProfileTab course={course} form={form} intakes={application.intakes} problem={problem} />
            </FormPanel>
            <FormPanel name="documents" tab={tab}>
              <DocumentsTab files={files} taken={application.taken} problem={problem} />
              <p className="apply-lead">
                {BEFORE_APPLICATION_CONSENT}
                {consent}{' '}
                <a className="link" href={routes.privacyPolicy()} target="_blank" rel="noopener">
                  Privacy policy
                </a>
              </p>
            </FormPanel>
          </div>
          <footer className="apply-foot">
            {tab === 'profile' ? (
              <Button key="next" type="submit">
                Next
                <Icon of={ArrowRight} />
              </Button>
            ) : (
              <>
                <Button
                  key="previous"
                  variant="secondary"
                  onClick={() => go('profile', '#apply-panel-profile')}
                >
                  <Icon of={ArrowLeft} />
                  Previous
                </Button>
                <Button
                  key="submit"
                  type="submit"
                  aria-disabled={files.shrinking || undefined}
                  // Ignores the second click of a double click on Next.
                  onClick={(event) => event.detail > 1 && event.preventDefault()}
                >
                  <Icon of={Send} />
                  Submit
                </Button>
              </>
            )}
            <p className={tab === 'profile' ? 'visually-hidden' : 'apply-total'} role="status">
              {totalWords(application)}
            </p>
          </footer>
        </form>
      </dialog>
      {asking === 'missing' && (
        <MissingParts
          parts={application.missing}
          onGo={({ tab, id }) => {
            ask(null);
            go(tab, `#${id}`);
          }}
          onSend={application.sendAnyway}
          onClose={() => ask(null)}
        />
      )}
      {sending.phase.name !== 'sent' && <EarlierCase courseId={course.id} onLeave={onClose} />}
      {asking === 'leave' && (
        <LeaveQuestion files={files.unkept || files.all.length} onLeave={onClose} onStay={() => ask(null)} />
      )}
      {sending.phase.name !== 'form' && (
        <ResultDialog
          phase={sending.phase}
          missing={missingDocuments(application.groups)}
          submit={() => void sending.submit()}
          cancel={sending.cancel}
          offer={form.profile && <SaveToProfile fields={form.fields} profile={form.profile} />}
          close={sending.phase.name === 'sent' ? onClose : application.dismiss}
        />
      )}
    </>
  );
}

const CANCELLED = {
  before: 'You cancelled. Nothing was submitted.',
  after:
    'You cancelled, but your application may have reached us already. You can send it again: we count it only once.',
};

function totalWords({ files, taken, sending }: ReturnType<typeof useApplication>): string {
  if (files.checking) return 'One moment: we are checking your files.';
  if (files.shrinking) return 'One moment: we are making your photos smaller.';
  if (sending.phase.name === 'form' && sending.phase.cancelled) return CANCELLED[sending.phase.cancelled];
  const { length } = files.all;
  const again = taken.documents.length > 0 && `${taken.documents.length} from earlier`;
  const chosen = length > 0 && `${length} ${length === 1 ? 'file' : 'files'}, ${fileSize(files.bytes)}`;
  return [chosen, again].filter(Boolean).join(' + ');
}
