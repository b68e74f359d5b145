/** Renders plain islands on the server: nothing, so that only Astro's element for the island is left. */
const renderer = {
  name: 'plain',
  check: (component: unknown) => typeof component === 'function' && 'plain' in component,
  renderToStaticMarkup: () => ({ html: '' }),
};
export default renderer;
