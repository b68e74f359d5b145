import type { LevelWord } from './schema.ts';

/** Qualification levels as students name them. */
export const LEVEL_WORDS: readonly LevelWord[] = [
  {
    id: 'bachelor',
    label: 'Bachelor',
    say: [
      'bachelor', 'bachelors', 'bachelor degree', 'bachelors degree', 'bachelor level', 'bachelors level', 'bachelor program',
      'undergraduate', 'undergraduates', 'under graduate', 'undergrad', 'ug', 'ug degree', 'degree level', 'batchelor',
      'snatak', 'स्नातक', 'ब्याचलर', 'ब्याचलर्स',
    ],
    levels: ['bachelor*'],
  },
  {
    id: 'honours',
    label: 'Bachelor with honours',
    say: ['bachelor honours', 'bachelors honours', 'honours degree', 'honors degree', 'bachelor hons'],
    levels: ['bachelor* honours', 'bachelor* honors'],
  },
  {
    id: 'masters',
    label: 'Masters',
    say: [
      'master', 'masters', 'master degree', 'masters degree', 'master level', 'masters level', 'masters program', 'mastars',
      'postgraduate', 'post graduate', 'post graduation', 'postgrad', 'pg', 'pg course', 'snatakottar', 'स्नातकोत्तर', 'मास्टर', 'मास्टर्स',
    ],
    levels: ['master*'],
  },
  {
    id: 'research',
    label: 'research Masters',
    say: ['masters by research', 'master by research', 'research masters', 'mphil', 'm phil', 'mres'],
    levels: ['master* research'],
  },
  {
    id: 'doctoral',
    label: 'PhD',
    say: ['phd', 'ph d', 'phds', 'doctorate', 'doctoral', 'doctor of philosophy', 'dphil', 'पीएचडी', 'विद्यावारिधि'],
    levels: ['doctor*'],
  },
  {
    id: 'diploma',
    label: 'Diploma',
    say: ['diploma', 'diplomas', 'diploma level', 'deploma', 'diplom', 'डिप्लोमा'],
    levels: ['diploma* -graduate -postgraduate'],
  },
  {
    id: 'advanced-diploma',
    label: 'Advanced Diploma',
    say: ['advanced diploma', 'advance diploma', 'adv diploma'],
    levels: ['advanced diploma'],
  },
  {
    id: 'graduate-diploma',
    label: 'Graduate Diploma',
    say: ['graduate diploma', 'grad diploma', 'post graduate diploma', 'postgraduate diploma', 'pg diploma', 'pgd', 'pgdip', 'grad dip'],
    levels: ['graduate diploma', 'postgraduate diploma'],
  },
  {
    id: 'graduate-certificate',
    label: 'Graduate Certificate',
    say: ['graduate certificate', 'grad certificate', 'pg certificate', 'postgraduate certificate', 'pgcert', 'grad cert'],
    levels: ['graduate certificate', 'postgraduate certificate'],
  },
  {
    id: 'certificate',
    label: 'Certificate',
    say: ['certificate', 'certificates', 'certificate course', 'certificate level', 'cert', 'certification', 'vocational', 'vet course', 'trade course'],
    levels: ['certificate* -graduate -postgraduate'],
  },
  {
    id: 'associate',
    label: 'Associate Degree',
    say: ['associate degree', 'associates degree', 'associate', 'community college'],
    levels: ['associate*'],
  },
  {
    id: 'foundation',
    label: 'Foundation',
    say: ['foundation', 'foundation year', 'foundation course', 'foundation program', 'foundation programme', 'pathway', 'pathway program', 'pathway course'],
    levels: ['foundation', 'pathway'],
  },
]; // oxfmt-ignore
