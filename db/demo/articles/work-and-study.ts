import type { DemoArticle } from './types.ts';

export const workAndStudy: DemoArticle = {
  title: 'How to work while you study',
  topic: 'living',
  sections: [
    {
      title: null,
      paragraphs: [
        {
          text: 'Part-time work can pay for food, teach you how people really speak, and give you a first line for your CV. It will rarely pay your tuition. If your plan depends on it, it will fail in the weeks before exams.',
        },
      ],
    },
    {
      title: 'Know the rule before the first shift',
      paragraphs: [
        {
          text: "Every country has its own rule: how many hours you may work, whether they count by week or by fortnight, what is different in the holidays, and whether it depends on your course. The rule is written in your visa or on the immigration department's page. Our guides show it and say how old it is. Read both.",
          points: [
            'Count all jobs together, including unpaid trial shifts.',
            'Write down your hours. That is your proof.',
            'Working for yourself or for an app may count differently or be forbidden.',
          ],
        },
        {
          text: 'If you work too many hours, you risk your visa and everything you have paid for. An employer who offers you cash to hide hours risks a fine. You risk your degree.',
        },
      ],
    },
    {
      title: 'You have the same rights as everyone',
      paragraphs: [
        {
          text: 'You too have a right to the minimum wage, safe work and pay for every hour. Before you start, find out the minimum wage, ask for a contract or at least a message that states wage and hours, and get a tax number. There is a public office for complaints, often with a phone line in several languages. Your university’s advisers know it.',
        },
      ],
    },
    {
      title: 'Count your hours',
      paragraphs: [
        {
          text: 'Write down how many hours a week you need for classes, studying at home (usually at least as long as classes), travel, cooking and sleep. The rest is what you have for work. For many students that is less than the visa allows, above all in the first term, when everything takes twice as long.',
        },
      ],
    },
    {
      title: 'Choose work that fits',
      paragraphs: [
        {
          text: 'The best first job is rarely the best-paid one.',
          points: [
            'Near the campus or on your way home. With two hours of travel for a four-hour shift you earn little.',
            'With shifts that you know a week ahead.',
            'On campus, where supervisors know when you have exams.',
            'Later, in your own field, even for fewer hours.',
          ],
        },
      ],
    },
    {
      title: 'The first three months',
      paragraphs: [
        {
          text: 'Bring enough money to live for the first months without a job. You pay rent and a deposit in advance, and it may take weeks to find work. With some money in reserve you can choose a job and don’t have to take the first one.',
        },
        {
          text: 'If your marks get worse, work less before you sleep less. Tell your adviser early. In week four the university can still help you. In week twelve it is too late.',
        },
      ],
    },
  ],
};
