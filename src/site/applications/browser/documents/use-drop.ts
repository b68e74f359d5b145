import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Accepts files dropped on an element. @returns whether files are being dragged over it */
export function useDrop(element: RefObject<HTMLElement | null>, onDrop: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const dropped = useEffectEvent((event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onDrop([...(event.dataTransfer?.files ?? [])]);
  });
  useEffect(() => {
    const zone = element.current;
    if (!zone) return;
    const listening = new AbortController();
    const { signal } = listening;
    const held = (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    };
    zone.addEventListener('dragover', held, { signal });
    zone.addEventListener('dragleave', () => setOver(false), { signal });
    zone.addEventListener('drop', (event) => dropped(event), { signal });
    return () => listening.abort();
  }, [element]);
  return over;
}
