import type { Start } from './plain-island.ts';

/** Starts every plain island (astro.config.mjs). */
export default (island: HTMLElement) => (start: Start) => start(island);
