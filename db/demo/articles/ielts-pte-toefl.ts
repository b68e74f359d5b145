import type { DemoArticle } from './types.ts';

export const ieltsPteToefl: DemoArticle = {
  title: 'IELTS, PTE or TOEFL: which one is yours?',
  topic: 'tests',
  sections: [
    {
      title: null,
      paragraphs: [
        {
          text: 'All three tests ask the same question: can you study in English? They ask it in different rooms. Choosing the room in which you are calm is worth more than choosing the one that a friend calls easy.',
        },
      ],
    },
    {
      title: 'First, who asks',
      paragraphs: [
        {
          text: "Begin with the list of accepted tests on the page of your university, then on the page of the country's immigration department. They are two lists. A test that the first accepts may not do for the second, and some countries want a particular version of a test for the visa. Where the lists disagree, the stricter one counts.",
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
          text: 'IELTS has a speaking part with an examiner, usually a person in front of you. Writing is an essay and a second task. If you do better with a face than with a microphone, this is a kind test.',
        },
        {
          text: 'PTE Academic is taken wholly on a computer. You speak into a headset while others speak around you, and several tasks test two skills at once, such as repeating a sentence that you have heard. It suits people who type well and are not put off by noise.',
        },
        {
          text: 'TOEFL iBT is also taken on a computer, with answers spoken into a microphone, and its texts are close to lectures and textbooks. Its form and its scores changed at the beginning of 2026, so check that your practice book describes the test of today.',
        },
      ],
    },
    {
      title: 'A fair way to choose',
      paragraphs: [
        {
          text: 'An afternoon is enough to find out which test is kindest to you.',
          points: [
            'Take one free official sample of each test, at a table, with a clock.',
            'Mark which part made you nervous, not only which score was best.',
            'Count the weeks to the application deadline, and leave room for a second attempt.',
            'Look for a centre and a date that you can reach. A test in your own city is worth a lot on the morning itself.',
          ],
        },
      ],
    },
    {
      title: 'What raises a score',
      paragraphs: [
        {
          text: 'Practice papers show you the test. They do not make English better. Half an hour a day of reading something you care about, listening without subtitles, and writing a paragraph that another person corrects does more in three months than a book of tricks in three days.',
        },
        {
          text: "Nobody can sell you a score, and nobody should sit the test for you. Results are checked with the test's owner. A false one ends the application and can close a country to you for years.",
        },
        {
          text: 'Our test pages describe each test in detail, with the source and the date of every figure.',
        },
      ],
    },
  ],
};
