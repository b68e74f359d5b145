import { FilePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { documentDays } from '../../../../content/privacy.ts';
import { ACCEPT, type DocumentGroup } from '../../../../contract/application-form.ts';
import type { Application } from '../../../../contract/applications.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/field.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Result } from '../result.tsx';
import type { Loading } from '../use-loaded.ts';
import { ChosenFiles } from './chosen-files-list.tsx';
import { GROUPS } from './groups.ts';
import { isStudentsTurn } from './state-badge.tsx';
import { useAddDocuments } from './use-add-documents.ts';

/** Adds documents to a case that is not closed. Where they are asked for, the form is open from the start. */
export function AddDocuments(props: {
  application: Application;
  loading: Loading<Application>;
  onSending: (busy: boolean) => void;
}) {
  const { state, documents_deleted_at: deleted } = props.application;
  const [open, setOpen] = useState(() => state === 'documents_requested' && isStudentsTurn(state));
  if (deleted || state === 'closed') return null;
  if (!open) {
    return (
      <Button look="secondary" className="settings-submit" onClick={() => setOpen(true)}>
        <Icon of={FilePlus} />
        Add documents
      </Button>
    );
  }
  return <Form {...props} />;
}

function Form({
  application,
  loading,
  onSending,
}: {
  application: Application;
  loading: Loading<Application>;
  onSending: (busy: boolean) => void;
}) {
  const { chosen, refused, busy, outcome, add, send, ...files } = useAddDocuments(application.id, {
    onAdded: loading.set,
    onSending,
  });
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
        label="What are they?"
        placeholder="Choose a kind of document"
        options={GROUPS.map(({ name, label }) => ({ value: name, label }))}
        value={group}
        disabled={busy}
        error={missing ? 'Say first what kind of document you are adding.' : undefined}
        onChange={({ target }) => {
          setMissing(false);
          setGroup(target.value as DocumentGroup | '');
        }}
      />
      <div>
        <Button look="secondary" className="settings-submit" aria-disabled={busy || undefined} onClick={pick}>
          <Icon of={FilePlus} />
          Choose files
        </Button>
        <p className="field-hint mt-2">Photos or scans: jpg, jpeg, png or pdf, of any size.</p>
        <input
          ref={picker}
          type="file"
          accept={ACCEPT}
          multiple
          hidden
          aria-label="Files to add"
          onChange={({ target }) => {
            const list = [...(target.files ?? [])];
            // The same file can be chosen again after it was removed.
            target.value = '';
            if (group) add(group, list);
          }}
        />
      </div>
      {refused.length > 0 && (
        <Notice tone="error" title="Not everything can be added:">
          {refused.join(', ')}
        </Notice>
      )}
      <ChosenFiles chosen={chosen} {...files} />
      {outcome && <Result key={outcome.count} tone={outcome.tone} title={outcome.title} />}
      {chosen.length > 0 && !busy && (
        <>
          <Button className="settings-submit" onClick={() => void send()}>
            {outcome?.again
              ? 'Try again'
              : `Add ${chosen.length === 1 ? 'this document' : `these ${chosen.length} documents`}`}
          </Button>
          <p className="settings-small">
            Stored encrypted, seen only by you and our staff, deleted {documentDays} days after your case is
            closed.
          </p>
        </>
      )}
    </div>
  );
}
