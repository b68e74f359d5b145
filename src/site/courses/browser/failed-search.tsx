import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

export function FailedSearch({ message, retry }: { message: string; retry: () => void }) {
  return (
    <Notice tone="error" title={message}>
      <p className="mt-1 mb-3">Your filters are still set. Check your connection and try again.</p>
      <Button variant="secondary" onClick={retry}>
        Try again
      </Button>
    </Notice>
  );
}
