import type { DemoArticle } from './types.ts';

export const healthInsurance: DemoArticle = {
  title: 'Health insurance abroad in plain words',
  topic: 'living',
  sections: [
    {
      title: null,
      paragraphs: [
        {
          text: 'In most countries you can’t start your course without health cover, and in several you must pay for it before the visa is decided. It costs a lot, and few people read the policy. It is worth half an hour of your time.',
        },
      ],
    },
    {
      title: 'Four systems',
      paragraphs: [
        {
          text: 'Almost every country has one of these.',
          points: [
            'You buy a policy that the government prescribes for your whole stay, as in Australia with overseas student health cover.',
            'You pay a charge with the visa and then use the public health service, as in the United Kingdom.',
            'The province or state covers students at once, after a waiting period or not at all. In Canada it depends on the province.',
            'The university enrols you in its own plan, or lets you show another that is as good. Many in the United States do.',
          ],
        },
        {
          text: 'Find out which of the four you need before you compare prices.',
        },
      ],
    },
    {
      title: 'Six words to look up in the policy',
      paragraphs: [
        {
          text: 'Two policies with the same price can differ in all of them.',
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
          text: 'Write down what you already have, from asthma to a knee, and what you take for it. A condition that you did not declare can end the cover when you need it. Many policies do cover known conditions, after a waiting period or with a letter from your doctor.',
        },
      ],
    },
    {
      title: 'Before you leave',
      paragraphs: [
        {
          text: 'A few visits at home save you bills and worries later.',
          points: [
            'See a dentist and have your eyes tested. Both are cheaper here.',
            'Carry vaccination records in English. On health courses you need them before a placement.',
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
          text: 'Register with a doctor near your home or at the university. It is easier while you are well. Learn the number for emergencies, which differs by country, and what to do at night when it is not an emergency: usually you can call a nurse, and ask for an interpreter.',
        },
        {
          text: 'Renew before the policy ends. Even one day without cover can break your visa conditions, and the insurer may treat you as a new customer.',
        },
      ],
    },
  ],
};
