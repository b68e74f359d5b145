import type { TestText } from './schema.ts';

export const toefl: TestText = {
  name: 'TOEFL',
  lead: 'The computer test of academic English: short since January 2026, and well known in the USA and Canada.',
  description:
    'TOEFL iBT for students from Nepal: the format since January 2026, both score scales, the four skills task by task, result times, reading and writing tips.',
  intro: [
    'The Test of English as a Foreign Language is made by ETS. The TOEFL iBT is taken on a computer, in a test centre or at home, and tests the English you need on a campus: notices, lectures, e-mails to a professor, discussions.',
    'On 21 January 2026 the test changed: it is shorter, reading and listening adapt to you, there are new tasks, and a scale from 1 to 6. Older books and videos show the old test, so check the year of everything you practise with.',
  ],
  facts: ['toefl-results', 'toefl-validity', 'toefl-total', 'toefl-section'],
  why: [
    {
      title: 'Well known in North America',
      text: 'Universities in the USA and Canada have used TOEFL scores for decades, and many elsewhere accept them.',
    },
    {
      title: 'No examiner in the room',
      text: 'You speak into a microphone. That is a relief if strangers make you nervous.',
    },
    {
      title: 'Short',
      text: 'The new test takes about an hour and a half, or two hours with its instructions, so it’s easier to stay focused.',
    },
  ],
  features: [
    {
      title: 'Two scales for now',
      text: 'The new scale runs from 1 to 6 in half steps. For two years reports also show a comparable total on the old scale, which is at the top of this page. Older reports have only that.',
    },
    {
      title: 'It adapts',
      text: 'In reading and listening, the second part is harder or easier depending on how you do in the first. Take the first part seriously.',
    },
    {
      title: 'Valid for {fact:toefl-validity}',
      text: 'From the test date. Make sure that it’s still valid when you apply for the visa.',
    },
    {
      title: 'Results in {fact:toefl-results}',
      text: 'ETS says that results of the new test come sooner. Plan for the longer time until your booking says otherwise.',
    },
  ],
  types: [
    {
      title: 'TOEFL iBT at a test centre',
      text: 'The safe choice for a visa and for any university that takes TOEFL.',
    },
    {
      title: 'TOEFL iBT Home Edition',
      text: 'The same test at home, watched by camera. It needs a quiet locked room, steady power and internet. Several visa offices, Australia’s among them, refuse tests taken at home.',
    },
    {
      title: 'TOEFL ITP',
      text: 'Taken inside an institution for its own use. Not for admission abroad.',
    },
  ],
  format: {
    note: 'Times are approximate, because two sections adapt, and don’t include the instructions: allow two hours. If you leave out a section, none is scored. The UK has its own list of tests for student visas: ask before you choose TOEFL for the UK.',
    rows: [
      {
        part: 'Reading',
        time: 'About 30 minutes',
        content: 'Missing letters, everyday texts, a short academic text; adaptive',
      },
      {
        part: 'Listening',
        time: 'About 29 minutes',
        content: 'Choose a response, conversations, announcements, talks; adaptive',
      },
      {
        part: 'Writing',
        time: 'About 23 minutes',
        content: 'Build sentences, write an e-mail, join a class discussion',
      },
      {
        part: 'Speaking',
        time: 'About 8 minutes',
        content: 'Listen and repeat, answer an interviewer’s questions',
      },
    ],
    written: '2026-11-20',
    office: 'toefl',
  },
  skills: {
    listening: {
      length: 'about 29 minutes',
      tasks: [
        { title: 'Choose a response', text: 'You hear one sentence and pick the natural answer.' },
        {
          title: 'Conversations and announcements',
          text: 'Campus and daily life: what does the speaker want, what must the listener do?',
        },
        {
          title: 'Academic talk',
          text: 'A short lecture with questions on its point, its details and why the speaker says something.',
        },
      ],
      practise: [
        'Listen to short podcasts and sum up each in one sentence',
        'Take notes in words and arrows, not sentences',
        'Listen for tone: doubt, correction, agreement',
      ],
    },
    writing: {
      length: 'about 23 minutes',
      tasks: [
        { title: 'Build a sentence', text: 'Put words in order so that the reply fits the conversation.' },
        {
          title: 'Write an e-mail',
          text: 'To a teacher, an office or a friend: say why you write, give the details asked for, and find the right tone.',
        },
        {
          title: 'Academic discussion',
          text: 'Read a professor’s question and two posts, then add your own: about a hundred words, with your own reason.',
        },
      ],
      practise: [
        'Write one timed e-mail and one post a day',
        'Type on an English keyboard: nothing corrects your spelling',
        'Learn five polite ways to ask, five to agree and five to disagree',
      ],
    },
    speaking: {
      length: 'about 8 minutes',
      tasks: [
        {
          title: 'Listen and repeat',
          text: 'You hear longer and longer sentences and repeat them as exactly as you can.',
        },
        {
          title: 'Take an interview',
          text: 'You get questions on a topic you know and answer at once, with no time to prepare.',
        },
      ],
      practise: [
        'Repeat what you hear on the radio, sentence by sentence, with its rhythm',
        'Answer a surprise question in forty-five seconds: position, reason, example',
        'Record yourself in a noisy place: test rooms are not silent',
      ],
    },
    reading: {
      length: 'about 30 minutes',
      tasks: [
        {
          title: 'Complete the words',
          text: 'A paragraph in which the second halves of some words are missing.',
        },
        { title: 'Read in daily life', text: 'Notices, messages, menus, schedules: find what matters.' },
        {
          title: 'Academic passage',
          text: 'About two hundred words with questions on facts, vocabulary, purpose and conclusion.',
        },
      ],
      practise: [
        'Learn word families: decide, decision, decisive',
        'Read one short science text a day, right to the end',
        'Explain to yourself why each wrong choice is wrong',
      ],
    },
  },
  tips: {
    reading: [
      'In Complete the Words read the whole paragraph first: the grammar tells you the ending.',
      'Work carefully in the first part: it decides how hard the second part is and how many points you can get in it.',
      'In everyday texts look at who writes to whom, and why.',
      'Answer from the passage, not from what you know.',
      'Don’t spend too long on one question. A guess costs nothing.',
    ],
    writing: [
      'In the e-mail, tick off every point in the instructions.',
      'Choose the right tone: “Could you please” to a professor, simpler to a friend.',
      'In the discussion answer the professor, not only the other students, and add a reason that nobody has given.',
      'Keep the last two minutes for verbs, articles and plural endings.',
      'Don’t use memorised templates: graders know them.',
    ],
  },
  next: 'Tell us your universities. We check which scale and which version they take, then arrange a practice test in the new format.',
};
