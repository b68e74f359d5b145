import { CircleAlert, X } from 'lucide-react';
import { fileSize } from '../../../../contract/application-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import type { Chosen } from './chosen-files.ts';
import { byGroup } from './groups.ts';
import type { Progress } from './use-add-documents.ts';

/** Chosen files that are not uploaded yet, by group; during an upload with its progress. */
export function ChosenFiles({
  chosen,
  progress,
  remove,
  stop,
}: {
  chosen: readonly Chosen[];
  progress: Progress | null;
  remove: (key: string) => void;
  stop: () => void;
}) {
  return (
    <>
      {byGroup(chosen).map(({ name, label, items }) => (
        <div key={name} className="document-group">
          <h4>{label}</h4>
          <ul className="document-list">
            {items.map(({ key, file, problem }) => (
              <li key={key}>
                <div>
                  <p className="document-name">{file.name}</p>
                  <p className="settings-small">{fileSize(file.size)}</p>
                  {problem && (
                    <p className="field-error">
                      <Icon of={CircleAlert} />
                      {problem}
                    </p>
                  )}
                  {progress?.key === key && (
                    <progress
                      className="document-progress"
                      max={1}
                      value={progress.part}
                      aria-label={file.name}
                    />
                  )}
                </div>
                {!progress && (
                  <Button
                    variant="quiet"
                    iconOnly
                    aria-label={`Remove ${file.name}`}
                    onClick={() => remove(key)}
                  >
                    <Icon of={X} />
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {progress && (
        <div className="add-progress">
          <p role="status">
            Sending {progress.number} of {progress.of}… Keep this page open.
          </p>
          <Button variant="secondary" onClick={stop}>
            Stop
          </Button>
        </div>
      )}
    </>
  );
}
