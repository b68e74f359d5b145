import type { Country } from '../../contract/countries.ts';
import { DESTINATIONS, type DestinationSlug } from '../../contract/destinations.ts';
import type { PublicReads } from '../../contract/public-reads.ts';
import { destinations, type Destination } from '../../content/destinations.ts';
import { isShown, shownDestinations } from '../../content/shown-destinations.ts';
import { guideOf } from '../../content/guides/index.ts';
import type { Guide } from '../../content/guides/schema.ts';
import { everyItem } from '../courses/choices.ts';

export interface DatedRate {
  npr: number;
  as_of: string;
  source: string;
}
/** Rupees per unit, by ISO currency; empty if the catalogue knows no rate. */
export type Rates = Readonly<Record<string, DatedRate>>;

export interface GuideView {
  destination: Destination;
  guide: Guide;
  /** The catalogue's country; null if it has none or cannot be read. */
  country: Country | null;
  courseCount: number;
  rates: Rates;
}

/** Whether an address is that of a guide which visitors see. */
export const isDestination = (slug: string | undefined): slug is DestinationSlug =>
  slug !== undefined && Object.hasOwn(DESTINATIONS, slug) && isShown(slug as DestinationSlug);

/**
 * A guide with the catalogue's data about its country. If the catalogue cannot be read, the guide is shown without
 * it.
 */
export async function loadGuide(reads: PublicReads, slug: DestinationSlug): Promise<GuideView> {
  const destination = destinations.find((each) => each.slug === slug);
  if (!destination) throw new Error(`No destination ${slug}`);
  const view = { destination, guide: guideOf(slug), country: null, courseCount: 0, rates: {} };
  try {
    const countries = await everyItem((query) => reads.countries(query));
    return { ...view, ...(await catalogueOf(reads, countries, destination)) };
  } catch {
    return view;
  }
}

/** The rates of the currencies of all destinations that are shown. */
export async function loadRates(reads: PublicReads): Promise<Rates> {
  const views = await Promise.all(shownDestinations().map(({ slug }) => loadGuide(reads, slug)));
  return Object.assign({}, ...views.map(({ rates }) => rates)) as Rates;
}

/** A small page of courses is enough to know their number and the rate of their currency. */
async function catalogueOf(
  reads: PublicReads,
  countries: readonly Country[],
  { iso2 }: Destination,
): Promise<Pick<GuideView, 'country' | 'courseCount' | 'rates'>> {
  const country = countries.find((each) => each.iso2 === iso2) ?? null;
  if (!country) return { country, courseCount: 0, rates: {} };
  const courses = await reads.courses({ country: [String(country.id)], records: '10' });
  if (!courses.ok) return { country, courseCount: 0, rates: {} };
  const priced = courses.value.results.flatMap(({ currency, exchange_rate: rate }) =>
    currency && rate ? [[currency, rate] as const] : [],
  );
  return { country, courseCount: courses.value.count, rates: Object.fromEntries(priced) };
}
