import type { TestText } from './schema.ts';

export const ielts: TestText = {
  name: 'IELTS',
  lead: 'Four skills, bands from 0 to 9, and a speaking test with a real examiner.',
  description:
    'IELTS for students from Nepal: Academic or UKVI, format and timing, the four skills task by task, result times, and tips for reading and writing.',
  intro: [
    'The International English Language Testing System is run by the British Council, IDP and Cambridge. Most students in Nepal take it first, and universities and visa offices know it best.',
    'You get a band for each skill, in half steps. The overall band is their average, rounded to the nearest half. Universities usually ask for an overall band and a minimum band in every skill, so one weak skill can keep you out even if your overall band is high enough.',
  ],
  facts: ['ielts-results-computer', 'ielts-results-paper'],
  why: [
    {
      title: 'Accepted nearly everywhere',
      text: 'Universities and visa offices in all countries we work with take IELTS Academic. Just check which version they want.',
    },
    {
      title: 'You speak to a person',
      text: 'An examiner can repeat a question and follow what you mean. Many students speak better to a person than to a screen.',
    },
    {
      title: 'You can retake one skill',
      text: 'With One Skill Retake you repeat one part of a computer test. Not every university and visa office accepts it, so ask before you pay.',
    },
  ],
  features: [
    {
      title: 'Band scale',
      text: 'From 0 to 9 in half bands; 9 means expert. You can’t pass or fail.',
    },
    {
      title: 'Many accents',
      text: 'Voices from Britain, Australia, New Zealand and North America, at natural speed.',
    },
    {
      title: 'Type or write by hand',
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
      text: 'For work, migration and some training. It has other reading texts, and a letter instead of the report. For a degree it is rarely the right one.',
    },
    {
      title: 'IELTS for UKVI',
      text: 'The same test in a centre approved by the UK government. Needed for some UK courses, such as many foundation programmes.',
    },
    {
      title: 'On computer or on paper',
      text: 'The content is the same. Centres are moving to computers: ask yours which dates are still on paper.',
    },
  ],
  format: {
    note: 'You take Listening, Reading and Writing one after the other, without a break. Speaking is on the same day, or a few days before or after.',
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
          text: 'A conversation between two people, such as booking a room, then one speaker, such as a museum guide.',
        },
        { title: 'Study', text: 'A discussion between students and a tutor, then part of a lecture.' },
        {
          title: 'Answers',
          text: 'Gaps in notes, maps, matching and multiple choice. Spelling counts, and so does the word limit.',
        },
      ],
      practise: [
        'Write down names, numbers and dates from audio every day',
        'Read the questions before each part starts, and note what kind of word is missing',
        'Listen only once when you practise, too',
      ],
    },
    writing: {
      length: '60 minutes, two tasks',
      tasks: [
        {
          title: 'Task 1',
          text: 'Describe a chart, table, process or map. Report the main features and compare them. Don’t give your opinion.',
        },
        {
          title: 'Task 2',
          text: 'An essay on a general question: say what you think and support it with reasons and examples.',
        },
        {
          title: 'Marking',
          text: 'Answering the task, structure, vocabulary and grammar count a quarter each.',
        },
      ],
      practise: [
        'Practise with a clock: twenty minutes for task 1, forty for task 2',
        'Have one text a week corrected by a teacher, then write it again',
        'Write your own sentences: memorised introductions cost marks',
      ],
    },
    speaking: {
      length: '11 to 14 minutes, three parts',
      tasks: [
        { title: 'Part 1', text: 'Yourself: home, studies, habits.' },
        {
          title: 'Part 2',
          text: 'You get a card with a topic, one minute to prepare and up to two minutes to speak.',
        },
        { title: 'Part 3', text: 'You discuss more general questions on the same topic.' },
      ],
      practise: [
        'Record yourself for two minutes a day on a random topic',
        'Answer, give a reason and an example, then stop',
        'Work on stress and clear word endings. An accent is no problem',
      ],
    },
    reading: {
      length: '60 minutes, 40 questions',
      tasks: [
        {
          title: 'Texts',
          text: 'From books, journals and newspapers. You need no special knowledge. The third is the hardest.',
        },
        {
          title: 'Questions',
          text: 'True, False or Not Given, matching headings, gaps, multiple choice, short answers.',
        },
        { title: 'No extra time', text: 'You write your answers within the hour, on paper too.' },
      ],
      practise: [
        'Read one long article a day and sum it up in one sentence',
        'Learn to find a name or a number without reading every line',
        'Note why each wrong answer was wrong',
      ],
    },
  },
  tips: {
    reading: [
      'First take two minutes to skim the text: headings and first sentences.',
      'Don’t spend more than twenty minutes on a text. All questions count the same.',
      'Not Given means that the text does not say it, even if you know it is true.',
      'The text uses other words than the question. Look for the meaning, not for the same word.',
      'Answer every question: a wrong answer costs nothing.',
    ],
    writing: [
      'Plan for five minutes. A clear opinion from the first paragraph is worth more than rare words.',
      'In task 1 write an overview: the two or three main features, without numbers.',
      'One idea for each paragraph, and one example that you can explain.',
      'When you have enough words, stop and read your text again. Most marks are lost on articles and verb endings.',
      'Answer every part of the question. If you answer only half, your band is limited.',
    ],
  },
  next: 'Tell us the bands your course asks for. We arrange a practice test and make a timetable up to your test date.',
};
