/** A turning ring with its words: said by screen readers, shown beside it unless `hideLabel`. */
export function Spinner({ label = 'Loading...', hideLabel }: { label?: string; hideLabel?: boolean }) {
  return (
    <span role="status" className="inline-flex items-center gap-3">
      <span className="spinner" aria-hidden="true" />
      <span className={hideLabel ? 'visually-hidden' : undefined}>{label}</span>
    </span>
  );
}

/** A grey bar where text will be. Give it a width and a height by class. */
export function Skeleton({ className = 'h-5 w-full' }: { className?: string }) {
  return <span className={`skeleton ${className}`} aria-hidden="true" />;
}
