import type { DemoArticle } from './types.ts';

export const ieltsPteToefl: DemoArticle = {
  title: 'IELTS, PTE or TOEFL: which one is yours?',
  topic: 'tests',
  sections: [
    {
      title: null,
      paragraphs: [
        {
          text: 'All three tests ask the same question: can you study in English? But they ask it in different ways. Choose the one in which you stay calm, not the one that a friend calls easy.',
        },
      ],
    },
    {
      title: 'First check which test you need',
      paragraphs: [
        {
          text: "Begin with the list of accepted tests on the page of your university, then on the page of the country's immigration department. These are two different lists. A test that the university accepts may not be enough for the visa, and some countries want a particular version of a test. If the lists differ, follow the stricter one.",
          points: [
            'Note the overall score and the lowest score allowed in any part.',
            'Note how old a result may be on the day you use it.',
            'Note whether a result taken at home is accepted. Often it is not.',
          ],
        },
      ],
    },
    {
      title: 'How they differ on the day',
      paragraphs: [
        {
          text: 'IELTS has a speaking part with an examiner, usually a person in front of you. Writing is an essay and a second task. If you prefer a person to a microphone, this may be your test.',
        },
        {
          text: 'You take PTE Academic completely on a computer. You speak into a headset while others speak around you, and several tasks test two skills at once, such as repeating a sentence you have just heard. It is good for people who type well and don’t mind noise.',
        },
        {
          text: 'You also take TOEFL iBT on a computer and speak your answers into a microphone. Its texts are like lectures and textbooks. Its format and scores changed at the beginning of 2026, so check that your practice book is up to date.',
        },
      ],
    },
    {
      title: 'A fair way to choose',
      paragraphs: [
        {
          text: 'You can find out in an afternoon which test suits you best.',
          points: [
            'Take one free official sample of each test, at a table, with a clock.',
            'Note which part made you nervous, not only which score was best.',
            'Count the weeks to the application deadline, and leave room for a second attempt.',
            'Look for a centre and a date that you can reach. It helps a lot if the test is in your own city.',
          ],
        },
      ],
    },
    {
      title: 'What raises a score',
      paragraphs: [
        {
          text: 'Practice tests show you the format, but they do not improve your English. For half an hour a day, read something you care about, listen without subtitles, and write a paragraph that somebody corrects. In three months that does more than a book of tricks in three days.',
        },
        {
          text: 'Nobody can sell you a score, and nobody should sit the test for you. Universities and visa officers check results with the test provider. A false result ends your application and can get you banned from a country for years.',
        },
        {
          text: 'Our test pages describe each test in detail and say how old every figure is.',
        },
      ],
    },
  ],
};
