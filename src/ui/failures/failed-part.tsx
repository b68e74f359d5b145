import { useEffect, useRef } from 'react';

/** In place of a part of the page that broke. The heading is the specification's (section 8). */
export function FailedPart() {
  const shown = useRef<HTMLDivElement>(null);
  // What broke may have covered the page, and stood elsewhere.
  useEffect(() => {
    // Returns a promise in some browsers, which React would take for a way to clean up.
    shown.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className="notice notice-error failed-part" role="alert" ref={shown}>
      <div className="notice-body">
        <h2>Unexpected Application Error!</h2>
        <p>This part of the page failed. That is our fault, not yours. The rest of the page still works.</p>
        <button type="button" className="button button-secondary" onClick={() => location.reload()}>
          Reload
        </button>
      </div>
    </div>
  );
}
