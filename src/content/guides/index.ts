import type { DestinationSlug } from '../../contract/destinations.ts';
import { australia } from './australia.ts';
import { canada } from './canada.ts';
import { dubai } from './dubai.ts';
import { newzealand } from './newzealand.ts';
import type { Guide } from './schema.ts';
import { uk } from './uk.ts';
import { usa } from './usa.ts';

export const guides: Readonly<Record<DestinationSlug, Guide>> = {
  australia,
  newzealand,
  uk,
  usa,
  canada,
  dubai,
};
