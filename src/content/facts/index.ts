import { australia } from './australia.ts';
import { canada } from './canada.ts';
import { dubai } from './dubai.ts';
import { newZealand } from './new-zealand.ts';
import type { Fact } from './schema.ts';
import { tests } from './tests.ts';
import { uk } from './uk.ts';
import { usa } from './usa.ts';

export type { Fact } from './schema.ts';

/** Every figure of the site, once. Pages, the comparison and calculators read figures only from here. */
export const facts = { ...australia, ...usa, ...canada, ...newZealand, ...uk, ...dubai, ...tests };

export type FactId = keyof typeof facts;

export const fact = (id: FactId): Fact => facts[id];

export const isFactId = (id: string): id is FactId => Object.hasOwn(facts, id);
