import { DESTINATIONS, type DestinationEntry, type DestinationSlug } from '../../../contract/destinations.ts';
import { inSentence } from '../../destinations.ts';
import { isShown } from '../../shown-destinations.ts';
import type { Terms } from './terms.ts';

/** More spellings of destinations; their name and `also` come from the contract. */
const spellings: Partial<Record<DestinationSlug, string>> = {
  australia:
    'australia, australian, austrelia, astralia, astrelia, austalia, australlia, ostrelia, astreliya, asutralia, austrlia, austrlya, aust, oz, अष्ट्रेलिया, अस्ट्रेलिया, अष्टेलिया, अस्टेलिया, अष्ट्रेलीया',
  newzealand:
    'new zealand, newzealand, newziland, new ziland, newzeland, new zeland, kiwi, nyujiland, न्युजिल्याण्ड, न्यूजील्याण्ड, न्युजिल्यान्ड, न्युजिल्याँड',
  uk: 'uk, united kingdom, england, britain, great britain, british, belayat, bilayat, united kingdom uk, scotland, wales, northern ireland, युके, यूके, बेलायत, इङ्ल्याण्ड, इंग्ल्याण्ड',
  usa: 'usa, us, united states, united states of america, america, american, amerika, states, opt, अमेरिका, युएसए, अमेरीका',
  canada: 'canada, canadian, cannada, canda, kanada, cananda, pgwp, क्यानडा, क्यानाडा',
  dubai: 'dubai, uae, emirates, united arab emirates, dubei, dubhai, दुबई, दुबइ, युएई',
};

/** Cities and regions: the guide is about the whole country, and the answer says so. */
export const cities: Partial<Record<DestinationSlug, string>> = {
  australia:
    'sydney, melbourne, brisbane, perth, adelaide, darwin, hobart, canberra, tasmania, queensland, victoria, nsw, cairns, gold coast, सिड्नी, मेलबर्न',
  newzealand: 'auckland, wellington, christchurch, hamilton, dunedin, अकल्यान्ड',
  uk: 'manchester, birmingham, glasgow, edinburgh, leeds, liverpool, cardiff, oxford, coventry',
  usa: 'new york, texas, california, boston, chicago, florida, washington, ohio, louisiana, टेक्सास, न्युयोर्क',
  canada:
    'toronto, vancouver, ontario, montreal, quebec, alberta, calgary, winnipeg, manitoba, british columbia, bc, nova scotia, टोरन्टो',
  dubai: 'abu dhabi, sharjah, ajman, abudhabi',
};

/** The UK has figures of its own for London. */
export const LONDON = 'london, लण्डन, लन्डन';
const OUTSIDE_LONDON = 'outside london, out of london, outside of london, not london, london bahira';

/** Countries without a guide: they are named, so that nobody gets the figures of another country. */
export const elsewhere =
  'Japan=japan japanese जापान, Korea=korea korean southkorea कोरिया, Malta=malta माल्टा, Germany=germany german jarmani germani deutschland जर्मनी, France=france french फ्रान्स, Italy=italy italian इटाली, Spain=spain स्पेन, Portugal=portugal portugese पोर्चुगल, Poland=poland पोल्याण्ड, Finland=finland फिनल्याण्ड, Sweden=sweden स्विडेन, Norway=norway नर्वे, Denmark=denmark डेनमार्क, Ireland=ireland irish, Iceland=iceland, Netherlands=netherlands holland dutch, Belgium=belgium, Austria=austria austrian अस्ट्रिया, Switzerland=switzerland swiss, Hungary=hungary, Romania=romania, Croatia=croatia, Cyprus=cyprus साइप्रस, Greece=greece, Turkey=turkey, Lithuania=lithuania, Latvia=latvia, Estonia=estonia, Slovakia=slovakia, Slovenia=slovenia, Czechia=czechia czech, Bulgaria=bulgaria, Serbia=serbia, Ukraine=ukraine, Russia=russia russian रुस, Georgia=georgia, Kazakhstan=kazakhstan, Kyrgyzstan=kyrgyzstan, Uzbekistan=uzbekistan, China=china chinese चीन, Taiwan=taiwan, Singapore=singapore सिंगापुर, Malaysia=malaysia मलेसिया, Thailand=thailand, Philippines=philippines philippine, Indonesia=indonesia, Vietnam=vietnam, India=india indian भारत, Bangladesh=bangladesh, Pakistan=pakistan, Bhutan=bhutan, Maldives=maldives, Qatar=qatar कतार, Bahrain=bahrain, Kuwait=kuwait, Oman=oman, Israel=israel, Egypt=egypt, Mauritius=mauritius, Kenya=kenya, Brazil=brazil, Mexico=mexico, Argentina=argentina, Chile=chile, Europe=europe european schengen युरोप, Luxembourg=luxembourg, Hongkong=hongkong, Fiji=fiji, Scandinavia=scandinavia, Africa=africa, Asia=asia, Albania=albania, Armenia=armenia, Azerbaijan=azerbaijan, Macau=macau, Brunei=brunei, Cambodia=cambodia, Belarus=belarus, Moldova=moldova, Jordan=jordan, Iran=iran, Iraq=iraq, Afghanistan=afghanistan, Colombia=colombia, Peru=peru, Nigeria=nigeria, Ghana=ghana, Saudi Arabia=saudi';

const join = (...phrases: readonly (string | undefined)[]) => phrases.filter(Boolean).join(', ');

/** Names of places as terms: 'place:uk', 'city:uk/London', 'elsewhere:Japan'. */
export function placeTerms(): Terms {
  const terms: Record<string, string> = isShown('uk')
    ? { 'place:uk london': LONDON, 'place:uk outside': OUTSIDE_LONDON }
    : {};
  for (const slug of Object.keys(DESTINATIONS) as DestinationSlug[]) {
    const place: DestinationEntry = DESTINATIONS[slug];
    const { name, also } = place;
    const known = also.filter((word) => word !== 'london').join(', ');
    terms[isShown(slug) ? `place:${slug}` : `elsewhere:${inSentence(place)}`] = join(
      name,
      known,
      spellings[slug],
    );
  }
  for (const [slug, names] of Object.entries(cities)) {
    if (!isShown(slug as DestinationSlug)) continue;
    for (const city of names.split(', ')) terms[`city:${slug}/${city}`] = city;
  }
  for (const entry of elsewhere.split(', ')) {
    const [name = '', words = ''] = entry.split('=');
    terms[`elsewhere:${name}`] = words.split(' ').join(', ');
  }
  return terms;
}
