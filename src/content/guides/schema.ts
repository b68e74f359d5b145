import type * as z from 'zod';
import type { guideForm } from '../../contract/documents/guides.ts';
import type { FactId } from '../facts/index.ts';
import type { OfficeId } from '../offices.ts';

/** The guide to a country. Figures appear only as {fact:id} markers. */
export type Guide = z.infer<ReturnType<typeof guideForm<FactId, OfficeId>>>;
/** A step of the visa process or an item of the FAQ; both have the same fields. */
export type GuideEntry = Guide['faq'][number];
export type GuideList = NonNullable<GuideEntry['lists']>[number];
export type GuidePoint = Guide['features'][number];
