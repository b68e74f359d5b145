import { afterARefusal } from './after-a-refusal.ts';
import { choosingACourse } from './choosing-a-course.ts';
import { educationLoans } from './education-loans.ts';
import { feePage } from './fee-page.ts';
import { firstWinter } from './first-winter.ts';
import { fundsAndBankPapers } from './funds-and-bank-papers.ts';
import { genuineStudent } from './genuine-student.ts';
import { healthInsurance } from './health-insurance.ts';
import { honestStatement } from './honest-statement.ts';
import { ieltsPteToefl } from './ielts-pte-toefl.ts';
import { livingCostBudget } from './living-cost-budget.ts';
import { nocStepByStep } from './noc-step-by-step.ts';
import { parentsQuestions } from './parents-questions.ts';
import { scholarshipsAndScams } from './scholarships-and-scams.ts';
import { workAndStudy } from './work-and-study.ts';
import type { DemoArticle } from './types.ts';

/** The posts of the demo, newest first. They are true and may stay: nothing in them is a sample. */
export const ARTICLES: readonly DemoArticle[] = [
  parentsQuestions,
  nocStepByStep,
  livingCostBudget,
  choosingACourse,
  firstWinter,
  ieltsPteToefl,
  fundsAndBankPapers,
  honestStatement,
  feePage,
  genuineStudent,
  workAndStudy,
  scholarshipsAndScams,
  healthInsurance,
  afterARefusal,
  educationLoans,
];
