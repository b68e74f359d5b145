import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { COURSES_ERROR } from './load-course-search.ts';

/** Shown by browser/live-search.ts when a search gets no answer. */
export function FailedSearch() {
  return (
    <Notice tone="error" title={COURSES_ERROR}>
      <p className="mt-1 mb-3">Your filters are still set. Check your connection and try again.</p>
      <Button variant="secondary" data-retry="">
        Try again
      </Button>
    </Notice>
  );
}
