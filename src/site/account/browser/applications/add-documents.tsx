import { FilePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { nextStep } from '../../../../content/next-step.ts';
import { documentDays } from '../../../../content/kept-days.ts';
import {
  ACCEPT_FOR_CASE,
  missingDocuments,
  type DocumentGroup,
} from '../../../../contract/application-form.ts';
import type { Application } from '../../../../contract/applications.ts';
import { sessionUser } from '../../../../contract/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/field.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Result } from '../result.tsx';
import { takeHeldFiles } from '../held-files.ts';
import { keptFiles } from '../kept-files.ts';
import type { Loading } from '../use-loaded.ts';
import type { Chosen } from './chosen-files.ts';
import { ChosenFiles } from './chosen-files-list.tsx';
import { GROUPS } from './groups.ts';
import { useAddDocuments } from './use-add-documents.ts';

/** Adds documents to a case that is not closed. */
export function AddDocuments(props: {
  application: Application;
  loading: Loading<Application>;
  onSending: (busy: boolean) => void;
}) {
  const { state, documents_deleted_at: deleted } = props.application;
  const [held] = useState(() => takeHeldFiles(sessionUser(), props.application.id));
  const [open, setOpen] = useState(held.length > 0 || isAsked(props.application));
  const { id } = props.application;
  useEffect(() => {
    const user = sessionUser();
    // Files that were chosen before a reload.
    if (user) void keptFiles(user, `case ${id}`).then(({ length }) => length > 0 && setOpen(true));
  }, [id]);
  if (deleted || state === 'closed') return null;
  if (!open) {
    return (
      <Button variant="secondary" className="settings-submit" onClick={() => setOpen(true)}>
        <Icon of={FilePlus} />
        Add documents
      </Button>
    );
  }
  return <Form {...props} held={held} />;
}

/** Documents are requested or none is there, or a link has led here to add some. */
const isAsked = ({ state, documents }: Application) =>
  state === 'documents_requested' ||
  nextStep(state, missingDocuments(documents.map(({ group }) => group))).addDocuments ||
  location.hash === '#documents';

function Form({
  application,
  held,
  loading,
  onSending,
}: {
  application: Application;
  held: readonly Chosen[];
  loading: Loading<Application>;
  onSending: (busy: boolean) => void;
}) {
  const { chosen, waiting, refused, busy, outcome, unkept, add, send, ...files } = useAddDocuments(
    application.id,
    {
      held,
      onAdded: loading.set,
      onSending,
    },
  );
  const [group, setGroup] = useState<DocumentGroup | ''>('');
  const [missing, setMissing] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const select = () => document.querySelector<HTMLSelectElement>('#add-group')?.focus();
  const pick = () => {
    if (busy) return;
    setMissing(group === '');
    if (group === '') select();
    else picker.current?.click();
  };
  return (
    <div className="add-documents" role="group" aria-labelledby="add-documents-title">
      <h3 id="add-documents-title">Add documents</h3>
      <SelectField
        id="add-group"
        label="What kind of document?"
        placeholder="Choose a kind of document"
        options={GROUPS.map(({ name, label }) => ({ value: name, label }))}
        value={group}
        disabled={busy}
        error={missing ? 'First choose what kind of document you are adding.' : undefined}
        onChange={({ target }) => {
          setMissing(false);
          setGroup(target.value as DocumentGroup | '');
        }}
      />
      <div>
        <Button
          variant="secondary"
          className="settings-submit"
          aria-disabled={busy || undefined}
          onClick={pick}
        >
          <Icon of={FilePlus} />
          Choose files
        </Button>
        <p className="field-hint mt-2">
          Photos or scans: jpg, png, heic or pdf, of any size. Letters: pdf, or docx without macros.
        </p>
        <input
          ref={picker}
          type="file"
          accept={ACCEPT_FOR_CASE}
          multiple
          hidden
          aria-label="Files to add"
          onChange={({ target }) => {
            const list = [...(target.files ?? [])];
            // So that the same file can be chosen again after it was removed.
            target.value = '';
            if (group) add(group, list);
          }}
        />
      </div>
      {refused.length > 0 && (
        <Notice tone="error">
          {refused.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
      <ChosenFiles chosen={chosen} {...files} />
      {unkept > 0 && (
        <Notice title="This browser cannot keep all chosen files.">
          Add them before you close or reload this page, or you have to choose them again.
        </Notice>
      )}
      {outcome && <Result key={outcome.count} tone={outcome.tone} title={outcome.title} />}
      {waiting > 0 && !busy && (
        <>
          <Button className="settings-submit" onClick={() => void send()}>
            {outcome?.again
              ? 'Try again'
              : `Add ${waiting === 1 ? 'this document' : `these ${waiting} documents`}`}
          </Button>
          <p className="settings-small">
            We store them encrypted. Only you and our staff can see them, and we delete them {documentDays}{' '}
            days after your case is closed.
          </p>
        </>
      )}
    </div>
  );
}
