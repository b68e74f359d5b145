import { Paperclip } from 'lucide-react';
import { useRef, useState } from 'react';
import { ACCEPT_FOR_CASE, type DocumentGroup } from '../../../../contract/application-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/field.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Result } from '../result.tsx';
import { ChosenFiles } from './chosen-files-list.tsx';
import { GROUPS } from './groups.ts';
import type { useAddDocuments } from './use-add-documents.ts';

/** The files that go with a message: each becomes a document of the case. */
export function MessageFiles({ files }: { files: ReturnType<typeof useAddDocuments> }) {
  const { chosen, refused, busy, outcome, add, progress, remove, stop } = files;
  const [group, setGroup] = useState<DocumentGroup>('additional_documents');
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <SelectField
        id="message-group"
        label="If you attach files: what are they?"
        options={GROUPS.map(({ name, label }) => ({ value: name, label }))}
        value={group}
        disabled={busy}
        onChange={({ target }) => setGroup(target.value as DocumentGroup)}
      />
      <div>
        <Button
          variant="secondary"
          className="settings-submit"
          aria-disabled={busy || undefined}
          onClick={() => !busy && picker.current?.click()}
        >
          <Icon of={Paperclip} />
          Attach files
        </Button>
        <input
          ref={picker}
          type="file"
          accept={ACCEPT_FOR_CASE}
          multiple
          hidden
          aria-label="Files to attach"
          onChange={({ target }) => {
            const list = [...(target.files ?? [])];
            target.value = '';
            add(group, list);
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
      <ChosenFiles {...{ chosen, progress, remove, stop }} />
      {outcome && <Result key={outcome.count} tone={outcome.tone} title={outcome.title} />}
    </>
  );
}
