import { callForFile } from '../authorized-call.ts';
import { Download, FileText, Image, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { documentDays } from '../../../../content/kept-days.ts';
import { fileSize } from '../../../../contract/application-form.ts';
import type { Application, ApplicationDocument } from '../../../../contract/applications.ts';
import { nepalDay } from '../../../../contract/nepal-time.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { UNREACHABLE } from '../authorized-call.ts';
import { download } from '../../../../ui/download.ts';
import { Result } from '../result.tsx';
import { byGroup } from './groups.ts';

/** The documents of a case by group, each with a download button. */
export function CaseDocuments({ application }: { application: Application }) {
  const { id, documents, documents_deleted_at: deleted } = application;
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<{ count: number; text: string } | null>(null);
  const fetchOne = async (document: ApplicationDocument) => {
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
      {documents.length === 0 && <p>There are no documents yet.</p>}
      {byGroup(documents).map(({ name, label, items }) => (
        <div key={name} className="document-group">
          <h3>{label}</h3>
          <ul className="document-list">
            {items.map((document) => (
              <li key={document.id}>
                <Icon of={document.media_type === 'application/pdf' ? FileText : Image} />
                <div>
                  <p className="document-name">{document.file_name}</p>
                  <p className="settings-small">
                    {fileSize(document.bytes)}, added {nepalDay(document.added_at)} by{' '}
                    {document.added_by === 'student' ? 'you' : 'your counselor'}
                    {document.taken_from && `, taken along from ${document.taken_from}`}
                  </p>
                </div>
                <Button
                  variant="secondary"
                  iconOnly
                  aria-label={`Download ${document.file_name}`}
                  aria-disabled={busy !== null || undefined}
                  onClick={() => void fetchOne(document)}
                >
                  <Icon
                    of={busy === document.id ? LoaderCircle : Download}
                    className={busy === document.id ? 'settings-spin' : undefined}
                  />
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

/** The days count from the move to closed, which is the last move. */
const deletedAfter = ({ state_changed_at: closed }: Application): string =>
  nepalDay(Date.parse(closed) + documentDays * 86_400_000);

/** @returns the error message, or null if the browser has received the file */
async function downloadDocument(id: string, document: ApplicationDocument): Promise<string | null> {
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
