/** Tells whether an element is seen, soon after the call and whenever that changes. */
export function watchSeen(element: Element, tell: (seen: boolean) => void): void {
  new IntersectionObserver((entries) => tell(entries.at(-1)!.isIntersecting)).observe(element);
}

/**
 * Calls `action` once for each element of `left` that comes within `margin` of the viewport, and removes it from `left`. Calls `below` for
 * those that are below the viewport before. Their places come from the observer: asking for them would lay the page out again.
 */
export function whenNear(
  left: Set<HTMLElement>,
  margin: string,
  action: (element: HTMLElement) => void,
  below?: (element: HTMLElement) => void,
): void {
  const observer = new IntersectionObserver(
    (entries) => {
      // Read once: reading it after a change lays the page out again.
      const bottom = below && innerHeight;
      for (const { isIntersecting, boundingClientRect, target } of entries) {
        const element = target as HTMLElement;
        // An element that was near is no longer in `left`. Later reports of it do not count.
        if (isIntersecting) {
          if (left.delete(element)) action(element);
        } else if (below && left.has(element) && boundingClientRect.top > bottom!) below(element);
      }
    },
    { rootMargin: margin },
  );
  for (const element of left) observer.observe(element);
}
