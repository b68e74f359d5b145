import type { TestGuide } from './schema.ts';

export const ielts: TestGuide = {
  slug: 'ielts',
  name: 'IELTS',
  lead: 'Four skills, bands from 0 to 9, and a speaking test with a person across the table.',
  description:
    'IELTS for students from Nepal: Academic or UKVI, format and timing, the four skills task by task, result times, and tips for reading and writing.',
  intro: [
    'The International English Language Testing System is run by the British Council, IDP and Cambridge. It is the test most students in Nepal take first, and the one that offices abroad know best.',
    'Each skill gets a band in half steps; the overall band is their mean, rounded to the nearest half. Universities usually ask for an overall band and a minimum band in every skill, so one weak skill can close a door that the overall band has opened.',
  ],
  facts: ['ielts-results-computer', 'ielts-results-paper'],
  why: [
    {
      title: 'Accepted nearly everywhere',
      text: 'Universities and visa offices in all countries we work with take IELTS Academic. Which version they want is the thing to check.',
    },
    {
      title: 'You speak to a person',
      text: 'An examiner can repeat a question and follow your thought. Many students speak better to a face than to a screen.',
    },
    {
      title: 'A skill can be taken again',
      text: 'With One Skill Retake you repeat one part of a computer test. Not every university and visa office accepts it: ask before you pay.',
    },
  ],
  features: [
    {
      title: 'Band scale',
      text: 'From 0 to 9 in half bands; 9 is an expert user. There is no pass or fail.',
    },
    {
      title: 'Many accents',
      text: 'Voices from Britain, Australia, New Zealand and North America, at natural speed.',
    },
    {
      title: 'Real handwriting or typing',
      text: 'The computer test counts your words and lets you edit. Some centres still let you write by hand.',
    },
    {
      title: 'Result times',
      text: '{fact:ielts-results-computer} for the computer test, {fact:ielts-results-paper} for the paper test.',
    },
  ],
  types: [
    {
      title: 'IELTS Academic',
      text: 'For bachelor’s, master’s and research degrees, and for professional registration.',
    },
    {
      title: 'IELTS General Training',
      text: 'For work, migration and some training. Other reading texts, and a letter in place of the report. Rarely right for a degree.',
    },
    {
      title: 'IELTS for UKVI',
      text: 'The same test in a centre approved by the UK government. Needed for some UK courses, such as many foundation programmes.',
    },
    {
      title: 'On computer or on paper',
      text: 'The content is the same. Centres are moving to the computer; ask yours which dates are still on paper.',
    },
  ],
  format: {
    note: 'Listening, reading and writing are taken in one sitting without a break. Speaking is on the same day or some days before or after.',
    rows: [
      { part: 'Listening', time: '30 minutes', content: 'Four recordings, 40 questions, each heard once' },
      { part: 'Reading', time: '60 minutes', content: 'Three long texts, 40 questions' },
      {
        part: 'Writing',
        time: '60 minutes',
        content: 'Task 1: 150 words or more. Task 2: 250 words or more, counts double',
      },
      { part: 'Speaking', time: '11 to 14 minutes', content: 'Three parts with an examiner' },
    ],
    written: '2026-11-20',
    office: 'ielts',
  },
  skills: {
    listening: {
      length: '30 minutes, 40 questions',
      tasks: [
        {
          title: 'Everyday',
          text: 'A talk between two people, such as booking a room; then one voice, such as a guide to a museum.',
        },
        { title: 'Study', text: 'A discussion between students and a tutor; then part of a lecture.' },
        {
          title: 'Answers',
          text: 'Gaps in notes, maps, matching and multiple choice. Spelling counts, and so does the word limit.',
        },
      ],
      practise: [
        'Spell names, numbers and dates from audio every day',
        'Read the questions of a part before it starts, and underline what kind of word is missing',
        'Listen once only in practice too',
      ],
    },
    writing: {
      length: '60 minutes, two tasks',
      tasks: [
        {
          title: 'Task 1',
          text: 'Describe a chart, table, process or map. Report the main features and compare; give no opinion.',
        },
        {
          title: 'Task 2',
          text: 'An essay on a question of general interest: take a position and support it with reasons and examples.',
        },
        {
          title: 'Marking',
          text: 'Answering the task, order and linking, vocabulary, grammar: a quarter each.',
        },
      ],
      practise: [
        'Twenty minutes for task 1, forty for task 2, with a clock',
        'One text a week corrected by a teacher, then written again',
        'Write your own sentences; learned introductions cost marks',
      ],
    },
    speaking: {
      length: '11 to 14 minutes, three parts',
      tasks: [
        { title: 'Part 1', text: 'Yourself: home, studies, habits.' },
        { title: 'Part 2', text: 'A card with a topic, one minute to prepare, up to two minutes to speak.' },
        { title: 'Part 3', text: 'A discussion of wider questions around the topic of the card.' },
      ],
      practise: [
        'Talk for two minutes a day on a random topic, recorded',
        'Answer, give a reason, give an example: then stop',
        'Work on stress and clear endings; an accent is no problem',
      ],
    },
    reading: {
      length: '60 minutes, 40 questions',
      tasks: [
        {
          title: 'Texts',
          text: 'From books, journals and newspapers, for readers without special knowledge; the third is the hardest.',
        },
        {
          title: 'Questions',
          text: 'True, False or Not Given, matching headings, gaps, multiple choice, short answers.',
        },
        { title: 'No extra time', text: 'Answers go in within the hour, also on paper.' },
      ],
      practise: [
        'Read one long article a day and say its point in one sentence',
        'Learn to find a name or number without reading every line',
        'Note why a wrong answer was wrong: word, place or trap',
      ],
    },
  },
  tips: {
    reading: [
      'Skim the text for its shape first: two minutes, headings and first sentences.',
      'Give no text more than twenty minutes. All questions weigh the same.',
      'Not Given means that the text does not say it, even if you know it is true.',
      'The answer is in other words than the question. Look for meaning, not for the same word.',
      'Leave nothing empty: a wrong answer costs nothing.',
    ],
    writing: [
      'Plan for five minutes. A clear position from the first paragraph is worth more than rare words.',
      'In task 1 write an overview: the two or three biggest features, without numbers.',
      'One idea a paragraph, and one example you can explain.',
      'Reach the word minimum, then stop and read. Articles and verb endings are the usual losses.',
      'Answer every part of the question. A half answer limits your band.',
    ],
  },
  next: 'Tell us the bands your course asks for. We arrange a practice test and a timetable that counts back from the test date.',
};
