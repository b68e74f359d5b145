import { expect, it } from 'vitest';
import { consultancy } from '../content/consultancy.ts';
import { renderLetter } from './render.tsx';
import { SAMPLE_LETTERS } from './samples.ts';

it('has the expected subjects and first sentences', async () => {
  const words = await Promise.all(
    SAMPLE_LETTERS.map(async (letter) => {
      const text = (await renderLetter(letter)).text.replaceAll(consultancy().name, 'CONSULTANCY');
      const [, heading, ...rest] = text.split(/\n{2,}/);
      const first = rest.find((paragraph) => !paragraph.startsWith('Hello'));
      return { subject: letter.subject, heading, first: first?.replaceAll('\n', ' ') };
    }),
  );
  expect(words).toMatchInlineSnapshot(`
    [
      {
        "first": "You signed up at CONSULTANCY with this e-mail address. Please confirm that it is yours:",
        "heading": "Confirm your e-mail address",
        "subject": "Confirm your e-mail address",
      },
      {
        "first": "Somebody has just signed up again at CONSULTANCY with this e-mail address and chosen a new password. If it was you, please confirm that the address is yours:",
        "heading": "Did you sign up again?",
        "subject": "Did you sign up again?",
      },
      {
        "first": "Somebody has just tried to sign up at CONSULTANCY with this e-mail address. It was probably you. You already have an account with us, so nothing has changed: log in with the password you have.",
        "heading": "You already have an account",
        "subject": "You already have an account with us",
      },
      {
        "first": "You asked for a new password for your account at CONSULTANCY. Choose it here:",
        "heading": "Choose a new password",
        "subject": "Choose a new password",
      },
      {
        "first": "On 12 December 2026, 2:00 PM, Nepal time, somebody who knows your password asked to change the e-mail address of your account at CONSULTANCY to a…@example.com.",
        "heading": "Another e-mail address for your account",
        "subject": "Somebody asked to change your e-mail address",
      },
      {
        "first": "You asked to use this address for your account at CONSULTANCY. Please confirm that it is yours:",
        "heading": "Confirm your new e-mail address",
        "subject": "Confirm your new e-mail address",
      },
      {
        "first": "Somebody asked to use this e-mail address for another account at Prasthan Education. It has an account here already, so nothing has changed.",
        "heading": "This address has an account already",
        "subject": "This address has an account already",
      },
      {
        "first": "Since 12 December 2026, 2:00 PM, Nepal time, your account at Prasthan Education has the e-mail address a…@example.com. This is the last mail that we send to the old one.",
        "heading": "Your e-mail address was changed",
        "subject": "Your e-mail address was changed",
      },
      {
        "first": "The password of your account at CONSULTANCY was changed on 12 December 2026, 2:00 PM, Nepal time. You are now logged out everywhere else.",
        "heading": "Your password was changed",
        "subject": "Your password was changed",
      },
      {
        "first": "asha@prasthan.example was made staff on 12 December 2026, 2:00 PM, Nepal time, by office@prasthan.example. Staff see the cases and documents of every student.",
        "heading": "A new member of staff",
        "subject": "A new member of staff",
      },
      {
        "first": "The staff role of asha@prasthan.example was removed on 12 December 2026, 2:00 PM, Nepal time, by office@prasthan.example. This account can no longer open the back office.",
        "heading": "Somebody is no longer staff",
        "subject": "Somebody is no longer staff",
      },
      {
        "first": "The second factor of asha@prasthan.example was turned off on 12 December 2026, 2:00 PM, Nepal time, by office@prasthan.example. Until a new one is set up, the password alone is enough to log in to this account.",
        "heading": "A second factor was turned off",
        "subject": "A second factor was turned off",
      },
      {
        "first": "Asha Rai invites you to work in the back office of CONSULTANCY as an editor. Edits the site, the catalogue, posts, events and pictures.",
        "heading": "Join the staff of CONSULTANCY",
        "subject": "You are invited to the back office",
      },
      {
        "first": "You had two accounts with us, asha.rai@example.com and asha2007@example.com. Our office has merged them.",
        "heading": "Your two accounts are one now",
        "subject": "Your two accounts are one now",
      },
      {
        "first": "As agreed in our office, we have begun your application for Bachelor of Nursing at Example University, February 2027. Your reference is PR-7K3M-9QXT.",
        "heading": "We have begun your application",
        "subject": "Your application PR-7K3M-9QXT: take over your account",
      },
      {
        "first": "We have received Rs 5,000. The number of your receipt is 2083/84-000012.",
        "heading": "We have received your payment",
        "subject": "Receipt 2083/84-000012",
      },
      {
        "first": "On 12 December 2026, 2:00 PM, Nepal time, somebody typed a wrong password too many times for your account at CONSULTANCY. For 15 minutes nobody can log in to it, except on a device where you have logged in before.",
        "heading": "Logging in is blocked for a short time",
        "subject": "Too many wrong passwords for your account",
      },
      {
        "first": "On 12 December 2026, 2:00 PM, Nepal time, somebody typed a wrong code too many times for your account at CONSULTANCY. For 30 minutes we won’t accept any code.",
        "heading": "Logging in is blocked for a short time",
        "subject": "Too many wrong codes for your account",
      },
      {
        "first": "We have received your application for Bachelor of Nursing at Sample University, with every document you sent.",
        "heading": "We have your application",
        "subject": "Your application PR-7K3M-92QD for Bachelor of Nursing at Sample University: received",
      },
      {
        "first": "PR-7K3M-92QD, for Bachelor of Nursing at Sample University. Nobody has started the review yet.",
        "heading": "A new application has arrived",
        "subject": "New application PR-7K3M-92QD: Bachelor of Nursing at Sample University",
      },
      {
        "first": "Thank you for writing to us. A counselor will call you. We are open Sunday to Friday, 10:00 to 17:00.",
        "heading": "We have your question",
        "subject": "We have your question",
      },
      {
        "first": "When: 12 December 2026, 2:00 PM to 2:30 PM, Nepal time (UTC+5:45).",
        "heading": "Your appointment is booked",
        "subject": "Your appointment: 12 December 2026, 2:00 PM to 2:30 PM",
      },
      {
        "first": "When: 12 December 2026, 2:00 PM to 2:30 PM, Nepal time (UTC+5:45).",
        "heading": "Your appointment has a new time",
        "subject": "New time of your appointment: 12 December 2026, 2:00 PM to 2:30 PM",
      },
      {
        "first": "It was: 12 December 2026, 2:00 PM to 2:30 PM, Nepal time (UTC+5:45).",
        "heading": "Your appointment is cancelled",
        "subject": "Your appointment is cancelled",
      },
      {
        "first": "When: 12 December 2026, 2:00 PM to 2:30 PM, Nepal time (UTC+5:45).",
        "heading": "Your appointment is tomorrow",
        "subject": "Tomorrow: your appointment, 12 December 2026, 2:00 PM to 2:30 PM",
      },
      {
        "first": "When: 12 December 2026, 2:00 PM to 2:30 PM, Nepal time. Where: Head office.",
        "heading": "You have a new appointment",
        "subject": "New appointment: 12 December 2026, 2:00 PM to 2:30 PM",
      },
      {
        "first": "It came from the page /course_details/12.",
        "heading": "Somebody wants to be called back",
        "subject": "New enquiry: call back",
      },
      {
        "first": "Asha Rai, PR-7K3M-92QD, for Bachelor of Nursing at Sample University:",
        "heading": "Asha Rai has answered",
        "subject": "A student has answered: PR-7K3M-92QD, Bachelor of Nursing at Sample University",
      },
      {
        "first": "Asha Rai, PR-7K3M-92QD, for Bachelor of Nursing at Sample University:",
        "heading": "2 students have answered",
        "subject": "2 students have answered",
      },
      {
        "first": "The backup of 12 December 2026, 2:00 PM, Nepal time, has failed.",
        "heading": "The backup has failed",
        "subject": "The backup has failed",
      },
      {
        "first": "Good morning, Sita.",
        "heading": "3 cases and enquiries wait for you today",
        "subject": "Today: 3 cases and enquiries, 2 appointments and events for you",
      },
      {
        "first": "This is about your application for Bachelor of Nursing at Sample University, reference PR-7K3M-92QD. We need something more from you before we can continue.",
        "heading": "Your application: Documents requested",
        "subject": "Your application PR-7K3M-92QD for Bachelor of Nursing at Sample…: documents requested",
      },
      {
        "first": "Nothing has happened for long in your application for Bachelor of Nursing at Sample University, reference PR-7K3M-92QD. If you are still interested, open it and press “I am still interested”. A message to your counselor does the same.",
        "heading": "Are you still interested?",
        "subject": "Your application PR-7K3M-92QD for Bachelor of Nu…: are you still interested?",
      },
      {
        "first": "Your counselor has written to you about your application for Bachelor of Nursing at Sample University, reference PR-7K3M-92QD:",
        "heading": "A message about your application",
        "subject": "Your application PR-7K3M-92QD for Bachelor of Nursing at Sample Un…: a message for you",
      },
      {
        "first": "Your counselor has added a document to your application for Bachelor of Nursing at Sample University, reference PR-7K3M-92QD. Log in to read it and to download it.",
        "heading": "Your offer letter is here",
        "subject": "Your offer letter is here: PR-7K3M-92QD, Bachelor of Nursing at Sample University",
      },
      {
        "first": "You have a place at “Open day: meet a counselor”.",
        "heading": "You are registered",
        "subject": "You are registered for “Open day: meet a counselor”",
      },
      {
        "first": "You were on the waiting list for “Open day: meet a counselor”. A place has become free, and you have it now.",
        "heading": "A place is free, and it is yours",
        "subject": "A place is free and it is yours: “Open day: meet a counselor”",
      },
      {
        "first": "“Open day: meet a counselor” is fully booked. You are on the waiting list and do not have a place yet.",
        "heading": "You are on the waiting list",
        "subject": "You are on the waiting list for “Open day: meet a counselor”",
      },
      {
        "first": "“Open day: meet a counselor” was to be on 5 December 2026, 2:00 PM to 4:00 PM, Nepal time. It has a new time.",
        "heading": "The event has a new time",
        "subject": "New time: “Open day: meet a counselor”",
      },
      {
        "first": "About “Open day: meet a counselor”, 12 December 2026, 2:00 PM to 4:00 PM, Nepal time:",
        "heading": "Please bring your transcripts",
        "subject": "Please bring your transcripts",
      },
      {
        "first": "You have cancelled your place at “Open day: meet a counselor” on 12 December 2026, 2:00 PM to 4:00 PM, Nepal time. Somebody else can now have it.",
        "heading": "You have cancelled your place",
        "subject": "You have cancelled your place at “Open day: meet a counselor”",
      },
    ]
  `);
});

it('greets a person by name, if it knows one, and the office not at all', async () => {
  const greetings = await Promise.all(
    SAMPLE_LETTERS.map(async (letter) => {
      const { text } = await renderLetter(letter);
      return [letter.template, /^Hello.*$/m.exec(text)?.[0] ?? 'none'] as const;
    }),
  );
  expect(Object.fromEntries(greetings)).toMatchObject({
    'verify-email': 'Hello,',
    'reset-password': 'Hello Asha,',
    'application-moved': 'Hello Asha,',
    'application-arrived': 'none',
    'staff-made': 'none',
  });
});
