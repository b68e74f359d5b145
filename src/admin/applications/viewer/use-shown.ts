import { useEffect, useRef, useState } from 'react';
import type { OpenDocument, ShownDocument } from '../use-document.ts';
import { openShown } from './open-shown.ts';
import type { Shown } from './shown.ts';

type Opened = { id: string } & { file?: Blob; shown?: Shown; problem?: string };

/**
 * Loads documents one after the other, and opens them. A document is loaded once, however often it is looked at: each
 * loading is recorded.
 */
export function useShown(document: ShownDocument, open: OpenDocument): Omit<Opened, 'id'> {
  const files = useRef(new Map<string, Promise<Blob | undefined>>());
  const [opened, setOpened] = useState<Opened>({ id: document.id });
  const latest = useRef({ document, open });
  useEffect(() => {
    latest.current = { document, open };
  });
  const { id } = document;

  useEffect(() => {
    const { document: wanted, open: load } = latest.current;
    let left = false;
    let shown: Shown | undefined;
    const show = async () => {
      const loading = files.current.get(id) ?? load(wanted);
      files.current.set(id, loading);
      const file = await loading.catch((error: unknown) => {
        // It can be tried again.
        files.current.delete(id);
        throw error;
      });
      if (!file || left) return;
      setOpened({ id, file });
      shown = await openShown(file, wanted.media_type);
      if (left) close(shown);
      else setOpened({ id, file, shown });
    };
    show().catch((error: unknown) => {
      if (!left)
        setOpened((last) => ({ ...(last.id === id ? last : { id }), problem: (error as Error).message }));
    });
    return () => {
      left = true;
      if (shown) close(shown);
    };
  }, [id]);

  return opened.id === id ? opened : {};
}

const close = (shown: Shown) => shown.kind === 'pages' && shown.close();
