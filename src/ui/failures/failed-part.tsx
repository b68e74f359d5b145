import { useEffect, useRef } from 'react';

/** Replaces a part of the page that failed to render. The heading is specified (behaviour.md, section 8). */
export function FailedPart({ reference }: { reference?: string | undefined }) {
  const shown = useRef<HTMLDivElement>(null);
  // The failed part may have covered the page or been somewhere else on it.
  useEffect(() => {
    // Block body: in some browsers scrollIntoView returns a promise, which React would take for a cleanup function.
    shown.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className="notice notice-error failed-part" role="alert" ref={shown}>
      <div className="notice-body">
        <h2>Unexpected Application Error!</h2>
        <p>This part of the page failed. It is our fault, not yours. The rest of the page still works.</p>
        {reference && <p>Reference: {reference}</p>}
        <button type="button" className="button button-secondary" onClick={() => location.reload()}>
          Reload
        </button>
      </div>
    </div>
  );
}
