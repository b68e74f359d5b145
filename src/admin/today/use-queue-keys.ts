import { useEffect, useEffectEvent } from 'react';
import { isTaken } from '../parts/keys-dialog.tsx';

/** What the keys do with the row that has the focus, or with the selection. */
interface QueueKeys {
  toggle: (id: string) => void;
  /** 'a', 'd', 'w' and '?', by their key. */
  actions: Readonly<Record<string, () => void>>;
}

const links = () => [...document.querySelectorAll<HTMLElement>('[data-queue]')];
/** The link of the row with the focus. */
const current = () =>
  document.activeElement?.closest('li, tr')?.querySelector<HTMLElement>('[data-queue]') ?? undefined;

/** Keys of the queue, outside fields and dialogs: j and k go down and up, x selects. Enter opens, as on every link. */
export function useQueueKeys({ toggle, actions }: QueueKeys): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event)) return;
    const here = current();
    if (event.key === 'j' || event.key === 'k') {
      const all = links();
      const at = here ? all.indexOf(here) + (event.key === 'j' ? 1 : -1) : 0;
      const next = all[Math.min(Math.max(at, 0), all.length - 1)];
      next?.focus();
      next?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'x' && here) {
      toggle(here.dataset['queue']!);
    } else if (actions[event.key]) {
      event.preventDefault();
      actions[event.key]!();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
