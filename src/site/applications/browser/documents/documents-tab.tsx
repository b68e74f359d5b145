import { Fragment } from 'react';
import { DOCUMENT_GROUPS } from '../../../../contract/application-form.ts';
import { isLargePhoto } from './attachments.ts';
import { PhotoOffer } from './photo-offer.tsx';
import { Uploader } from './uploader.tsx';
import type { ChosenFiles } from './use-attachments.ts';

/** The seven uploaders. `problems`: the server's errors by attachment id. */
export function DocumentsTab({
  files,
  problems,
}: {
  files: ChosenFiles;
  problems: ReadonlyMap<number, string>;
}) {
  // The question is shown where the last large photo was added, because that is where the person is looking.
  const latest = files.all.findLast(({ file }) => isLargePhoto(file))?.group;
  return (
    <>
      <p className="apply-lead">
        Photos or scans: .jpg, .jpeg, .png or .pdf, of any size and as many as you like. If you don’t have a
        document yet, add it later.{' '}
        <span className="uploader-drop">Choose files, or drag each one to its place.</span>
      </p>
      {DOCUMENT_GROUPS.map((group) => (
        <Fragment key={group.name}>
          <Uploader
            group={group}
            files={files.all.filter((one) => one.group === group.name)}
            refused={files.refused[group.name] ?? []}
            problems={problems}
            choice={files.choice}
            onAdd={(chosen) => files.add(group.name, chosen)}
            onRemove={files.remove}
          />
          {group.name === latest && <PhotoOffer files={files} />}
        </Fragment>
      ))}
    </>
  );
}
