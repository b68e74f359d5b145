import type { ComponentType, LazyExoticComponent, ReactElement } from 'react';
import type { RightObject } from '../../contract/rights.ts';
import type { Filter } from './data-provider.ts';

/** Work for a person, counted by requesting the noun's list with a filter. */
export interface Need {
  filter: Filter;
  /** Text for this many of them (at least one): 'Two mails were given up'. */
  sentence: (count: number) => string;
  /** 'wrong' is red and counted in the menu; 'open' is ordinary work. */
  weight: 'wrong' | 'open';
}

/** A figure for the start page, counted like a need. */
export interface Figure {
  label: string;
  filter: Filter;
}

type Screen = LazyExoticComponent<ComponentType>;

/** The groups of the menu, in its order. */
export const GROUPS = ['Students', 'Site', 'Catalogue', 'Office'] as const;
export type Group = (typeof GROUPS)[number];

/**
 * A noun of the back office: its menu entry, its screens (each loaded when first opened) and its part of the start
 * page. To add one, create a folder beside people/ and mails/ and add a line to nouns.ts.
 */
export interface Noun {
  /** As in the API's paths (/api/staff/people/) and ours (/admin/people). */
  name: string;
  label: string;
  /** Where the menu shows it. */
  group: Group;
  /** The menu does not show it: another screen leads to it. */
  offMenu?: boolean;
  icon: ReactElement;
  /** The object of rights that its screens show: hidden from those who may not read it. */
  right: RightObject;
  list: Screen;
  /** The screen of one record, at /admin/people/{id}. */
  one?: Screen;
  /** The form of one record beside such a screen, at /admin/events/{id}/edit. */
  edit?: Screen;
  /** More screens of one record by the last part of their path: /admin/events/{id}/door. */
  beside?: Readonly<Record<string, Screen>>;
  needs: readonly Need[];
  figures: readonly Figure[];
}

/** The list with a filter applied, as a path within the back office. */
export const listPath = (name: string, filter: Filter): string =>
  `/${name}?${new URLSearchParams({ filter: JSON.stringify(filter), page: '1' }).toString()}`;
