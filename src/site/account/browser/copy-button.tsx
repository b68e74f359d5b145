import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** @param what the object of the label, such as 'the key' */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // No HTTPS, or no permission.
      setState('refused');
    }
  };
  return (
    <>
      <Button variant="secondary" onClick={() => void copy()}>
        <Icon of={state === 'copied' ? Check : Copy} />
        Copy<span className="visually-hidden"> {what}</span>
      </Button>
      <span role="status" className={state === 'refused' ? 'settings-small' : 'visually-hidden'}>
        {state === 'copied' && 'Copied'}
        {state === 'refused' && 'Your browser does not let this page copy. Please select the text yourself.'}
      </span>
    </>
  );
}
