import { callForFile } from '../authorized-call.ts';
import { Download, FileText, Image, LoaderCircle } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { documentDays } from '../../../../content/kept-days.ts';
import { fileSize } from '../../../../contract/application-form.ts';
import type { Application, ApplicationDocument } from '../../../../contract/applications.ts';
import { filedTitle } from '../../../../contract/filed-kinds.ts';
import { nepalDay } from '../../../../contract/nepal-time.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { UNREACHABLE } from '../authorized-call.ts';
import { download } from '../../../../ui/download.ts';
import { Result } from '../result.tsx';
import { byGroup } from './groups.ts';

type Downloaded = Pick<ApplicationDocument, 'id' | 'file_name' | 'media_type' | 'bytes'>;

/** The documents of a case by group, each with a download button. */
export function CaseDocuments({ application }: { application: Application }) {
  const { id, documents, filed, documents_deleted_at: deleted } = application;
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<{ count: number; text: string } | null>(null);
  const fetchOne = async (document: Downloaded) => {
    if (busy !== null) return;
    setBusy(document.id);
    setProblem(null);
    const text = await downloadDocument(id, document);
    setBusy(null);
    if (text) setProblem((last) => ({ count: (last?.count ?? 0) + 1, text }));
  };
  if (deleted) {
    return (
      <Notice title={`We deleted the documents on ${nepalDay(deleted)}.`} live={false}>
        We keep documents for {documentDays} days after a case is closed, and no longer. What you wrote in the
        form is still here.
      </Notice>
    );
  }
  return (
    <>
      {application.state === 'closed' && (
        <Notice title={`We delete your documents after ${deletedAfter(application)}.`} live={false}>
          Download the ones you want to keep.
        </Notice>
      )}
      {problem && <Result key={problem.count} tone="error" title={problem.text} />}
      {documents.length + filed.length === 0 && <p>There are no documents yet.</p>}
      {filed.length > 0 && (
        <div className="document-group">
          <h3>From your counselor</h3>
          <ul className="document-list">
            {filed.map((document) => (
              <Row key={document.id} document={document} busy={busy} fetchOne={fetchOne}>
                {filedTitle(document)}, {fileSize(document.bytes)}, added {nepalDay(document.added_at)}
              </Row>
            ))}
          </ul>
        </div>
      )}
      {byGroup(documents).map(({ name, label, items }) => (
        <div key={name} className="document-group">
          <h3>{label}</h3>
          <ul className="document-list">
            {items.map((document) => (
              <Row key={document.id} document={document} busy={busy} fetchOne={fetchOne}>
                {fileSize(document.bytes)}, added {nepalDay(document.added_at)} by{' '}
                {document.added_by === 'student' ? 'you' : 'your counselor'}
                {document.taken_from && `, copied from ${document.taken_from}`}
              </Row>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

interface RowProps {
  document: Downloaded;
  /** The document that is being downloaded. */
  busy: string | null;
  fetchOne: (document: Downloaded) => Promise<void>;
  children: ReactNode;
}

function Row({ document, busy, fetchOne, children }: RowProps) {
  const { id, file_name, media_type } = document;
  return (
    <li id={`document-${id}`}>
      <Icon of={media_type.startsWith('image/') ? Image : FileText} />
      <div>
        <p className="document-name">{file_name}</p>
        <p className="settings-small">{children}</p>
      </div>
      <Button
        variant="secondary"
        iconOnly
        aria-label={`Download ${file_name}`}
        aria-disabled={busy !== null || undefined}
        onClick={() => void fetchOne(document)}
      >
        <Icon
          of={busy === id ? LoaderCircle : Download}
          className={busy === id ? 'settings-spin' : undefined}
        />
      </Button>
    </li>
  );
}

/** The days count from the move to closed, which is the last move. */
const deletedAfter = ({ state_changed_at: closed }: Application): string =>
  nepalDay(Date.parse(closed) + documentDays * 86_400_000);

/** @returns the error message, or null if the browser has received the file */
async function downloadDocument(id: string, document: Downloaded): Promise<string | null> {
  const answer = await callForFile('GET /api/user/applications/{id}/documents/{document}/', {
    params: { id, document: document.id },
  });
  if (!answer.ok) return answer.failure.message;
  try {
    const content = await answer.value.blob();
    // The connection broke during the response; half a file is useless.
    if (content.size !== document.bytes) return UNREACHABLE;
    download(document.file_name, content);
    return null;
  } catch {
    return UNREACHABLE;
  }
}
