import { consultancy } from '../../content/consultancy.ts';
import { plainText } from '../../content/plain-text.ts';
import type { Question } from '../../content/services/schema.ts';
import { routes } from '../../contract/routes.ts';

type Thing = Record<string, unknown>;

const organizationId = (origin: string) => `${new URL(routes.home(), origin).href}#organization`;

/** schema.org/EducationalOrganization. Contact details are included only once they are real. */
export function organizationData(origin: string): Thing {
  const { name, sample, address, phones, email, social, map, trust } = consultancy();
  return {
    '@context': 'https://schema.org',
    '@type': 'EducationalOrganization',
    '@id': organizationId(origin),
    name,
    url: new URL(routes.home(), origin).href,
    ...(!sample && {
      telephone: phones[0],
      email,
      address: { '@type': 'PostalAddress', streetAddress: address.join(', '), addressCountry: 'NP' },
      geo: { '@type': 'GeoCoordinates', latitude: map.latitude, longitude: map.longitude },
      hasMap: map.href,
      sameAs: social.map(({ href }) => href),
      ...(trust.registeredName && { legalName: trust.registeredName }),
      ...(trust.since && { foundingDate: String(trust.since) }),
    }),
  };
}

/** schema.org/Service, offered in Nepal by us. */
export const serviceData = (
  { name, description, path }: { name: string; description: string; path: string },
  origin: string,
): Thing => ({
  '@context': 'https://schema.org',
  '@type': 'Service',
  name,
  serviceType: name,
  description,
  url: new URL(path, origin).href,
  areaServed: { '@type': 'Country', name: 'Nepal' },
  provider: { '@type': 'EducationalOrganization', '@id': organizationId(origin), name: consultancy().name },
});

/** schema.org/FAQPage of the questions on the page. */
export const questionData = (questions: readonly Question[]): Thing => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
});
