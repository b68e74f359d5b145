/**
 * Searches of students with grades for the courses of the CRICOS register: 3 is what was meant, 2 is close, 1 is related, everything else 0.
 * The first grade whose conditions all hold counts. Grades are by name, level and field, because nobody can grade 24,000 courses by hand.
 */
export interface GradedSearch {
  asks: string;
  grades: readonly Grade[];
}
export interface Grade {
  grade: 1 | 2 | 3;
  name?: RegExp;
  level?: RegExp;
  field?: RegExp;
}

const BACHELOR = /^Bachelor/;
const MASTERS = /^Masters/;
const DIPLOMA = /^(Advanced )?Diploma/;
const IT = /^Information Technology/;

/** Courses of a subject at a level; other levels are related, other names of the field too. */
function subject(asks: string, name: RegExp, level?: RegExp, field?: RegExp): GradedSearch {
  return {
    asks,
    grades: [
      { grade: 3, name, ...(level && { level }) },
      ...(field ? [{ grade: 2 as const, field, ...(level && { level }) }] : []),
      ...(level ? [{ grade: 1 as const, name }] : []),
    ],
  };
}

export const GRADED_SEARCHES: readonly GradedSearch[] = [
  subject('IT', /information technology|\bICT\b|\bIT\b/i, undefined, IT),
  subject('bachelors in IT', /information technology|\bICT\b/i, BACHELOR, IT),
  subject('BSc CSIT', /computer science|information technology|computing/i, BACHELOR, IT),
  subject('BIT', /information technology/i, BACHELOR, IT),
  subject('BCA', /computer science|computing|information technology/i, BACHELOR, IT),
  subject('b.tech', /engineering|technology/i, BACHELOR, /^Engineering/),
  subject('be civil', /civil/i, BACHELOR),
  subject('engg', /engineering/i, undefined, /^Engineering/),
  subject('hotel management', /hotel|hospitality/i),
  subject('BHM', /hotel|hospitality/i, BACHELOR),
  subject('MBA', /business administration|\bMBA\b/i, MASTERS),
  subject('BBA', /business administration|\bBBA\b/i, BACHELOR, /^Management and Commerce/),
  subject('BBS', /business|commerce/i, BACHELOR, /^Management and Commerce/),
  subject('AI', /artificial intelligence|machine learning/i),
  subject('data science', /data (science|analytics)/i),
  subject('data analyst', /data (science|analytics|analysis)/i),
  subject('cyber security', /cyber ?security|information security/i),
  subject('cheap nursing', /nursing/i),
  subject('nurse', /nursing/i),
  subject('CA', /account/i),
  subject('hr', /human resource/i),
  subject('lab technician', /laborator/i),
  subject('aged care', /age(ing|d)|individual support/i),
  subject('chef', /cookery|culinary|kitchen/i),
  subject('diploma in cookery melbourne', /cookery|culinary|kitchen/i, DIPLOMA),
  subject('masters in australia', /./, MASTERS),
  subject('msc cs', /computer science|computing/i, MASTERS, IT),
  subject('phd physics', /physics|philosophy/i, /^Doctoral/),
  subject('mbbs', /medicine|surgery/i),
  subject('bsc ag', /agricultur|agribusiness/i, BACHELOR),
  subject('automobile', /automo/i),
  subject('pilot', /pilot|aviation|flying|flight/i),
  subject('teacher', /teaching|education/i, undefined, /^Education/),
  subject('early childhood', /early childhood/i),
  subject('social worker', /social work/i),
  subject('graphics designing', /graphic|visual communication/i),
  subject('supply chain', /supply chain|logistics/i),
  subject('hospitality sydney', /hospitality|hotel/i),
  subject('nursing australia ma kati', /nursing/i),
  subject('english language course', /english/i),
];
