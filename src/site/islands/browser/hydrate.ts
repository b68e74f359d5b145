import hydrate from '@astrojs/react/client.js';
import { createElement, type ComponentType } from 'react';
import { ErrorBoundary } from '../../../ui/failures/error-boundary.tsx';

/**
 * Hydrates every React island (astro.config.mjs): like the integration, but inside an error boundary. An island that
 * fails to render shows a message in its place, and the rest of the page stays.
 */
export default (element: HTMLElement): ReturnType<typeof hydrate> => {
  const start = hydrate(element);
  return (Island: ComponentType<object>, props, slots, options) => {
    const part = nameOf(element);
    const Guarded = (given: object) => createElement(ErrorBoundary, { part }, createElement(Island, given));
    return start(Guarded, props, slots, options);
  };
};

/** The component name that Astro writes into the page, such as 'CourseSearch'. */
function nameOf(element: HTMLElement): string {
  const { name } = JSON.parse(element.getAttribute('opts') ?? '{}') as { name?: string };
  return name ?? 'island';
}
