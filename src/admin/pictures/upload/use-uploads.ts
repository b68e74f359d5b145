import { useCallback, useEffect, useRef, useState } from 'react';
import { pathOf } from '../../../contract/calls/address.ts';
import type { LibraryItem } from '../../../contract/picture-library.ts';
import { newKey } from '../../../contract/new-key.ts';
import { faultOf } from './check-file.ts';
import { sendPicture } from './send-file.ts';

export interface UploadItem {
  key: string;
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'existed' | 'failed';
  /** The part that has arrived, 0 to 1. */
  progress: number;
  picture?: LibraryItem;
  problem?: string;
  firstFrameOnly?: boolean;
  /** Keep a second copy of a file that the library has. */
  again?: boolean;
}

/** More at once would only make each slower. */
const AT_ONCE = 2;

/** Uploads several files, two at a time. One that fails leaves the others alone and can be tried again. */
export function useUploads(onStored: (picture: LibraryItem) => void) {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const waiting = useRef<UploadItem[]>([]);
  const running = useRef(0);
  const stop = useRef(new AbortController());
  const stored = useRef(onStored);
  useEffect(() => {
    stored.current = onStored;
  });
  useEffect(() => {
    const controller = new AbortController();
    stop.current = controller;
    return () => controller.abort();
  }, []);

  const change = useCallback((key: string, changes: Partial<UploadItem>) => {
    setItems((before) => before.map((item) => (item.key === key ? { ...item, ...changes } : item)));
  }, []);

  const send = useCallback(
    async ({ key, file, again }: UploadItem) => {
      const { signal } = stop.current;
      try {
        const { picture, existed, first_frame_only } = await sendPicture(
          pathOf('POST /api/staff/pictures/'),
          file,
          {
            fields: again ? { again: 'true' } : {},
            onProgress: (progress) => change(key, { progress }),
            signal,
          },
        );
        change(key, {
          state: existed ? 'existed' : 'done',
          picture,
          firstFrameOnly: first_frame_only,
        });
        if (!existed) stored.current(picture);
      } catch (error) {
        if (!signal.aborted) change(key, { state: 'failed', problem: (error as Error).message });
      }
    },
    [change],
  );

  const work = () => {
    while (running.current < AT_ONCE) {
      const next = waiting.current.shift();
      if (!next) return;
      running.current += 1;
      change(next.key, { state: 'sending', progress: 0 });
      void send(next).finally(() => {
        running.current -= 1;
        work();
      });
    }
  };
  const queue = (more: readonly UploadItem[]) => {
    waiting.current.push(...more);
    work();
  };

  return {
    items,
    add: (files: Iterable<File>) => {
      const added = [...files].map((file): UploadItem => {
        const problem = faultOf(file);
        const about = { key: newKey(), file, progress: 0 };
        return problem ? { ...about, state: 'failed', problem } : { ...about, state: 'waiting' };
      });
      setItems((before) => [...before, ...added]);
      queue(added.filter(({ state }) => state === 'waiting'));
    },
    retry: (key: string, again = false) => {
      const item = items.find((each) => each.key === key);
      if (!item || faultOf(item.file)) return;
      change(key, { state: 'waiting' });
      queue([{ ...item, again }]);
    },
    remove: (key: string) => setItems((before) => before.filter((item) => item.key !== key)),
    /** The picture was described: it needs no attention any more. */
    described: (key: string, picture: LibraryItem) => change(key, { picture }),
  };
}
