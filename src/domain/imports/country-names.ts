import { fold } from '../search/terms.ts';

/** Currencies of the countries that teach international students; others are added when a file first needs them. */
const CURRENCIES: Readonly<Record<string, string>> = {
  AE: 'AED', AT: 'EUR', AU: 'AUD', BD: 'BDT', BE: 'EUR', BG: 'EUR', BH: 'BHD', BR: 'BRL', CA: 'CAD', CH: 'CHF', CN: 'CNY',
  CY: 'EUR', CZ: 'CZK', DE: 'EUR', DK: 'DKK', EE: 'EUR', EG: 'EGP', ES: 'EUR', FI: 'EUR', FR: 'EUR', GB: 'GBP', GE: 'GEL',
  GR: 'EUR', HK: 'HKD', HR: 'EUR', HU: 'HUF', ID: 'IDR', IE: 'EUR', IN: 'INR', IS: 'ISK', IT: 'EUR', JP: 'JPY', KR: 'KRW',
  KW: 'KWD', LK: 'LKR', LT: 'EUR', LU: 'EUR', LV: 'EUR', MO: 'MOP', MT: 'EUR', MU: 'MUR', MX: 'MXN', MY: 'MYR', NL: 'EUR',
  NO: 'NOK', NP: 'NPR', NZ: 'NZD', OM: 'OMR', PH: 'PHP', PK: 'PKR', PL: 'PLN', PT: 'EUR', QA: 'QAR', RO: 'RON', SA: 'SAR',
  SE: 'SEK', SG: 'SGD', SI: 'EUR', SK: 'EUR', TH: 'THB', TR: 'TRY', TW: 'TWD', US: 'USD', VN: 'VND', ZA: 'ZAR',
}; // oxfmt-ignore

/** Common names besides those of the Unicode list, which has 'United States' and 'Türkiye'. */
const ALIASES: Readonly<Record<string, string>> = {
  usa: 'US', 'united states of america': 'US', uk: 'GB', 'great britain': 'GB', england: 'GB', scotland: 'GB', wales: 'GB',
  uae: 'AE', dubai: 'AE', 'hong kong': 'HK', turkey: 'TR', 'czech republic': 'CZ', korea: 'KR', holland: 'NL', macau: 'MO',
}; // oxfmt-ignore

const names = new Intl.DisplayNames('en', { type: 'region' });
const byName = new Map(Object.keys(CURRENCIES).map((iso2) => [fold(names.of(iso2) ?? iso2), iso2]));
for (const [alias, iso2] of Object.entries(ALIASES)) byName.set(alias, iso2);

export interface Country {
  iso2: string;
  name: string;
  currency: string;
}

export function countryByCode(iso2: string): Country | undefined {
  const currency = CURRENCIES[iso2];
  return currency === undefined ? undefined : { iso2, name: names.of(iso2) ?? iso2, currency };
}

/** Finds a country by its ISO code or English name. */
export function findCountry(text: string): Country | undefined {
  return countryByCode(text.toUpperCase()) ?? countryByCode(byName.get(fold(text)) ?? '');
}

export function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}
