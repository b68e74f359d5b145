import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first pointer, touch, focus or key inside the island, or inside what the selector names. */
    'client:touch'?: boolean | string;
  }
}
