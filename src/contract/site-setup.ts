import * as z from 'zod';

const count = z.int().min(0);

/** Invented rows of the catalogue, of posts and of events that the site came with. */
export const samplesSchema = z
  .object({
    universities: count,
    courses: count,
    scholarships: count,
    articles: count,
    events: count,
  })
  .meta({ id: 'Samples' });
export type Samples = z.infer<typeof samplesSchema>;

export const siteContentSchema = z
  .object({
    /** The documents that differ from the shipped ones or have a draft. Every other one is as shipped. */
    documents: z.array(
      z.object({
        name: z.string(),
        /** Visitors see a value of our own. */
        replaced: z.boolean(),
        has_draft: z.boolean(),
        /** A part of what is stored no longer fits the form; visitors see the shipped value there. */
        needs_attention: z.boolean(),
        changed_at: z.iso.datetime().nullable(),
        changed_by: z.string().nullable(),
      }),
    ),
    /** The short name and the address of the logo, as visitors see them. */
    brand: z.object({ name: z.string(), logo: z.string().nullable() }),
    samples: samplesSchema,
    /** Documents that still show visitors something invented. */
    sample_documents: z.array(z.object({ name: z.string(), title: z.string() })),
    /** What is ours: published posts that staff wrote, and courses that are no samples. */
    own: z.object({ articles: count, courses: count }),
    /** Whether the person who asks has a second factor. */
    second_factor: z.boolean(),
  })
  .meta({ id: 'SiteContent' });
export type SiteContent = z.infer<typeof siteContentSchema>;

export const REMOVE_SAMPLES = 'remove the samples';

export const removeSamplesSchema = z
  .object({
    confirm: z.literal(REMOVE_SAMPLES, { error: `Type “${REMOVE_SAMPLES}”.` }),
  })
  .meta({ id: 'RemoveSamples' });
