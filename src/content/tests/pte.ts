import type { TestText } from './schema.ts';

export const pte: TestText = {
  name: 'PTE',
  lead: 'Two hours at a computer, many short tasks, and usually the fastest result of the three.',
  description:
    'PTE Academic for students from Nepal: format with the tasks added in 2025, scores, result time, the four skills task by task, reading and writing tips.',
  intro: [
    'The Pearson Test of English Academic is taken on a computer in a test centre. You read, listen, type and speak into a headset while other candidates around you do the same. A machine does most of the scoring, and people check parts of it.',
    'Many tasks are short, and many count for two skills. Speak steadily and answer completely: silence costs points.',
  ],
  facts: ['pte-results', 'pte-score'],
  why: [
    {
      title: 'Fast',
      text: 'Results usually {fact:pte-results}, and test dates on most days: useful if your offer depends on the score.',
    },
    {
      title: 'The same for everyone',
      text: 'The machine doesn’t know what you wear or which district you come from.',
    },
    {
      title: 'Accepted in Australia and New Zealand',
      text: 'Universities and visa offices there take PTE Academic, as do many in the UK and Canada. Check your course.',
    },
  ],
  features: [
    { title: 'Score scale', text: 'Scores {fact:pte-score}, overall and for each of the four skills.' },
    {
      title: 'Integrated tasks',
      text: 'For a dictation you must listen and spell, so it counts for both skills.',
    },
    {
      title: 'Partial credit',
      text: 'Most answers earn points for each correct piece. In some multiple-choice tasks you lose points for wrong ticks.',
    },
    {
      title: 'No way back',
      text: 'You cannot go back to an earlier task, and each task or part has its own clock.',
    },
  ],
  types: [
    { title: 'PTE Academic', text: 'For degrees, and for student visas where it is accepted.' },
    {
      title: 'PTE Academic UKVI',
      text: 'The same test, booked as the secure version that some UK courses and visas need.',
    },
    { title: 'PTE Core', text: 'General English for migration to Canada. Not for university admission.' },
    { title: 'PTE Home', text: 'Short tests for family and settlement in the UK. Not for study.' },
  ],
  format: {
    note: 'About two and a quarter hours without a planned break. In August 2025 two speaking tasks were added, which are missing in older practice material.',
    rows: [
      {
        part: 'Speaking and writing',
        time: 'About 80 minutes',
        content:
          'Read aloud, repeat, describe, retell, respond to a situation, summarise a discussion; summary and essay',
      },
      {
        part: 'Reading',
        time: 'About 25 to 30 minutes',
        content: 'Gaps, order of paragraphs, multiple choice',
      },
      {
        part: 'Listening',
        time: 'About 35 to 40 minutes',
        content: 'Summary, gaps, missing word, wrong words, dictation',
      },
    ],
    written: '2026-11-20',
    office: 'pte',
  },
  skills: {
    listening: {
      length: 'about 35 to 40 minutes',
      tasks: [
        { title: 'Summarise spoken text', text: 'Fifty to seventy words on a short talk.' },
        {
          title: 'Find and choose',
          text: 'Fill gaps in a transcript, mark the words that differ, choose the best summary or the missing last word.',
        },
        {
          title: 'Write from dictation',
          text: 'Sentences heard once, at the very end. They count a lot, so save some energy for them.',
        },
      ],
      practise: [
        'Ten dictated sentences a day, checked letter by letter',
        'Take notes with first letters only',
        'Follow a transcript with your finger while you listen',
      ],
    },
    writing: {
      length: 'within the first part',
      tasks: [
        { title: 'Summarise written text', text: 'One sentence of up to 75 words for a whole passage.' },
        { title: 'Essay', text: 'Two to three hundred words in twenty minutes.' },
        { title: 'Elsewhere too', text: 'Listening summaries and dictation also count for writing.' },
      ],
      practise: [
        'One-sentence summaries: main point first, then one because or although',
        'Essays in four paragraphs, typed without correction',
        'Learn the spelling of the words you misspell, not of lists',
      ],
    },
    speaking: {
      length: 'within the first part',
      tasks: [
        { title: 'Say it again', text: 'Read a text aloud, repeat sentences, answer short questions.' },
        {
          title: 'Say it yourself',
          text: 'Describe an image, retell a lecture, summarise a group discussion.',
        },
        {
          title: 'Respond to a situation',
          text: 'You hear where you are and what has happened, and answer as you would there.',
        },
      ],
      practise: [
        'Speak at once and evenly: the microphone closes after a few silent seconds',
        'Practise next to a radio, because the room is loud',
        'Say what is there. Memorised templates are now recognised and cost points',
      ],
    },
    reading: {
      length: 'about 25 to 30 minutes',
      tasks: [
        { title: 'Gaps', text: 'From a list under each gap, or from words to drag.' },
        { title: 'Order of paragraphs', text: 'Sentences of one text, mixed up.' },
        { title: 'Multiple choice', text: 'With one answer, or with several.' },
      ],
      practise: [
        'Collect words that go together: raise awareness, draw a conclusion',
        'Put newspaper paragraphs in order with a friend',
        'Read aloud daily: it trains two tasks at once',
      ],
    },
  },
  tips: {
    reading: [
      'Practise gap tasks first: there are many, and they often count for more than one skill.',
      'To put sentences in order, find the one that can come first. Then follow “this”, “such” and “however”.',
      'If several answers are allowed, tick only what you are sure of: wrong ticks cost points.',
      'All reading tasks share one clock. Keep two minutes for the last gap text.',
      'Read the sentence with your choice in it. Grammar rules out half the options.',
    ],
    writing: [
      'The summary is one sentence, with one full stop. Two sentences lose the point for form.',
      'Count words on the screen: both too few and too many cost points.',
      'In the essay answer exactly the question asked, with your own examples.',
      'Simple linking words in the right place are better than many “moreover”s.',
      'Capital letters and full stops earn points too.',
    ],
  },
  next: 'Take a scored practice test with us. We tell you which tasks are weak, not only which skills, and make a plan for each week.',
};
