import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

const HYDRATE = './src/site/islands/browser/hydrate.ts';
const RENDER = './src/site/islands/render-react.ts';

/** The React integration with our rendering, and our hydration: each island inside an error boundary. */
export function reactIslands(): AstroIntegration {
  const integration = react();
  const setup = integration.hooks['astro:config:setup'];
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        setup?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({ ...renderer, clientEntrypoint: HYDRATE, serverEntrypoint: RENDER }),
        }),
    },
  };
}

/** Islands without React (browser/plain-island.ts). Before those of React, which takes every function for a component. */
export function plainIslands(): AstroIntegration {
  return {
    name: 'plain-islands',
    hooks: {
      'astro:config:setup': ({ addRenderer }) =>
        addRenderer({
          name: 'plain',
          serverEntrypoint: './src/site/islands/render-plain.ts',
          clientEntrypoint: './src/site/islands/browser/start-plain.ts',
        }),
    },
  };
}
