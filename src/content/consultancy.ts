import type * as z from 'zod';
import type {
  chatForm,
  contactsForm,
  identityForm,
  officeMailsForm,
  officesForm,
} from '../contract/documents/consultancy.ts';
import type { membersForm, trustForm } from '../contract/documents/trust.ts';
import { live } from './live.ts';
import { liveWithPictures, type Picture, type Resolved } from './picture.ts';
import {
  SHIPPED_CHAT,
  SHIPPED_CONTACTS,
  SHIPPED_IDENTITY,
  SHIPPED_MEMBERS,
  SHIPPED_OFFICE_MAILS,
  SHIPPED_OFFICES,
  SHIPPED_TRUST,
} from './shipped-consultancy.ts';

type Identity = Resolved<z.infer<typeof identityForm>>;
type Contacts = Resolved<z.infer<typeof contactsForm>>;
type Offices = Resolved<z.infer<typeof officesForm>>;
type Members = Resolved<z.infer<typeof membersForm>>;
export type Trust = Resolved<z.infer<typeof trustForm>>;
export type Member = Members['members'][number];
export type Counselor = Trust['counselors'][number];

export interface Office {
  /** 'Head office', 'Pokhara branch' */
  name: string;
  lines: readonly string[];
  phones: readonly string[];
}

/** All settings of the consultancy, as staff have set them. What each means stands in the form's schema. */
export interface Consultancy extends Omit<Identity, 'about'>, Contacts, Members {
  /** The line in the footer of every page. `wordmark` is a light picture for the dark background; null for none. */
  about: { wordmark: 'devanagari' | Picture | null; line: string };
  /** Address of the head office, line by line. */
  address: readonly string[];
  /** Phone numbers of the head office. Every page shows the first. */
  phones: readonly string[];
  branches: readonly Office[];
  /** `picture` is our sketch of the streets around Kamalpokhari or the consultancy's own; null shows mountains. */
  map: Pick<Offices['map'], 'href' | 'latitude' | 'longitude' | 'frame'> & {
    picture: 'kamalpokhari' | Picture | null;
  };
  chat: Resolved<z.infer<typeof chatForm>>;
  officeMails: Resolved<z.infer<typeof officeMailsForm>>;
  trust: Trust;
}

/** The settings as they are now. Call it where they are used, never while a module loads. */
export function consultancy(): Consultancy {
  const identity = liveWithPictures('consultancy', SHIPPED_IDENTITY);
  const contacts = live('contacts', SHIPPED_CONTACTS);
  const { head, branches, map } = liveWithPictures('offices', SHIPPED_OFFICES);
  const members = liveWithPictures('members', SHIPPED_MEMBERS);
  const { devanagari, wordmark, line } = identity.about;
  const { href, latitude, longitude, frame, sketch, picture } = map;
  return {
    ...identity,
    about: { wordmark: wordmark ?? (devanagari ? 'devanagari' : null), line },
    ...contacts,
    address: head.lines,
    phones: head.phones,
    branches,
    map: { href, latitude, longitude, frame, picture: picture ?? (sketch ? 'kamalpokhari' : null) },
    ...members,
    chat: live('chat', SHIPPED_CHAT),
    officeMails: live('office-mails', SHIPPED_OFFICE_MAILS),
    trust: liveWithPictures('trust', SHIPPED_TRUST),
  };
}

/** All offices, the head office first. */
export function ourOffices(): readonly Office[] {
  const { address, phones, branches } = consultancy();
  return [{ name: 'Head office', lines: address, phones }, ...branches];
}

/** Who posts are from that name nobody else. */
export const ourEditorial = (): string => `${consultancy().shortName} editorial`;
