import { routes } from '../../contract/routes.ts';
import type { Service } from './schema.ts';

export const health: Service = {
  slug: 'health-care',
  lead: 'The cover your visa asks for, the cover you really need, and how to see a doctor in the first week.',
  description:
    'Student health insurance by country for Nepalese students: OSHC in Australia, the UK health surcharge, cover in the USA, Canada, New Zealand and Dubai.',
  intro: [
    'One night in a foreign hospital can cost more than a semester. Most countries therefore tie the student visa, or enrolment, to health cover. The rules differ: in one country you buy a policy, in another you pay the state, in a third the university enrols you.',
    'We tell you which it is, for how long it must run, what it leaves out, and what to do before you leave Nepal.',
  ],
  steps: [
    {
      title: 'Find the rule',
      text: 'Country, length of course, family coming along or not: that decides the kind of cover and its dates.',
    },
    {
      title: 'Compare what is covered',
      text: 'Doctor, hospital, medicine, ambulance, mental health, pregnancy, teeth and eyes; waiting periods and conditions you already have.',
    },
    {
      title: 'Buy it from the right place',
      text: 'From an approved insurer, from the state with the visa form, or through the university. You pay them directly, and the certificate is in your name.',
    },
    {
      title: 'Prepare your health',
      text: 'The visa medical with an approved clinic, vaccination record, glasses, teeth, and enough of your medicine with a prescription in English.',
    },
  ],
  bring: [
    'Offer letter or confirmation of enrolment, for the dates',
    'Passports of all who travel',
    'Vaccination card and any test reports',
    'Conditions and medicines: said in confidence, they decide the policy',
    'A policy you already hold, to check',
  ],
  detail: {
    heading: 'Country by country',
    intro: 'Rules and prices change. The office named in each guide has the last word.',
    rows: [
      {
        title: 'Australia',
        text: 'Overseas Student Health Cover (OSHC) from an approved insurer, from arrival to the end of the visa. The visa form asks for the policy. Teeth and glasses are usually extra.',
      },
      {
        title: 'United Kingdom',
        text: 'You pay the immigration health surcharge with the visa form, {fact:uk-health-surcharge}, and then use the National Health Service like residents. Dental care and, in England, prescriptions mostly cost extra. Register with a local doctor in your first week.',
      },
      {
        title: 'USA',
        text: 'No public cover. Most universities enrol you in their plan; some let you waive it for an equal policy. Look at deductible, co-payment and network, not only the price.',
      },
      {
        title: 'Canada',
        text: 'It depends on the province: some admit students to the public plan, some after a waiting time, some not at all. Where they do not, the institution usually has a plan.',
      },
      {
        title: 'New Zealand',
        text: 'Insurance that your institution accepts, for the whole stay, including travel there and back. Accidents are covered by the state scheme; illness is not.',
      },
      {
        title: 'Dubai',
        text: 'Health insurance goes with the residence visa, and the medical test is done after you arrive. Your university says whether its fee includes a policy.',
      },
    ],
  },
  why: [
    {
      title: 'Dates that fit',
      text: 'Cover that ends a week before the visa is a classic reason for questions. We check both.',
    },
    {
      title: 'The exclusions, read aloud',
      text: 'Especially pregnancy, mental health and conditions you already have.',
    },
    {
      title: 'Help after you leave',
      text: 'Write to us when a claim or a clinic confuses you; we help you ask the insurer the right question.',
    },
  ],
  apart: [
    {
      title: 'No favourite insurer',
      text: 'If an insurer would pay us a commission, we say so. You may buy anywhere that meets the rule.',
    },
    {
      title: 'Your health stays private',
      text: `We note only what the policy needs. What we keep, and for how long, is in the [privacy policy](${routes.privacyPolicy()}).`,
    },
    {
      title: 'Your mind counts too',
      text: 'The first winter alone is hard. We write down the university’s counseling service and an emergency number before you fly.',
    },
  ],
  questions: [
    {
      question: 'Is travel insurance from Nepal enough?',
      answer: 'For the journey, perhaps; for the visa or enrolment, almost never. It is a supplement.',
    },
    {
      question: 'I have asthma (or diabetes). Must I say so?',
      answer:
        'Yes. A policy can refuse a claim when a condition was hidden. Many policies cover it after a waiting period; we look for those.',
    },
    {
      question: 'My spouse comes later. What about cover?',
      answer:
        'Where family must be insured, their dates follow their own visas. Ask before you buy: changing a single policy into a family policy can cost more.',
    },
  ],
  next: 'Tell us country, course dates and who travels. We answer with the rule, the kinds of policy, and where to buy.',
};
