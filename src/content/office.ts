import * as z from 'zod';

export const officeSchema = z.object({ name: z.string().min(3), href: z.url({ protocol: /^https$/ }) });
/** An office that decides or publishes something, and where to check it. */
export type Office = z.infer<typeof officeSchema>;
