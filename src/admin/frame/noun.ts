import type { ComponentType, LazyExoticComponent, ReactElement } from 'react';
import type { Filter } from './data-provider.ts';

/** Something a person has to look at, counted by asking the noun's own list with a filter. */
export interface Need {
  filter: Filter;
  /** What it is with this many of them (never none): 'Two mails were given up'. */
  sentence: (count: number) => string;
  /** 'wrong' shows in red and as a number in the menu; 'open' is plain work. */
  weight: 'wrong' | 'open';
}

/** A figure worth knowing at a glance, counted like a need. */
export interface Figure {
  label: string;
  filter: Filter;
}

type Screen = LazyExoticComponent<ComponentType>;

/**
 * One noun of the back office: its place in the menu, its screens (each fetched when it is opened first) and what of
 * it the start page tells. A new one is a folder beside people/ and mails/ and a line in nouns.ts.
 */
export interface Noun {
  /** As in the API's addresses (/api/staff/people/) and in ours (/admin/people). */
  name: string;
  label: string;
  icon: ReactElement;
  list: Screen;
  /** One record, at /admin/people/{id}. */
  one?: Screen;
  needs: readonly Need[];
  figures: readonly Figure[];
}

/** The list with a filter on, as a path within the back office. */
export const listPath = (name: string, filter: Filter): string =>
  `/${name}?${new URLSearchParams({ filter: JSON.stringify(filter), page: '1' }).toString()}`;
