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

/** Steps of the guide for a new owner, and all of it. */
export const SET_UP_WORDS = {
  name: 'Name and logo',
  contacts: 'Contacts',
  offices: 'Offices',
  samples: 'Remove the sample data',
  post: 'First post',
  import: 'First import',
  second_factor: 'Second factor',
  backup: 'Backup',
  all: 'The whole guide',
} as const;
export type SetUpStepName = keyof typeof SET_UP_WORDS;
export const SET_UP_STEPS = Object.keys(SET_UP_WORDS) as [SetUpStepName, ...SetUpStepName[]];

/** Skips a step, or takes that back. Taking back 'all' opens the guide again with every step. */
export const putOffSchema = z
  .object({ step: z.enum(SET_UP_STEPS), put_off: z.boolean() })
  .meta({ id: 'PutOff' });
export type PutOff = z.output<typeof putOffSchema>;

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
    /** What of the guide the consultancy has skipped; 'all': it is closed. */
    put_off: z.array(z.enum(SET_UP_STEPS)),
    /** Whether the person who asks has a second factor. */
    second_factor: z.boolean(),
    /** Whether this site has made a complete backup of itself. */
    backup: z.boolean(),
  })
  .meta({ id: 'SiteContent' });
export type SiteContent = z.infer<typeof siteContentSchema>;

/** What was removed, and which documents still show something invented, with the reason if it is a draft. */
export const removedSamplesSchema = samplesSchema
  .extend({ left: z.array(z.object({ name: z.string(), title: z.string(), has_draft: z.boolean() })) })
  .meta({ id: 'RemovedSamples' });
export type RemovedSamples = z.infer<typeof removedSamplesSchema>;

export const REMOVE_SAMPLES = 'remove the samples';

export const removeSamplesSchema = z
  .object({
    confirm: z.literal(REMOVE_SAMPLES, { error: `Type “${REMOVE_SAMPLES}”.` }),
  })
  .meta({ id: 'RemoveSamples' });
