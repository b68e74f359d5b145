import { Idiomorph } from 'idiomorph';
import type { TrustedTypes } from '../../../ui/trusted-types.ts';

/**
 * A page of this site as HTML to be parsed into a document that runs nothing. Without its styles: those that are its own
 * are not named in the policy of the page that is shown, and none of them are taken over.
 */
const withoutStyles = (page: string) => page.replaceAll(/<style[^]*?<\/style>/g, '');
const pages = (globalThis as TrustedTypes).trustedTypes?.createPolicy('course-search', {
  createHTML: withoutStyles,
});

/** An element of the page that is always there. */
export const element = (page: HTMLElement, selector: string) => page.querySelector<HTMLElement>(selector)!;

/** Dims the results and says that they are loading, or says what is shown now. */
export function setBusy(page: HTMLElement, busy: boolean, said = 'Loading...'): void {
  element(page, '.course-search-results').ariaBusy = String(busy);
  const status = element(page, '#course-search-status');
  status.className = busy ? 'course-search-loading' : 'visually-hidden';
  status.textContent = said;
}

/**
 * Takes over what differs in a fetched page of the search. Elements that stay keep their focus, and groups stay open.
 * @param typing whether the field that has the focus keeps its text
 * @returns the canonical address of the search
 * @throws if it is not a page of the search
 */
export function showAnswer(page: HTMLElement, text: string, typing: boolean): string | undefined {
  const answer = new DOMParser().parseFromString(pages?.createHTML(text) ?? withoutStyles(text), 'text/html');
  const shown = answer.getElementById(page.id);
  if (!shown) throw new Error('Not a page of the search');
  const focused = document.activeElement;
  document.title = answer.title;
  void Idiomorph.morph(page, [...shown.childNodes], {
    morphStyle: 'innerHTML',
    ignoreActiveValue: typing,
    callbacks: {
      beforeNodeMorphed: (node: Node) => (node as Element).id !== 'course-search-status',
      beforeAttributeUpdated: (name: string, _node: Element, change: string) =>
        !(name === 'open' && change === 'remove'),
    },
  });
  setBusy(page, false, element(page, '.course-search-shown .notice-error, #search-result').textContent);
  // A chip that was pressed is gone.
  if (focused && !focused.isConnected) element(page, '#search-result').focus({ preventScroll: true });
  return shown.dataset['address'];
}

/** Shows in the place of the results that there was no answer. */
export function showFailure(page: HTMLElement): void {
  setBusy(page, false, '');
  element(page, '#search-result').textContent = 'Search Result';
  const failed = (element(page, '#course-search-failed') as HTMLTemplateElement).content;
  element(page, '.course-search-shown').replaceChildren(failed.cloneNode(true));
}

export function showTop(page: HTMLElement): void {
  const heading = element(page, '#search-result');
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
}
