import * as z from 'zod';
import { emailAddress, httpsAddress, item, line, phoneNumber, plain } from './parts.ts';
import { ownPicture } from './pictures.ts';

/** What we can prove about ourselves. Pages show each part only when it is filled in. */
export const trustForm = z.object({
  registeredName: line(120)
    .nullable()
    .meta({ title: 'Registered name', description: 'As in the company register.' }),
  licence: z
    .object({
      number: line(60).meta({ title: 'Number' }),
      issuedBy: line(120).meta({ title: 'Issued by' }),
      href: httpsAddress.nullable().meta({ title: 'Where anybody can check it' }),
    })
    .nullable()
    .meta({ title: 'Licence' }),
  since: z.int().min(1900).max(2100).nullable().meta({ title: 'Year of registration' }),
  counselors: z
    .array(
      item({
        name: line(80).meta({ title: 'Name' }),
        role: line(80).meta({ title: 'What they do', description: 'For example: Australia and New Zealand' }),
        photo: ownPicture(
          'Photo',
          'Square, 144 pixels or more, with their permission. Without one: initials.',
        ),
      }),
    )
    .max(24)
    .meta({ title: 'Counselors', item: 'counselor' }),
  payment: plain(600)
    .nullable()
    .meta({ title: 'How we are paid', description: 'Replaces “How we are paid” of the page “Who we are”.' }),
  refunds: plain(600)
    .nullable()
    .meta({ title: 'Refunds', description: 'What a student gets back, and when.' }),
  complaints: z
    .object({
      person: line(80).meta({ title: 'Who answers' }),
      email: emailAddress.meta({ title: 'E-mail' }),
      phone: phoneNumber.nullable().meta({ title: 'Phone' }),
      days: z.int().min(1).max(60).meta({ title: 'Answer within', description: 'Days.' }),
    })
    .nullable()
    .meta({ title: 'Complaints' }),
});

/** Bodies that we belong to, people we work with, and the badge of a body. */
export const membersForm = z.object({
  members: z
    .array(
      item({
        name: line(100).meta({ title: 'Name' }),
        role: line(160).meta({ title: 'What it is, or what you do together' }),
        kind: z.enum(['membership', 'associate']).meta({ title: 'Membership or associate' }),
        href: httpsAddress.nullable().meta({ title: 'Its page about you' }),
        logo: ownPicture('Logo', 'Only with its permission. Without one: an emblem of ours.'),
      }),
    )
    .max(30)
    .meta({ title: 'Memberships and associates', description: 'Only what you can prove.', item: 'body' }),
  accreditationBadge: z
    .object({
      name: line(100).meta({ title: 'Name' }),
      href: httpsAddress.meta({ title: 'Where anybody can check it' }),
      picture: ownPicture('Picture', 'Shown in the footer beside the name.'),
      snippet: z.string().max(4000).nullable().meta({
        title: 'HTML of the body',
        description:
          'With its script, as the body gives it to you. “Who we are” runs it only when a visitor asks for it, in a frame that can read nothing of this site.',
        input: 'text',
      }),
    })
    .nullable()
    .meta({
      title: 'Accreditation badge',
      description: 'A badge that you have earned, linked in the footer.',
    }),
});
