import type { DemoArticle } from './types.ts';

export const workAndStudy: DemoArticle = {
  title: 'Working while you study, without losing the course',
  topic: 'living',
  sections: [
    {
      title: null,
      paragraphs: [
        {
          text: 'Part-time work can pay for food, teach you the language of the country as people really speak it, and give you a first line for your CV. It will rarely pay your tuition. Plans that depend on it break in the weeks before examinations.',
        },
      ],
    },
    {
      title: 'Know the rule before the first shift',
      paragraphs: [
        {
          text: "Every country that we advise on has its own rule: how many hours, whether a limit counts by week or by fortnight, what changes in holidays, and whether your course or your partner changes it. The rule is written in your visa or on the immigration department's page. Our guides show it with its source and date. Read both.",
          points: [
            'Count all jobs together, and unpaid trial shifts as well.',
            'Keep a diary of hours. It is your proof.',
            'Working for yourself or for an app may count differently, or be forbidden.',
          ],
        },
        {
          text: 'Breaking the limit puts the visa at risk, and with it everything you have paid for. An employer who suggests cash to stay under the limit risks a fine. You risk the degree.',
        },
      ],
    },
    {
      title: 'Your rights are those of everybody',
      paragraphs: [
        {
          text: 'A minimum wage, safe work and payment for every hour belong to you too. Before you start, find out the lowest lawful wage, ask for a contract or at least a message that names wage and hours, and get the tax number that the country gives to workers. There is a public office for complaints, usually with a line in several languages, and universities have an adviser who knows it.',
        },
      ],
    },
    {
      title: 'Do the sum in hours',
      paragraphs: [
        {
          text: 'A week has a fixed number of waking hours. Write down classes, study at home (as a rule at least as long as the classes), travel, cooking and sleep. What remains is what you can sell. For many students it is less than the visa allows, above all in the first term, when everything takes twice as long.',
        },
      ],
    },
    {
      title: 'Choose work that fits',
      paragraphs: [
        {
          text: 'The best first job is seldom the best paid one.',
          points: [
            'Near the campus or on the way home. Two hours of travel for a four-hour shift is bad pay.',
            'With shifts that are known a week before.',
            'On campus, where supervisors know about examinations.',
            'Later, in your own field, even for fewer hours.',
          ],
        },
      ],
    },
    {
      title: 'The first three months',
      paragraphs: [
        {
          text: 'Arrive with money for at least the first months without any wage. Rent is asked in advance, a deposit with it, and the first job may take weeks. That reserve is the difference between choosing work and taking whatever there is.',
        },
        {
          text: 'If marks fall, cut hours before you cut sleep. Tell your adviser early. Universities can help a student in week four. In week twelve they can only write a letter.',
        },
      ],
    },
  ],
};
