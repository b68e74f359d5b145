import type { DemoArticle } from './types.ts';

export const healthInsurance: DemoArticle = {
  title: 'Health insurance abroad in plain words',
  topic: 'living',
  sections: [
    {
      title: null,
      paragraphs: [
        {
          text: 'In most study countries you may not begin without health cover, and in several you must have paid for it before the visa is decided. It is a large line in the budget and the one least read. Half an hour with the policy is time well spent.',
        },
      ],
    },
    {
      title: 'Four ways it is organised',
      paragraphs: [
        {
          text: 'Almost every country uses one of these.',
          points: [
            'You buy a policy of a prescribed kind for the whole stay. Australia works so, with overseas student health cover.',
            'You pay a charge with the visa and then use the public health service. The United Kingdom works so.',
            'The province or state covers students, at once, after a wait or not at all. In Canada it depends on the province.',
            'The university enrols you in its own plan, or lets you show another that is as good. Many in the United States do.',
          ],
        },
        {
          text: 'Find out which of the four is yours before you compare prices. Comparing a plan that you are not allowed to use is lost time.',
        },
      ],
    },
    {
      title: 'Six words to look up in the policy',
      paragraphs: [
        {
          text: 'Two policies of the same price can differ in every one of them.',
          points: [
            'Premium: what you pay for being covered.',
            'Excess or deductible: what you pay yourself before the insurer pays.',
            'Co-payment: your part of each bill afterwards.',
            'Waiting period: the months before something is covered, often for conditions you had before.',
            'Network: the doctors and hospitals with whom the insurer has an agreement.',
            'Exclusions: what is never covered. Teeth and glasses are the usual surprise.',
          ],
        },
      ],
    },
    {
      title: 'Be honest about your health',
      paragraphs: [
        {
          text: 'Write down what you already have, from asthma to a knee, and what you take for it. A condition that you did not declare can end the cover when you need it. Many policies do cover known conditions, after a wait or with a paper from your doctor.',
        },
      ],
    },
    {
      title: 'Before you leave',
      paragraphs: [
        {
          text: 'A few visits at home save bills and worry later.',
          points: [
            'See a dentist and have your eyes tested. Both are cheaper here.',
            'Carry vaccination records in English. Courses in health ask for them before a placement.',
            'Bring three months of regular medicine, with the generic name on the prescription. Check that the country allows it.',
            "Save the insurer's emergency number and your policy number in your phone and on a card.",
          ],
        },
      ],
    },
    {
      title: 'In the first week',
      paragraphs: [
        {
          text: 'Register with a doctor near your home or at the university. It is easier while you are well. Learn the number for emergencies, which differs by country, and what to do in the night when it is not an emergency: there is usually a telephone line with a nurse, and an interpreter if you ask.',
        },
        {
          text: 'Renew before the policy ends. A gap of a day can count as a breach of the visa, and an insurer may treat you as new.',
        },
      ],
    },
  ],
};
