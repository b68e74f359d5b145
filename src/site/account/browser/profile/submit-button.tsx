import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';

/**
 * Submits its form. While the request is running it keeps the focus and shows `working`; further presses are ignored
 * by the form's handler.
 */
export function SubmitButton({
  busy,
  working,
  variant,
  children,
}: {
  busy: boolean;
  /** Label during the request: 'Saving…' */
  working: string;
  variant?: ButtonVariant;
  children: ReactNode;
}) {
  return (
    <Button
      type="submit"
      {...(variant && { variant })}
      aria-disabled={busy || undefined}
      className="settings-submit"
    >
      {busy ? (
        <>
          <Icon of={LoaderCircle} className="settings-spin" />
          {working}
        </>
      ) : (
        children
      )}
    </Button>
  );
}
