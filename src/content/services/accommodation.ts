import { routes } from '../../contract/routes.ts';
import type { Service } from './schema.ts';

export const accommodation: Service = {
  slug: 'accomodation-assistance',
  lead: 'A safe room, a contract you understand, and someone who knows when you land.',
  description:
    'How students from Nepal find a room abroad: halls, homestays and shared flats, what to check before you pay, and the papers a landlord asks for.',
  intro: [
    'The first room abroad is often taken from Kathmandu, unseen, while the visa is still in process. That is when people overpay, sign for too long, or send a deposit to someone who owns no flat. We help you choose with open eyes, and book only what you can leave if the visa does not come.',
    'You decide between price, distance and company. We put the numbers side by side: rent, what it includes, the fare to campus, and what you must pay before you fly.',
  ],
  steps: [
    {
      title: 'We set a budget',
      text: 'Rent is usually the largest part of living costs. We take it from the same budget as your proof of funds, so that the two agree.',
    },
    {
      title: 'We make a short list',
      text: 'Three to five real offers: a university hall if one is open to you, a homestay, and shared flats on a direct bus or train line.',
    },
    {
      title: 'We read the contract with you',
      text: 'Length, notice, deposit, bills, guests, and what happens if the visa is refused or the course starts late. What is unclear goes back to the provider in writing.',
    },
    {
      title: 'We plan the arrival',
      text: 'Airport pick-up or the right train, the key and who hands it over, bedding for the first night, and a number that answers when you land at 2 a.m.',
    },
  ],
  bring: [
    'Your offer letter, with campus and start date',
    'The rent your family can pay each month, in rupees',
    'Needs: food, prayer, health, a friend to live with',
    'Passport copy; some providers ask for it at booking',
    'Name and phone of a parent as emergency contact',
  ],
  detail: {
    heading: 'Kinds of room, and whom they suit',
    rows: [
      {
        title: 'University hall',
        text: 'Close, furnished, bills mostly included, staff on site. It costs more than a shared room, and places go early: apply on the day the offer allows it.',
      },
      {
        title: 'Private student housing',
        text: 'Like a hall, run by a company. Contracts often run for the whole academic year; ask whether you may leave or find a replacement.',
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
      text: 'Deposit, bills, internet, insurance, transport and furniture stand beside the rent before you compare.',
    },
    {
      title: 'In step with the visa',
      text: 'We look for terms that return the deposit after a refusal, and tell you when a provider has none.',
    },
    {
      title: 'Parents can follow',
      text: 'They see the address, the contract and the emergency number, and may join the talk in Nepali.',
    },
  ],
  apart: [
    {
      title: 'We say when we are paid',
      text: 'Some housing companies pay agents for bookings. If one on your list does, we tell you before you choose.',
    },
    {
      title: 'You pay the provider, not us',
      text: 'Rent and deposits go to the provider, against a receipt in your name. We never hold them.',
    },
    {
      title: 'A list against fraud',
      text: 'No keys by post, no payment to a private wallet, no hurry: we check the landlord’s name, the address and the pictures with you.',
    },
  ],
  questions: [
    {
      question: 'Should I book for a whole year before I leave?',
      answer:
        'Rarely. A hall or homestay for the first two to four weeks lets you see rooms with your own eyes. Book longer only where contracts are tied to the academic year, and read the way out first.',
    },
    {
      question: 'The landlord asks for a guarantor in the country. I have none.',
      answer:
        'This is common in the UK. Some universities act as guarantor, some companies do it for a fee, and some landlords take several months’ rent in advance instead. Ask the university’s housing office first.',
    },
    {
      question: 'Does a student visa need proof of a room?',
      answer: `It depends on the country and on your age: some officers ask where you will stay, and students under 18 need approved arrangements. The [country guides](${routes.studyAbroad()}) say what is asked.`,
    },
  ],
  next: 'Tell us city, start date and budget. You get a first list with costs, and a talk to go through it.',
};
