import { useEffect, useEffectEvent, useState } from 'react';
import { KeysDialog } from '../../parts/keys-dialog.tsx';
import { useSession } from '../edit-session.ts';
import { MANNERS } from '../kinds.ts';
import { AS_DRAFT } from '../store/saver.ts';
import { useForm } from '../store/use-form.ts';
import { usePublish } from './use-publish.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select');

/** Keys of the form: Ctrl+S saves, Ctrl+Enter publishes, '?' shows them. */
export function KeysButton() {
  const { kind, saver } = useSession();
  const { readOnly } = useForm();
  const publish = usePublish();
  const [open, setOpen] = useState(false);
  const { publish: verb } = MANNERS[kind];
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const control = event.ctrlKey || event.metaKey;
    if (event.key === '?' && !control && !isTyping(event.target)) return setOpen(true);
    if (readOnly || !control || document.querySelector('[role=dialog]')) return;
    if (event.key === 'Enter' || (event.key.toLowerCase() === 's' && verb === 'Save')) {
      event.preventDefault();
      void publish();
    } else if (event.key.toLowerCase() === 's') {
      event.preventDefault();
      void saver.save(AS_DRAFT);
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  const keys: readonly (readonly [keys: string, what: string])[] = [
    ['Ctrl + S', verb === 'Save' ? 'Save' : 'Save the draft'],
    ['Ctrl + Enter', verb],
    ['Alt + ↑ or ↓', 'Move the item of a list'],
    ['?', 'Show these keys, outside a text'],
  ];
  return <KeysDialog keys={keys} open={open} onOpen={() => setOpen(true)} onClose={() => setOpen(false)} />;
}
