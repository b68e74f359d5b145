import { Fragment } from 'react';
import { DOCUMENT_GROUPS } from '../../../../contract/application-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { EarlierDocuments } from '../earlier/earlier-documents.tsx';
import type { Taken } from '../earlier/use-taken.ts';
import type { Problem } from '../sending/problem.ts';
import { isLargePhoto } from './attachments.ts';
import { PhotoOffer } from './photo-offer.tsx';
import { Uploader } from './uploader.tsx';
import type { ChosenFiles } from './use-attachments.ts';

/** The seven uploaders, each with the documents of earlier applications. `problem`: the server's errors. */
export function DocumentsTab({
  files,
  taken,
  problem,
}: {
  files: ChosenFiles;
  taken: Taken;
  problem: Pick<Problem, 'files' | 'earlier'>;
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
      <KeptNotice files={files} />
      {problem.earlier && taken.documents.length > 0 && (
        <Notice tone="error" title={problem.earlier} live={false}>
          <Button data-problem variant="secondary" className="mt-3" onClick={taken.clear}>
            Leave earlier documents out
          </Button>
        </Notice>
      )}
      {DOCUMENT_GROUPS.map((group) => (
        <Fragment key={group.name}>
          <Uploader
            group={group}
            files={files.all.filter((one) => one.group === group.name)}
            refused={files.refused[group.name] ?? []}
            problems={problem.files}
            choice={files.choice}
            onAdd={(chosen) => files.add(group.name, chosen)}
            onRemove={files.remove}
          />
          <EarlierDocuments group={group.name} taken={taken} />
          {group.name === latest && <PhotoOffer files={files} />}
        </Fragment>
      ))}
    </>
  );
}

/** What happens to chosen files when the page is left. */
function KeptNotice({ files: { returned, unkept } }: { files: ChosenFiles }) {
  if (unkept > 0) {
    const these = unkept === 1 ? 'a file' : `${unkept} files`;
    return (
      <Notice title={`This browser cannot keep ${these}.`}>
        Send the form before you close or reload this page, or you have to choose{' '}
        {unkept === 1 ? 'it' : 'them'} again.
      </Notice>
    );
  }
  if (returned === 0) return null;
  const title = returned === 1 ? 'The file you chose is back.' : `The ${returned} files you chose are back.`;
  return (
    <Notice title={title} live={false}>
      They are kept on this device until you send them, delete the draft or log out.
    </Notice>
  );
}
