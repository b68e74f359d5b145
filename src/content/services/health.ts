import { routes } from '../../contract/routes.ts';
import type { ServiceText } from './schema.ts';

export const health: ServiceText = {
  lead: 'The cover your visa requires, the cover you really need, and how to see a doctor in your first week.',
  description:
    'Student health insurance by country for Nepalese students: OSHC in Australia, the UK health surcharge, cover in the USA, Canada, New Zealand and Dubai.',
  intro: [
    'One night in a foreign hospital can cost more than a semester. That is why most countries require health cover for the student visa or for enrolment. In one country you buy a policy, in another you pay the state, and in a third the university enrols you.',
    'We tell you which it is, how long it must last, what it doesn’t cover, and what to do before you leave Nepal.',
  ],
  steps: [
    {
      title: 'Find the rule',
      text: 'The country, the length of the course and whether your family comes with you decide what cover you need, and for which dates.',
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
      text: 'The visa medical at an approved clinic, your vaccination record, glasses, teeth, and enough of your medicine with a prescription in English.',
    },
  ],
  bring: [
    'Offer letter or confirmation of enrolment, for the dates',
    'Passports of everyone who travels',
    'Vaccination card and any test reports',
    'Your conditions and medicines: in confidence, because the right policy depends on them',
    'Any policy you already have, for us to check',
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
        text: 'No public cover. Most universities enrol you in their plan; some let you opt out if you have an equal policy. Look at the deductible, co-payment and network, not only at the price.',
      },
      {
        title: 'Canada',
        text: 'It depends on the province: some let students join the public plan, some after a waiting period, some not at all. If yours doesn’t, your institution usually has a plan.',
      },
      {
        title: 'New Zealand',
        text: 'Insurance that your institution accepts, for your whole stay and the journey there and back. A state scheme covers accidents, but not illness.',
      },
      {
        title: 'Dubai',
        text: 'Health insurance is part of the residence visa, and you take the medical test after you arrive. Ask your university whether its fee includes a policy.',
      },
    ],
  },
  why: [
    {
      title: 'Dates that match',
      text: 'If your cover ends a week before your visa, officers ask why. We check both dates.',
    },
    {
      title: 'What is not covered',
      text: 'We read the exclusions with you, especially on pregnancy, mental health and conditions you already have.',
    },
    {
      title: 'Help after you leave',
      text: 'Write to us if a claim or a clinic confuses you. We help you ask the insurer the right question.',
    },
  ],
  apart: [
    {
      title: 'No favourite insurer',
      text: 'If an insurer pays us a commission, we tell you. You can buy any policy that meets the rules.',
    },
    {
      title: 'Your health stays private',
      text: `We write down only what the policy needs. The [privacy policy](${routes.privacyPolicy()}) says what we keep and for how long.`,
    },
    {
      title: 'Your mind counts too',
      text: 'The first winter alone is hard. We write down the university’s counseling service and an emergency number before you fly.',
    },
  ],
  questions: [
    {
      question: 'Is travel insurance from Nepal enough?',
      answer: 'For the journey, perhaps. For the visa or enrolment, almost never.',
    },
    {
      question: 'I have asthma (or diabetes). Do I have to say so?',
      answer:
        'Yes. If you hide a condition, the insurer can refuse to pay. Many policies cover it after a waiting period, and we look for those.',
    },
    {
      question: 'My husband or wife comes later. What about cover?',
      answer:
        'If your family must be insured, their dates follow their own visas. Ask before you buy: changing a single policy into a family policy can cost more.',
    },
  ],
  next: 'Tell us your country, your course dates and who travels. We tell you the rules, the types of policy and where to buy.',
};
