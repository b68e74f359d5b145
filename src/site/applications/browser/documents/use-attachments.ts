import { useEffect, useRef, useState } from 'react';
import { ACCEPTED_EXTENSIONS, type DocumentGroup } from '../../../../contract/application-form.ts';
import { dropFile, keepFile, keptFiles } from '../../../account/browser/kept-files.ts';
import { fileToSend, isLargePhoto, sortChosen, type Attachment, type PhotoChoice } from './attachments.ts';
import { shrinkPhoto } from './shrink-photo.ts';
import { useTurns } from './use-turns.ts';

/**
 * The chosen files of a form, and whether large photos among them are reduced. They are kept in the browser until they
 * are sent. @param user whose they are @param form `course ID`
 */
export function useAttachments(user: string, form: string) {
  const [all, setAll] = useState<readonly Attachment[]>([]);
  const [refused, setRefused] = useState<Partial<Record<DocumentGroup, readonly string[]>>>({});
  const [choice, setChoice] = useState<PhotoChoice>('ask');
  /** How many came back from an earlier visit. */
  const [returned, setReturned] = useState(0);
  /** Choices whose first bytes are being read. */
  const [checking, setChecking] = useState(0);
  const lastId = useRef(0);
  const inTurn = useTurns();
  /** Ids of removed and sent files: a copy that is still being written is deleted afterwards. */
  const gone = useRef(new Set<number>());

  useEffect(() => {
    let wanted = true;
    void keptFiles(user, form).then((files) => {
      if (!wanted || files.length === 0) return;
      const back = files.map(({ id: kept, ...file }) => ({ ...file, kept, id: (lastId.current += 1) }));
      setReturned(back.length);
      setAll((before) => [...back, ...before]);
    });
    return () => void (wanted = false);
  }, [user, form]);

  const keep = async ({ id, group, file }: Attachment) => {
    const kept = await keepFile(user, form, group, file);
    if (kept !== null && gone.current.has(id)) return void dropFile(kept);
    setAll((before) => before.map((one) => (one.id === id ? { ...one, kept } : one)));
  };
  const take = (added: readonly Attachment[]) => {
    setAll((before) => [...before, ...added]);
    for (const one of added) void keep(one);
  };
  const add = async (group: DocumentGroup, files: readonly File[]) => {
    setChecking((before) => before + 1);
    const sorted = await inTurn(sortChosen(files, ACCEPTED_EXTENSIONS));
    setChecking((before) => before - 1);
    setRefused((before) => ({ ...before, [group]: sorted.refused }));
    take(sorted.taken.map((file) => ({ id: (lastId.current += 1), group, file })));
  };
  const forget = ({ id, kept }: Attachment) => {
    gone.current.add(id);
    if (kept) void dropFile(kept);
  };
  const remove = (id: number) => {
    all.filter((one) => one.id === id).forEach(forget);
    setAll((before) => before.filter((one) => one.id !== id));
  };

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
    add: (group: DocumentGroup, files: readonly File[]) => void add(group, files),
    remove,
    returned,
    /** Files that this browser cannot keep: a reload would lose them. */
    unkept: all.filter(({ kept }) => kept === null).length,
    /** Files whose copies are still being written. */
    keeping: all.some(({ kept }) => kept === undefined),
    /** After sending there is nothing left to keep; the files stay on the screen. */
    forgetAll: () => all.forEach(forget),
    /** Removes all files. @returns a function that adds them again */
    clear: () => {
      all.forEach(forget);
      setAll([]);
      setReturned(0);
      return () => take(all.map(({ group, file }) => ({ id: (lastId.current += 1), group, file })));
    },
    /** Files that were chosen a moment ago are not in `all` yet. */
    checking: checking > 0,
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
