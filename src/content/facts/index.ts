import type { DestinationSlug } from '../../contract/destinations.ts';
import { australia } from './australia.ts';
import { canada } from './canada.ts';
import { dubai } from './dubai.ts';
import { newzealand } from './newzealand.ts';
import type { Fact } from './schema.ts';
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

/** Every figure of the site, once. Pages, the comparison and the chat read figures only from here. */
export const facts = Object.assign({}, ...Object.values(factFiles).map((file) => file.facts)) as Readonly<
  Record<FactId, Fact>
>;

export const fact = (id: FactId): Fact => facts[id];

export const isFactId = (id: string): id is FactId => Object.hasOwn(facts, id);
