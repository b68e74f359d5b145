import * as z from 'zod';

export const officeSchema = z.object({ name: z.string().min(3), href: z.url({ protocol: /^https$/ }) });
/** An office that decides or publishes something, and where to check it. */
export type Office = z.infer<typeof officeSchema>;

/** The offices that facts and guides refer to, with one address each. */
export const offices = {
  'np-noc': { name: 'Ministry of Education, Science and Technology, NOC', href: 'https://noc.moest.gov.np/' },
  'np-police': { name: 'Nepal Police, clearance report', href: 'https://opcr.nepalpolice.gov.np/' },
  'np-passport': { name: 'Department of Passports', href: 'https://nepalpassport.gov.np/' },
  'np-bank': { name: 'Nepal Rastra Bank', href: 'https://www.nrb.org.np/' },
  'np-consular': { name: 'Department of Consular Services', href: 'https://nepalconsular.gov.np/' },
  'np-medical-education': { name: 'Medical Education Commission', href: 'https://mec.gov.np/' },

  'au-home-affairs': {
    name: 'Department of Home Affairs',
    href: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500',
  },
  'au-graduate': {
    name: 'Department of Home Affairs, Temporary Graduate visa',
    href: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/temporary-graduate-485',
  },
  'au-register': { name: 'CRICOS register', href: 'https://cricos.education.gov.au/' },
  'au-study': { name: 'Study Australia', href: 'https://www.studyaustralia.gov.au/' },
  'au-vfs': { name: 'VFS Global, Australia', href: 'https://visa.vfsglobal.com/npl/en/aus/' },

  'us-state': {
    name: 'US Department of State',
    href: 'https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html',
  },
  'us-embassy': { name: 'US Embassy in Nepal', href: 'https://np.usembassy.gov/visas/' },
  'us-sevis': { name: 'Student and Exchange Visitor Program, I-901', href: 'https://www.fmjfee.com/' },
  'us-study': { name: 'Study in the States', href: 'https://studyinthestates.dhs.gov/' },
  'us-opt': {
    name: 'US Citizenship and Immigration Services',
    href: 'https://www.uscis.gov/working-in-the-united-states/students-and-exchange-visitors/optional-practical-training-opt-for-f-1-students',
  },
  'us-educationusa': { name: 'EducationUSA at USEF-Nepal', href: 'https://www.usefnepal.org/' },

  'ca-ircc': {
    name: 'Immigration, Refugees and Citizenship Canada',
    href: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada.html',
  },
  'ca-study': { name: 'EduCanada', href: 'https://www.educanada.ca/' },
  'ca-vfs': { name: 'VFS Global, Canada', href: 'https://visa.vfsglobal.com/npl/en/can/' },

  'nz-immigration': { name: 'Immigration New Zealand', href: 'https://www.immigration.govt.nz/' },
  'nz-nzqa': { name: 'New Zealand Qualifications Authority', href: 'https://www.nzqa.govt.nz/' },
  'nz-study': {
    name: 'Study with New Zealand',
    href: 'https://www.studywithnewzealand.govt.nz/',
  },

  'uk-student': { name: 'GOV.UK, Student visa', href: 'https://www.gov.uk/student-visa' },
  'uk-health': {
    name: 'GOV.UK, healthcare surcharge',
    href: 'https://www.gov.uk/healthcare-immigration-application',
  },
  'uk-graduate': { name: 'GOV.UK, Graduate visa', href: 'https://www.gov.uk/graduate-visa' },
  'uk-tuberculosis': { name: 'GOV.UK, tuberculosis test', href: 'https://www.gov.uk/tb-test-visa' },
  'uk-study': { name: 'Study UK', href: 'https://study-uk.britishcouncil.org/' },

  'ae-government': {
    name: 'The UAE government portal',
    href: 'https://u.ae/en/information-and-services/visa-and-emirates-id',
  },
  'ae-residency': {
    name: 'General Directorate of Residency and Foreigners Affairs, Dubai',
    href: 'https://www.gdrfad.gov.ae/',
  },
  'ae-education': {
    name: 'Knowledge and Human Development Authority, Dubai',
    href: 'https://web.khda.gov.ae/',
  },
  'ae-foreign-affairs': { name: 'UAE Ministry of Foreign Affairs', href: 'https://www.mofa.gov.ae/' },

  ielts: { name: 'IELTS', href: 'https://ielts.org/' },
  toefl: { name: 'ETS, TOEFL', href: 'https://www.ets.org/toefl.html' },
  pte: { name: 'Pearson PTE', href: 'https://www.pearsonpte.com/' },
} as const satisfies Record<string, Office>;

export type OfficeId = keyof typeof offices;
