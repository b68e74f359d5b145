/**
 * Everything that is particular to one consultancy, in one place. To make the site your own, replace the values
 * in `consultancy` below and set `sample` to false: docs/make-it-yours.md walks through it.
 */

interface Picture {
  /** An address on this site: put the file in `public/` and write '/my-file.svg'. */
  src: string;
  width: number;
  height: number;
  /** What it shows, for people who do not see it. */
  alt: string;
}

export interface Office {
  /** 'Head office', 'Pokhara branch' */
  name: string;
  lines: readonly string[];
  phones: readonly string[];
}

interface Member {
  name: string;
  /** What the body is, or what you do together. */
  role: string;
  kind: 'membership' | 'associate';
  href: string | null;
  /** Only with the body's permission; without one, a plain emblem of ours stands in. */
  logo: Picture | null;
}

export interface Consultancy {
  /** In full: titles, footer, structured data. */
  name: string;
  /** Beside the mark in the header. */
  shortName: string;
  /** True while the values are placeholders: pages say so beside them. */
  sample: boolean;
  /** In the header, 40 px high; null shows the drawn pennant. */
  logo: Picture | null;
  /** The line at the foot of every page. `wordmark` is a light picture over night indigo, null for none. */
  about: { wordmark: 'devanagari' | Picture | null; line: string };
  /** Head office, line by line. */
  address: readonly string[];
  /** Of the head office. The first is the one to call; every page shows it. */
  phones: readonly string[];
  /** Other offices, if any. */
  branches: readonly Office[];
  email: string;
  hours: string;
  social: readonly { name: 'Facebook' | 'LinkedIn' | 'Instagram' | 'YouTube'; href: string }[];
  /** Where visitors book an appointment; opens in a new tab. null: they are asked to call or write. */
  scheduling: string | null;
  /** WhatsApp, Viber, Messenger: opens in a new tab. null: no messaging link. */
  messaging: { name: string; href: string } | null;
  /** `script` loads another firm's chat once a visitor opens it. null: our own guided chat. */
  chat: { greeting: string; script: string | null };
  /** The head office on a map. Without a picture of it, one is drawn. */
  map: { href: string; latitude: number; longitude: number; picture: Picture | null };
  /** A badge you have earned. Its script loads on public pages only, when the badge comes into view. */
  accreditationBadge: { name: string; href: string; script: string | null } | null;
  /** Bodies you belong to and organisations you work with, as you can prove them. */
  members: readonly Member[];
  /** For staff: their mail and the back office. */
  webmail: string | null;
  admin: string;
}

const sampleMember = (number: number, kind: Member['kind'], role: string): Member => ({
  name: `Sample ${kind} ${number}`,
  role,
  kind,
  href: null,
  logo: null,
});

export const consultancy: Consultancy = {
  name: 'Prasthan Education',
  shortName: 'Prasthan',
  sample: true,
  logo: null,
  about: {
    wordmark: 'devanagari',
    line: 'The Nepali word for departure. We help you get ready for yours.',
  },
  address: ['Kamalpokhari', 'Kathmandu, Nepal'],
  phones: ['+977-1-5550100', '+977-1-5550101', '+977-1-5550102'],
  branches: [],
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
  chat: { greeting: 'Hello! How can I help you today?', script: null },
  map: {
    href: 'https://www.openstreetmap.org/?mlat=27.7106&mlon=85.3256#map=17/27.7106/85.3256',
    latitude: 27.7106,
    longitude: 85.3256,
    picture: null,
  },
  accreditationBadge: null,
  members: [
    sampleMember(1, 'membership', 'A national association of education consultancies'),
    sampleMember(2, 'membership', 'An international body of education agents'),
    sampleMember(3, 'membership', 'A chamber of commerce'),
    sampleMember(1, 'associate', 'A language test centre'),
    sampleMember(2, 'associate', 'A student insurance provider'),
    sampleMember(3, 'associate', 'A student housing provider'),
  ],
  webmail: null,
  admin: '/admin',
};
