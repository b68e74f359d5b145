/** Calls `action` once for each element that comes within `margin` of the viewport. */
export function whenNear(
  elements: Iterable<Element>,
  margin: string,
  action: (element: HTMLElement) => void,
) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        action(target as HTMLElement);
      }
    },
    { rootMargin: margin },
  );
  for (const element of elements) observer.observe(element);
}
