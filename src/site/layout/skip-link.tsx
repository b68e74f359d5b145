/** First in the tab order, shown when it has the focus. */
export function SkipLink() {
  return (
    <a href="#main" className="skip-link visually-hidden">
      Skip to the content
    </a>
  );
}
