import { REFUSALS } from '../../contract/refusals.ts';
import { routes } from '../../contract/routes.ts';
import { here } from './leave.ts';

interface Page {
  title: string;
  text: string;
  /** The first link is the main one. */
  links: readonly { label: string; href: string }[];
}

const website = { label: 'Go to the website', href: routes.home() };

/** What a person sees who cannot enter yet, with links. */
const PAGES: Record<'second_factor_needed' | 'unreachable', () => Page> = {
  second_factor_needed: () => ({
    title: 'One more step before you get in',
    text: `${REFUSALS.second_factor_needed.message} You need your phone and an authenticator app; it takes two minutes. Then come back here.`,
    links: [{ label: 'Open Security', href: routes.accountSecurity() }, website],
  }),
  unreachable: () => ({
    title: 'We could not reach the server',
    text: 'Check your internet connection and try again. Nothing is lost.',
    links: [{ label: 'Try again', href: here() }, website],
  }),
};

export function showAtGate(root: HTMLElement, outcome: keyof typeof PAGES): void {
  const { title, text, links } = PAGES[outcome]();
  document.title = `${title} | Back office`;
  const main = element('main', { className: 'gate' });
  const nav = element('nav', { ariaLabel: 'Where to go' });
  nav.append(...links.map(({ label, href }) => element('a', { textContent: label, href })));
  main.append(element('h1', { textContent: title }), element('p', { textContent: text }), nav);
  root.replaceChildren(main);
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), properties);
}
