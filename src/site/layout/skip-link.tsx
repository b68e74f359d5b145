/** First in the tab order; visible when focused. */
export function SkipLink() {
  return (
    <a href="#main" className="skip-link visually-hidden">
      Skip to the content
    </a>
  );
}
