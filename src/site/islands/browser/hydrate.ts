import hydrate from '@astrojs/react/client.js';
import { createElement, type ComponentType } from 'react';
import { ErrorBoundary } from '../../../ui/failures/error-boundary.tsx';

/**
 * How every React island comes alive (astro.config.mjs): as the integration does it, within an error boundary. One that
 * cannot be rendered says so in its place, and the rest of the page stays.
 */
export default (element: HTMLElement): ReturnType<typeof hydrate> => {
  const start = hydrate(element);
  return (Island: ComponentType<object>, props, slots, options) => {
    const part = nameOf(element);
    const Guarded = (given: object) => createElement(ErrorBoundary, { part }, createElement(Island, given));
    return start(Guarded, props, slots, options);
  };
};

/** 'CourseSearch', as Astro writes it into the page. */
function nameOf(element: HTMLElement): string {
  const { name } = JSON.parse(element.getAttribute('opts') ?? '{}') as { name?: string };
  return name ?? 'island';
}
