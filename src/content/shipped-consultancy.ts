import type * as z from 'zod';
import type {
  chatForm,
  contactsForm,
  identityForm,
  officeMailsForm,
  officesForm,
} from '../contract/documents/consultancy.ts';
import type { membersForm, trustForm } from '../contract/documents/trust.ts';

/** The settings of the invented consultancy that the site comes with. Owners replace them in the back office. */

export const SHIPPED_IDENTITY: z.infer<typeof identityForm> = {
  name: 'Prasthan Education',
  shortName: 'Prasthan',
  sample: true,
  logo: null,
  about: {
    devanagari: true,
    wordmark: null,
    line: 'The Nepali word for departure. We help you get ready for yours.',
  },
};

export const SHIPPED_CONTACTS: z.infer<typeof contactsForm> = {
  email: 'info@prasthan.example',
  hours: 'Sunday to Friday, 10:00 to 17:00',
  social: [
    { name: 'Facebook', href: 'https://www.facebook.com/' },
    { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
    { name: 'Instagram', href: 'https://www.instagram.com/' },
    { name: 'YouTube', href: 'https://www.youtube.com/' },
  ],
  scheduling: 'https://calendly.com/',
  messaging: { name: 'WhatsApp', href: 'https://wa.me/97715550100' },
  webmail: 'https://mail.google.com/',
};

export const SHIPPED_OFFICES: z.infer<typeof officesForm> = {
  head: {
    lines: ['Kamalpokhari', 'Kathmandu, Nepal'],
    phones: ['+977-1-5550100', '+977-1-5550101', '+977-1-5550102'],
  },
  branches: [],
  map: {
    href: 'https://www.openstreetmap.org/?mlat=27.7106&mlon=85.3256#map=17/27.7106/85.3256',
    latitude: 27.7106,
    longitude: 85.3256,
    sketch: true,
    picture: null,
    frame:
      'https://www.openstreetmap.org/export/embed.html?bbox=85.3216,27.7081,85.3296,27.7131&layer=mapnik&marker=27.7106,85.3256',
  },
};

export const SHIPPED_CHAT: z.infer<typeof chatForm> = {
  greeting: 'Hello! How can I help you today?',
  frame: null,
};

export const SHIPPED_OFFICE_MAILS: z.infer<typeof officeMailsForm> = {
  to: null,
  answers: 'hourly',
  dailyHour: 9,
};

export const SHIPPED_TRUST: z.infer<typeof trustForm> = {
  registeredName: null,
  licence: null,
  since: null,
  counselors: [],
  payment: null,
  refunds: null,
  complaints: null,
};

type Members = z.infer<typeof membersForm>;

const sampleMember = (
  number: number,
  kind: 'membership' | 'associate',
  role: string,
): Members['members'][number] => ({
  name: `Sample ${kind} ${number}`,
  role,
  kind,
  href: null,
  logo: null,
});

export const SHIPPED_MEMBERS: Members = {
  members: [
    sampleMember(1, 'membership', 'A national association of education consultancies'),
    sampleMember(2, 'membership', 'An international body of education agents'),
    sampleMember(3, 'membership', 'A chamber of commerce'),
    sampleMember(1, 'associate', 'A language test centre'),
    sampleMember(2, 'associate', 'A student insurance provider'),
    sampleMember(3, 'associate', 'A student housing provider'),
  ],
  accreditationBadge: null,
};
