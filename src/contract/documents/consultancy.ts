import * as z from 'zod';
import { httpsAddress, emailAddress, item, line, phoneNumber } from './parts.ts';
import { ownPicture } from './pictures.ts';

/** Who we are: names, logo and the line in the footer. */
export const identityForm = z.object({
  name: line(80).meta({
    title: 'Name in full',
    description: 'For the titles of pages, mails, the footer and search engines.',
  }),
  shortName: line(24).meta({
    title: 'Short name',
    description: 'Stands beside the logo at the top of every page.',
  }),
  sample: z.boolean().meta({
    title: 'These are sample details',
    description:
      'While this is on, pages say “Sample contact details”. Turn it off once every setting is real.',
  }),
  logo: ownPicture(
    'Logo',
    'Shown 40 pixels high at the top of every page and in mails. Without one, our pennant is shown.',
  ),
  about: z
    .object({
      devanagari: z.boolean().meta({
        title: 'Show “Prasthan” in Devanagari above the footer',
        description: 'Turn it off if that is not your name.',
      }),
      wordmark: ownPicture(
        'Picture in the footer',
        'Your name as a light picture for the dark background, 162 by 60 pixels.',
      ),
      line: line(160).meta({ title: 'Line in the footer' }),
    })
    .meta({ title: 'Footer' }),
});

/** How people reach us. */
export const contactsForm = z.object({
  email: emailAddress.meta({
    title: 'E-mail',
    description: 'Shown on every page, and where replies to our mails go.',
  }),
  hours: line(120).meta({
    title: 'Opening hours',
    description: 'For example: Sunday to Friday, 10:00 to 17:00',
  }),
  social: z
    .array(
      item({
        name: z.enum(['Facebook', 'LinkedIn', 'Instagram', 'YouTube', 'TikTok']).meta({ title: 'Network' }),
        href: httpsAddress.meta({ title: 'Address of your page' }),
      }),
    )
    .max(8)
    .meta({ title: 'Social networks', description: 'Links in the footer.', item: 'network' }),
  scheduling: httpsAddress.nullable().meta({
    title: 'Appointment calendar',
    description: '“Book an Appointment” opens it. Empty: visitors are asked to call or write.',
  }),
  messaging: z
    .object({
      name: line(30).meta({ title: 'Name of the service', description: 'WhatsApp, Viber or Messenger' }),
      href: httpsAddress.meta({
        title: 'Address',
        description: 'For WhatsApp: https://wa.me/ and your number without + and spaces',
      }),
    })
    .nullable()
    .meta({ title: 'Messaging', description: 'Empty: no messaging link.' }),
  webmail: httpsAddress.nullable().meta({
    title: 'Where most of your students read mail',
    description: '“Check mail” leads there after signing up, unless the address belongs to a known provider.',
  }),
});

const place = {
  lines: z.array(line(100)).min(1).max(5).meta({ title: 'Address, line by line', item: 'line' }),
  phones: z.array(phoneNumber).max(6).meta({ title: 'Phone numbers', item: 'number' }),
};

/** Our offices and the map of the head office. */
export const officesForm = z.object({
  head: z
    .object({
      ...place,
      phones: z
        .array(phoneNumber)
        .min(1)
        .max(6)
        .meta({ title: 'Phone numbers', description: 'Every page shows the first.', item: 'number' }),
    })
    .meta({ title: 'Head office' }),
  branches: z
    .array(
      item({ name: line(60).meta({ title: 'Name', description: 'For example: Pokhara branch' }), ...place }),
    )
    .max(12)
    .meta({
      title: 'Other offices',
      description: 'Shown with the head office on the home page, in the footer and in the chat.',
      item: 'office',
    }),
  map: z
    .object({
      href: httpsAddress.meta({ title: 'Link to the map', description: '“Open the map” leads there.' }),
      latitude: z.number().min(-90).max(90).meta({ title: 'Latitude', description: 'In degrees: 27.7106' }),
      longitude: z
        .number()
        .min(-180)
        .max(180)
        .meta({ title: 'Longitude', description: 'In degrees: 85.3256' }),
      sketch: z.boolean().meta({
        title: 'Show the sketch of the streets around Kamalpokhari',
        description: 'Turn it off if your office is elsewhere.',
      }),
      picture: ownPicture(
        'Picture of the map',
        'Your own. Without it and without the sketch, mountains are shown.',
      ),
      frame: httpsAddress.nullable().meta({
        title: 'Map to embed',
        description:
          'The address in the src of the iframe that map sites offer. It is loaded only when a visitor asks for it.',
      }),
    })
    .meta({ title: 'Map of the head office' }),
});

/** The guided chat on the home page. */
export const chatForm = z.object({
  greeting: line(200).meta({ title: 'Greeting', description: 'The first words of the chat.' }),
  frame: httpsAddress.nullable().meta({
    title: 'Chat of another firm',
    description: 'The address of its chat page, which then replaces our chat. Empty: our own chat.',
  }),
});

/** Mails that the office gets. */
export const officeMailsForm = z.object({
  to: emailAddress.nullable().meta({
    title: 'Mails to the office go to',
    description: 'Empty: the e-mail address of the contacts. New applications are always mailed at once.',
  }),
  answers: z.enum(['hourly', 'each', 'daily', 'off']).meta({
    title: 'Mails about answers of students',
    description:
      'About documents, acceptances, withdrawals and messages in cases. hourly: at most one per case and hour. each: one for every answer. daily: one a day about all cases. off: none; the start page shows them all the same.',
  }),
  dailyHour: z
    .int()
    .min(0)
    .max(23)
    .meta({ title: 'Hour of the daily mail', description: 'In Nepal, 0 to 23.' }),
});
