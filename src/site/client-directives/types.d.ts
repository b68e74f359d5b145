import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Hydrates on the first pointer, touch, focus or key inside the island, or inside elements that match the
     * selector.
     */
    'client:touch'?: boolean | string;
  }
}
