/**
 * All settings of a consultancy in one place. To make the site your own, replace the values of `consultancy` below
 * and set `sample` to false; docs/make-it-yours.md explains each step.
 */

import type { Picture } from './picture.ts';
import type { Trust } from './trust.ts';

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
  /** Only with the body's permission; null shows a plain emblem of ours. */
  logo: Picture | null;
}

export interface Consultancy {
  /** Full name, for titles, footer and structured data. */
  name: string;
  /** Shown beside the logo in the header. */
  shortName: string;
  /** True while the values are placeholders; pages then say so. */
  sample: boolean;
  /** Shown in the header, 40 px high; null shows the drawn pennant. */
  logo: Picture | null;
  /** The line in the footer of every page. `wordmark` is a light picture for the dark background; null for none. */
  about: { wordmark: 'devanagari' | Picture | null; line: string };
  /** Address of the head office, line by line. */
  address: readonly string[];
  /** Phone numbers of the head office. Every page shows the first. */
  phones: readonly string[];
  /** Other offices, if any: shown with the head office on the home page, in the footer and in the chat. */
  branches: readonly Office[];
  email: string;
  /** Mails to your office. New applications are always announced at once. */
  officeMails: {
    /** Recipient; null: `email`. */
    to: string | null;
    /**
     * How answers of students in their cases (documents, acceptances, withdrawals, messages) are announced. 'each': a
     * mail for every answer, at once. 'hourly': at most one mail per case and hour, the first at once or, for
     * documents, ten minutes after the first of them. 'daily': one mail a day about all cases. 'off': none; the start
     * page and the list still show answers.
     */
    answers: 'each' | 'hourly' | 'daily' | 'off';
    /** Hour of the daily mail in Nepal's time, 0 to 23. */
    dailyHour: number;
  };
  hours: string;
  social: readonly { name: 'Facebook' | 'LinkedIn' | 'Instagram' | 'YouTube'; href: string }[];
  /** Site for booking an appointment; opens in a new tab. null: visitors are asked to call or write. */
  scheduling: string | null;
  /** WhatsApp, Viber or Messenger; opens in a new tab. null: no messaging link. */
  messaging: { name: string; href: string } | null;
  /**
   * Our guided chat starts with `greeting`. `frame` is the https address of another firm's chat page (its "direct
   * link"), which replaces our chat in a frame that is created when a visitor opens the chat. null: our own chat.
   */
  chat: { greeting: string; frame: string | null };
  /**
   * The head office on a map. `picture` is your own, or our sketch of the streets around Kamalpokhari; null shows
   * mountains. `frame` is the https address of a map to embed, which replaces the picture when a visitor asks for it.
   * null: only the picture and the link.
   */
  map: {
    href: string;
    latitude: number;
    longitude: number;
    picture: 'kamalpokhari' | Picture | null;
    frame: string | null;
  };
  /**
   * A badge that you have earned, linked in the footer, with its picture if you have one. `snippet` is the HTML with
   * the script that the body gives you: /who-we-are runs it when a visitor asks for it, in a frame that can read
   * nothing of this site. null: no badge.
   */
  accreditationBadge: { name: string; href: string; picture: Picture | null; snippet: string | null } | null;
  /** Bodies you belong to and organisations you work with, if you can prove it. */
  members: readonly Member[];
  /** Licence, people, money and complaints: home page, /who-we-are and footer show each part that is filled in. */
  trust: Trust;
  /**
   * The webmail site most of your students use: 'Check mail' leads there after signing up, unless the address belongs
   * to a known provider such as Gmail, Yahoo or Outlook. null: no link for other addresses.
   */
  webmail: string | null;
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
  officeMails: { to: null, answers: 'hourly', dailyHour: 9 },
  hours: 'Sunday to Friday, 10:00 to 17:00',
  social: [
    { name: 'Facebook', href: 'https://www.facebook.com/' },
    { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
    { name: 'Instagram', href: 'https://www.instagram.com/' },
    { name: 'YouTube', href: 'https://www.youtube.com/' },
  ],
  scheduling: 'https://calendly.com/',
  messaging: { name: 'WhatsApp', href: 'https://wa.me/97715550100' },
  chat: { greeting: 'Hello! How can I help you today?', frame: null },
  map: {
    href: 'https://www.openstreetmap.org/?mlat=27.7106&mlon=85.3256#map=17/27.7106/85.3256',
    latitude: 27.7106,
    longitude: 85.3256,
    picture: 'kamalpokhari',
    frame:
      'https://www.openstreetmap.org/export/embed.html?bbox=85.3216,27.7081,85.3296,27.7131&layer=mapnik&marker=27.7106,85.3256',
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
  trust: {
    registeredName: null,
    licence: null,
    since: null,
    counselors: [],
    payment: null,
    refunds: null,
    complaints: null,
  },
  webmail: 'https://mail.google.com/',
};

/** All offices, the head office first. */
export const ourOffices: readonly Office[] = [
  { name: 'Head office', lines: consultancy.address, phones: consultancy.phones },
  ...consultancy.branches,
];
