import type { FactForm } from '../../contract/forms/fact.ts';
import { live } from '../live.ts';
import type { DestinationSlug } from '../../contract/destinations.ts';
import { destinationOf } from '../destinations.ts';
import { australia } from './australia.ts';
import { canada } from './canada.ts';
import { dubai } from './dubai.ts';
import { newzealand } from './newzealand.ts';
import { valued } from './calculate.ts';
import { withForm } from './form.ts';
import type { Fact, StoredFact } from './schema.ts';
import { tests } from './tests.ts';
import { uk } from './uk.ts';
import { usa } from './usa.ts';

export type { Fact } from './schema.ts';

const countries = { australia, newzealand, uk, usa, canada, dubai } satisfies Record<
  DestinationSlug,
  unknown
>;

/** Facts and offices by subject. */
export const factFiles = { ...countries, tests };

type KeyOf<T> = T extends unknown ? keyof T : never;
export type FactId = KeyOf<(typeof factFiles)[keyof typeof factFiles]['facts']>;

/** Every figure of the site, once. */
const stored = Object.assign({}, ...Object.values(factFiles).map((file) => file.facts)) as Readonly<
  Record<FactId, StoredFact>
>;

export const factIds = Object.keys(stored) as FactId[];

export const isFactId = (id: string): id is FactId => Object.hasOwn(stored, id);

/** The name under which a figure that staff have changed is published. */
export const factDocument = (id: string): string => `fact:${id}`;

/** A figure as it was shipped, with what staff have changed in it. */
export function storedFact(id: FactId): StoredFact {
  const shipped = stored[id];
  const edited = live<FactForm | undefined>(factDocument(id), undefined);
  return edited ? withForm(shipped, edited) : shipped;
}

/**
 * A figure as it is now. Read it where it is shown, never while a module loads: figures can change while the site runs.
 */
export const fact = (id: FactId): Fact => valued(storedFact(id), (part) => fact(part as FactId));

/** The facts of a country, by its ISO 3166-1 alpha-2 code, in the order of its file. */
export const factsOfCountry = (iso2: string): FactId[] => factIds.filter((id) => stored[id].country === iso2);

/** What staff call a figure: several countries have one of the same name. */
export function titleOfFact(id: FactId, label: string): string {
  const { country } = stored[id];
  const place = country === null ? undefined : destinationOf(country);
  return place ? `${label} (${place.name})` : label;
}

/** A figure as it was shipped. */
export const shippedFact = (id: FactId): StoredFact => stored[id];
