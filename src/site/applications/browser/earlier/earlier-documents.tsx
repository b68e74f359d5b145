import { fileSize, type DocumentGroup } from '../../../../contract/application-form.ts';
import { nepalShortDay } from '../../../../contract/nepal-time.ts';
import './earlier-documents.css';
import type { Taken } from './use-taken.ts';

/** Documents of this kind in the student's earlier applications. Nothing is taken along unless it is ticked. */
export function EarlierDocuments({ group, taken }: { group: DocumentGroup; taken: Taken }) {
  const offered = taken.offered.filter((one) => one.group === group);
  if (offered.length === 0) return null;
  return (
    <fieldset className="earlier-documents">
      <legend>Use again from an earlier application</legend>
      {offered.map((document) => (
        <label key={document.id} className="earlier-document">
          <input
            type="checkbox"
            checked={taken.documents.includes(document)}
            onChange={() => taken.toggle(document)}
          />
          <span className="earlier-name">
            {document.file_name}
            <small>
              from {document.reference}, {nepalShortDay(document.added_at)}, {fileSize(document.bytes)}
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
