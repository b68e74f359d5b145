import { useEffect, useRef, useState } from 'react';
import type { DocumentGroup } from '../../../../contract/application-form.ts';
import { fileToSend, isLargePhoto, sortChosen, type Attachment, type PhotoChoice } from './attachments.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/** The chosen files of a form, and whether large photos among them are reduced. */
export function useAttachments() {
  const [all, setAll] = useState<readonly Attachment[]>([]);
  const [refused, setRefused] = useState<Partial<Record<DocumentGroup, readonly string[]>>>({});
  const [choice, setChoice] = useState<PhotoChoice>('ask');
  const lastId = useRef(0);

  const add = (group: DocumentGroup, files: readonly File[]) => {
    const sorted = sortChosen(files);
    const added = sorted.taken.map((file): Attachment => ({ id: (lastId.current += 1), group, file }));
    setAll((before) => [...before, ...added]);
    setRefused((before) => ({ ...before, [group]: sorted.refused }));
  };
  const remove = (id: number) => setAll((before) => before.filter((one) => one.id !== id));

  // One photo at a time: cheap phones lack the memory for two.
  const next =
    choice === 'smaller'
      ? all.find(({ file, smaller }) => smaller === undefined && isLargePhoto(file))
      : undefined;
  useEffect(() => {
    if (!next) return;
    let wanted = true;
    void shrinkPhoto(next.file).then((smaller) => {
      if (!wanted) return;
      setAll((before) => before.map((one) => (one.id === next.id ? { ...one, smaller } : one)));
    });
    return () => void (wanted = false);
    // The effect depends on the attachment's id only: a copy of the attachment needs no new work.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [next?.id]);

  const photos = all.filter(({ file }) => isLargePhoto(file));
  const bytesOf = (some: readonly Attachment[], how: PhotoChoice) =>
    some.reduce((sum, one) => sum + fileToSend(one, how).size, 0);
  return {
    all,
    refused,
    choice,
    setChoice,
    add,
    remove,
    /** A photo is being reduced. */
    shrinking: next !== undefined,
    photos: {
      count: photos.length,
      before: bytesOf(photos, 'originals'),
      after: bytesOf(photos, 'smaller'),
    },
    bytes: bytesOf(all, choice),
  };
}

export type ChosenFiles = ReturnType<typeof useAttachments>;
