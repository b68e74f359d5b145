import { routes } from '../../contract/routes.ts';
import type { ServiceText } from './schema.ts';

export const accommodation: ServiceText = {
  lead: 'A safe room, a contract you understand, and someone who knows when you land.',
  description:
    'How students from Nepal find a room abroad: halls, homestays and shared flats, what to check before you pay, and the documents a landlord asks for.',
  intro: [
    'Most students rent their first room from Kathmandu, without seeing it and before the visa is decided. That is when people overpay, sign for too long, or send a deposit to someone who doesn’t own the flat. We help you check before you pay, and book only what you can cancel if the visa is refused.',
    'You weigh up price, distance and whom you live with. We compare the numbers for you: the rent, what it includes, the fare to campus, and what you must pay before you fly.',
  ],
  steps: [
    {
      title: 'We set a budget',
      text: 'Rent is usually the largest part of living costs. We use the same budget as for your proof of funds, so that the two match.',
    },
    {
      title: 'We make a short list',
      text: 'Three to five real offers: a university hall if one is open to you, a homestay, and shared flats on a direct bus or train line.',
    },
    {
      title: 'We read the contract with you',
      text: 'Length, notice, deposit, bills, guests, and what happens if the visa is refused or the course starts late. If something is unclear, we ask the provider in writing.',
    },
    {
      title: 'We plan the arrival',
      text: 'Airport pick-up or the right train, who hands you the key, bedding for the first night, and a phone number that somebody answers when you land at 2 a.m.',
    },
  ],
  bring: [
    'Your offer letter, with campus and start date',
    'The rent your family can pay each month, in rupees',
    'Needs: food, prayer, health, a friend to live with',
    'A passport copy: some providers ask for it when you book',
    'Name and phone of a parent as emergency contact',
  ],
  detail: {
    heading: 'Types of room, and who they suit',
    rows: [
      {
        title: 'University hall',
        text: 'Close, furnished, bills mostly included, staff on site. It costs more than a shared room, and places go early: apply as soon as your offer lets you.',
      },
      {
        title: 'Private student housing',
        text: 'Like a hall, but run by a company. Contracts often cover the whole academic year: ask whether you can leave early or find someone to take over.',
      },
      {
        title: 'Homestay',
        text: 'A room in a family’s home, often with meals. Good for the first weeks and for students under 18, for whom some institutions require it.',
      },
      {
        title: 'Shared flat',
        text: 'Usually the cheapest. You share bills and cleaning, may need your own furniture, and should see the flat, or ask a friend to see it, before you pay.',
      },
    ],
  },
  why: [
    {
      title: 'The whole cost, not the headline',
      text: 'We add deposit, bills, internet, insurance, transport and furniture to the rent before you compare.',
    },
    {
      title: 'In step with the visa',
      text: 'We look for contracts that refund the deposit if the visa is refused, and tell you when a provider doesn’t.',
    },
    {
      title: 'Parents can follow',
      text: 'They see the address, the contract and the emergency number, and can join the conversation in Nepali.',
    },
  ],
  apart: [
    {
      title: 'We say when we are paid',
      text: 'Some housing companies pay agents for bookings. If one on your list does, we tell you before you choose.',
    },
    {
      title: 'You pay the provider, not us',
      text: 'You pay rent and deposits to the provider and get a receipt in your name. We never hold your money.',
    },
    {
      title: 'A list against fraud',
      text: 'No keys by post, no payment to a private wallet, no pressure to hurry. We check the landlord’s name, the address and the pictures with you.',
    },
  ],
  questions: [
    {
      question: 'Should I book for a whole year before I leave?',
      answer:
        'Rarely. A hall or homestay for the first two to four weeks gives you time to see rooms yourself. Book for longer only where contracts follow the academic year, and read how you can leave before you sign.',
    },
    {
      question: 'The landlord wants a guarantor who lives there. I don’t have one.',
      answer:
        'This is common in the UK. Some universities act as guarantor, some companies do it for a fee, and some landlords take several months’ rent in advance instead. Ask the university’s housing office first.',
    },
    {
      question: 'Does a student visa need proof of a room?',
      answer: `It depends on the country and on your age: some officers ask where you will stay, and students under 18 need approved arrangements. The [country guides](${routes.studyAbroad()}) say what you need.`,
    },
  ],
  next: 'Tell us your city, start date and budget. We send you a first list with costs and go through it with you.',
};
