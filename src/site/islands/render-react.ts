import { createElement, type ComponentType, type ReactNode } from 'react';
import { untilPublished } from '../../content/live.ts';
import { markup, markupOfIsland } from './markup.ts';

/**
 * Renders components of React on the server, in one go. The integration's own renderer opens a stream for each component
 * and renders it once more to find out whether it is one. Without both, and with the frame of all pages kept
 * (layout/frame.tsx), a course page takes 7.8 ms of this thread instead of 12.8 on the same busy machine. Nothing of ours
 * waits inside a component: pages load before they render.
 */

type Slots = Readonly<Record<string, string>> & { default?: string };
interface Call {
  result: object;
}

const rendered = new WeakMap<object, number>();

/** A prefix for the ids of a component (useId), different for each on a page. */
function idPrefix({ result }: Call): string {
  const number = rendered.get(result) ?? 0;
  rendered.set(result, number + 1);
  return `r${number}`;
}

/** HTML that Astro has rendered, as a child. Astro takes the element around it away again if the component is no island. */
function slotted(html: string, island: boolean, name?: string): ReactNode {
  if (html.trim() === '') return null;
  return createElement(island ? 'astro-slot' : 'astro-static-slot', {
    name,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  });
}

type Keep = ReturnType<typeof untilPublished<string>>;
const keeps = new WeakMap<object, Keep>();

/**
 * The HTML of a component without properties, which shows documents and nothing else (not the time either): it is rendered once and
 * kept until staff publish. Ten parts of the home page are such components, most of its rendering.
 */
function keptMarkup(component: ComponentType<object>, prefix: string): string {
  const keep = keeps.get(component) ?? untilPublished<string>();
  keeps.set(component, keep);
  return keep(prefix, () => markup(createElement(component), prefix));
}

/** 'my-slot' is the property mySlot. */
const propertyOf = (slot: string): string =>
  slot.trim().replaceAll(/[-_]([a-z])/g, (_, letter: string) => letter.toUpperCase());

const isEmpty = (record: object): boolean => Object.keys(record).length === 0;

function render(
  this: Call,
  component: ComponentType<object>,
  { class: _class, ...given }: Readonly<Record<string, unknown>>,
  { default: children, ...slots }: Slots,
  metadata?: { hydrate?: string },
): { html: string; attrs: Record<string, string> } {
  const island = metadata?.hydrate !== undefined;
  const prefix = idPrefix(this);
  if (!island && children === undefined && isEmpty(given) && isEmpty(slots))
    return { html: keptMarkup(component, prefix), attrs: { prefix } };
  const named = Object.entries(slots).map(([name, html]) => [propertyOf(name), slotted(html, island, name)]);
  const properties = {
    ...given,
    ...(Object.fromEntries(named) as object),
    ...(children !== undefined && { children: slotted(children, island) }),
  };
  // Islands come alive in the browser, which needs marks between texts; the rest of a page does without them.
  const write = island ? markupOfIsland : markup;
  return { html: write(createElement(component, properties), prefix), attrs: { prefix } };
}

const renderer = {
  name: '@astrojs/react',
  /** Islands without React (render-plain.ts) are asked for before; every other function is a component of React. */
  check: (component: unknown) =>
    typeof component === 'function' ||
    (typeof component === 'object' && component !== null && '$$typeof' in component),
  renderToStaticMarkup: render,
  supportsAstroStaticSlot: true,
};
export default renderer;
