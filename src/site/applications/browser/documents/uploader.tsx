import { Camera, CircleAlert, FileText, Image, Trash2, Upload } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import {
  ACCEPT,
  ACCEPTED_EXTENSIONS,
  acceptedExtension,
  fileSize,
  type DOCUMENT_GROUPS,
} from '../../../../contract/application-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { fileToSend, isLargePhoto, type Attachment, type PhotoChoice } from './attachments.ts';
import './uploader.css';
import { useDrop } from './use-drop.ts';

interface UploaderProps {
  group: (typeof DOCUMENT_GROUPS)[number];
  files: readonly Attachment[];
  /** A sentence for each file that was not added. */
  refused: readonly string[];
  /** The server's errors by attachment id. */
  problems: ReadonlyMap<number, string>;
  choice: PhotoChoice;
  onAdd: (files: File[]) => void;
  onRemove: (id: number) => void;
}

/** The files of one document group: choose, photograph, drop and remove. */
export function Uploader({ group, files, refused, problems, choice, onAdd, onRemove }: UploaderProps) {
  const zone = useRef<HTMLElement>(null);
  const over = useDrop(zone, onAdd);
  const picker = useRef<HTMLInputElement>(null);
  const id = `apply-${group.name}`;
  const chosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onAdd([...(target.files ?? [])]);
    // So that choosing the same file again fires a change event.
    target.value = '';
  };
  const remove = (id: number) => {
    onRemove(id);
    // The pressed button is removed.
    picker.current?.focus();
  };
  return (
    <section ref={zone} aria-labelledby={id} className={classes('uploader', over && 'uploader-over')}>
      <div className="uploader-head">
        <h3 id={id}>{group.label}</h3>
        <div className="uploader-ways">
          <span className="button button-secondary uploader-way">
            <Icon of={Upload} />
            Choose files
            <input
              ref={picker}
              id={`${id}-files`}
              type="file"
              accept={ACCEPT}
              multiple
              aria-label={`Choose files: ${group.label}`}
              onChange={chosen}
            />
          </span>
          <span className="button button-secondary uploader-way uploader-camera">
            <Icon of={Camera} />
            Take a photo
            <input
              type="file"
              accept="image/jpeg,image/png"
              capture="environment"
              aria-label={`Take a photo: ${group.label}`}
              onChange={chosen}
            />
          </span>
        </div>
      </div>
      <div role="alert" className="uploader-refused">
        {refused.map((sentence) => (
          <p key={sentence} className="field-error">
            <Icon of={CircleAlert} />
            {sentence}
          </p>
        ))}
      </div>
      {files.length > 0 && (
        <ul className="uploader-files" aria-label={`Chosen files: ${group.label}`}>
          {files.map((one) => (
            <ChosenFile
              key={one.id}
              attachment={one}
              choice={choice}
              problem={problems.get(one.id)}
              onRemove={() => remove(one.id)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function ChosenFile({
  attachment,
  choice,
  problem,
  onRemove,
}: {
  attachment: Attachment;
  choice: PhotoChoice;
  problem: string | undefined;
  onRemove: () => void;
}) {
  const { file, id } = attachment;
  return (
    <li className="chosen-file">
      <Icon of={acceptedExtension(file.name, ACCEPTED_EXTENSIONS) === 'pdf' ? FileText : Image} />
      <div className="chosen-file-words">
        <p className="chosen-file-name">{file.name}</p>
        <p className="chosen-file-size">{sizeWords(attachment, choice)}</p>
        {problem && (
          <p id={`apply-problem-${id}`} className="field-error">
            <Icon of={CircleAlert} />
            {problem}
          </p>
        )}
      </div>
      <Button
        variant="quiet"
        iconOnly
        aria-label={`Remove ${file.name}`}
        aria-describedby={problem && `apply-problem-${id}`}
        data-problem={problem ? true : undefined}
        onClick={onRemove}
      >
        <Icon of={Trash2} />
      </Button>
    </li>
  );
}

/** '4.8 MB', or '4.8 MB → 0.9 MB' for a reduced photo. */
function sizeWords(attachment: Attachment, choice: PhotoChoice): string {
  const { file, smaller } = attachment;
  const size = fileSize(file.size);
  if (choice !== 'smaller' || !isLargePhoto(file)) return size;
  if (smaller === undefined) return `${size}, being made smaller…`;
  if (smaller === null) return `${size}, sent as it is`;
  return `${size} → ${fileSize(fileToSend(attachment, choice).size)}`;
}
