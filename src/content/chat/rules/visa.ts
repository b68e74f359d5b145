import type { ChatRule } from '../schema.ts';

/** Rules of topics about the visa. */
export const visaRules: readonly ChatRule[] = [
  { topics: 'noc', asked: ['noc'], also: 'documents apply process visa bank' },
  {
    topics: 'refund',
    asked: ['refund', 'refusal money|fee|tuition'],
    also: 'visa fee money tuition refusal university after',
  },
  { topics: 'refusal', asked: ['refusal'], also: 'again visa apply process after when' },
  { topics: 'chance', asked: ['chance'], also: 'visa score gap gpa low' },
  {
    topics: 'processing',
    asked: ['processing', 'visa time', 'processing time'],
    also: 'time visa takes howmuch count',
  },
  { topics: 'offer-time', asked: ['offer time', 'offer time takes'], also: 'howmuch takes university count' },
  { topics: 'partner-work', asked: ['partner work'], also: 'visa bring hours can' },
  {
    topics: 'partner',
    asked: ['partner', 'child', 'family', 'partner bring', 'family bring', 'child bring', 'partner visa'],
    also: 'visa bring child partner family accept apply open',
  },
  { topics: 'interview', asked: ['interview'], also: 'visa prepare format process' },
  { topics: 'medical', asked: ['medical'], also: 'visa apply when process' },
  { topics: 'police', asked: ['police'], also: 'visa apply documents process' },
  { topics: 'biometrics', asked: ['biometrics'], also: 'visa when apply process book' },
  { topics: 'insurance', asked: ['insurance'], also: 'visa apply process' },
  ...['gs', 'cas', 'coe', 'i20', 'sevis', 'ds160', 'pal', 'gic', 'aip', 'emirates', 'attestation'].map(
    (paper) => ({ topics: paper, asked: [paper], also: 'visa apply process documents' }),
  ),
  { topics: 'sop', asked: ['sop'], also: 'visa apply documents process' },
  {
    topics: 'documents',
    asked: ['documents', 'documents visa', 'documents apply'],
    also: 'visa apply requirement howmuch count show process',
  },
  {
    topics: 'visa-steps',
    asked: ['visa process', 'visa apply', 'process place', 'visa apply process'],
    also: 'apply process takes visa',
  },
  { topics: 'visa-steps visa-fee processing documents', asked: ['visa'] },
  {
    topics: 'documents english funds visa-steps',
    asked: ['requirement', 'requirement visa'],
    also: 'apply course visa',
  },
];
