import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';

/**
 * Submits its form. While the request is running it keeps the focus and shows `working`; further presses are ignored
 * by the form's handler.
 */
export function SubmitButton({
  busy,
  working,
  look,
  children,
}: {
  busy: boolean;
  /** Label during the request: 'Saving…' */
  working: string;
  look?: ButtonLook;
  children: ReactNode;
}) {
  return (
    <Button
      type="submit"
      {...(look && { look })}
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
