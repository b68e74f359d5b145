import type * as z from 'zod';
import type { serviceForm } from '../../contract/documents/services.ts';
import type { ServiceSlug } from '../../contract/routes.ts';

export type ServiceText = z.infer<typeof serviceForm>;

/** A service page. Its name, address and drawing are in service-tiles.ts. */
export type Service = ServiceText & { slug: ServiceSlug };

/** Texts may contain links, `[label](/path)`, and figures, `{fact:id}`. */
export type Point = ServiceText['steps'][number];
export type Question = ServiceText['questions'][number];
