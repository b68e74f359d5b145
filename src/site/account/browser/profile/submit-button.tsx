import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';

/**
 * Sends its form. While that is on its way it stays focused and says so, and another press does nothing (the form's own
 * handler ignores it).
 */
export function SubmitButton({
  busy,
  working,
  look,
  children,
}: {
  busy: boolean;
  /** What it says meanwhile: 'Saving…' */
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
