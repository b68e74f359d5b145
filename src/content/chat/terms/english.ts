import type { Terms } from './terms.ts';

/** What English words and phrases mean. Keys are meanings (the folder `rules` uses them); phrases are separated by commas. */
export const english: Terms = {
  count: 'how many, howmany, hw many, number of',
  holiday: 'holiday, holidays, vacation, vacations, summer, semester break, in breaks',
  howmuch: 'how much, howmuch, hw much, how mch, amount, figure, minimum',
  money:
    'money, lakh, lakhs, lac, lacs, crore, mony, moni, budget, finance, finances, financial, rupees, rs, npr, cash needed',
  cost: 'cost, costs, expensive, how expensive, costing, price, prices, expense, expenses, spend, spending, investment',
  fee: 'fee, fees, charge, charges, payment, payments',
  takes: 'takes money, it takes',
  total:
    'total, totals, whole, overall, altogether, in all, all together, everything, complete cost, first year, 1st year',
  pay: 'pay, paid, paying',
  visa: 'visa, embassy, visas, viza, vissa, student visa, study visa, study permit, permit, subclass 500, f1 visa, f1, f 1, student pass',
  tuition:
    'tuition, tution, tuition fee, college fee, college fees, university fee, university fees, uni fees, uni fee, course fee, course fees, school fees, study fee, study fees, fee structure, academic fees',
  living:
    'living, living cost, living costs, live there, maintenance, cost of living, living expense, living expenses, to live, stay cost, monthly expenses, monthly expense, monthly cost',
  funds:
    'funds, fund, bank balance, balance, blnce, balnce, proof of funds, proof of fund, financial proof, bank statement, bank statements, statement, statements, financial documents, financial document, financial requirement, financial requirements, show money, money to show, solvency, financial capacity',
  bank: 'bank, banks, account',
  show: 'show, shown, showing, prove, proof',
  held: 'held, hold, holding, 28 days, 28 day, how old, consecutive days, kept in bank, keep in bank, keep in account, mature, seasoned',
  time: 'how long, time, days, day, weeks, months, month, years, duration, long, fast, quickly, quick, how soon',
  processing:
    'processing, processing time, process time, decision, waiting time, wait time, waiting period, visa result, visa come, visa outcome, visa grant time',
  work: 'work, works, working, job, jobs, part time, parttime, part-time job, employment, work rights, work permit while studying',
  hours: 'hours, hour, hrs, hr',
  after:
    'after, afterwards, graduation, graduate, graduated, graduating, finish, finished, finishing, complete, completed, completing, completion, post',
  stay: 'stay, staying, remain, live after',
  psw: 'psw, pswp, post study, post study work, poststudy, post study visa, graduate visa, graduate route, temporary graduate, tr visa, stay back, stayback, subclass 485, 485, work visa after, post graduation work permit, postgraduation work permit, post work permit, grace period, freelance visa, freelance',
  pgwp: 'pgwp, pgwpp',
  opt: 'opt, optional practical training, stem opt, stem extension',
  pr: 'pr, permanent residence, permanent residency, permanent resident, settle, settlement, green card, citizenship, migrate, migration',
  partner:
    'partner, wife, husband, spouse, married, couple, dependent, dependant, dependents, dependants, dependent visa',
  child: 'child, children, kid, kids, son, daughter, baby',
  family: 'family, families',
  parents: 'parents, parent, father, mother, dad, mom, mum, guardian',
  income: 'income, parental income, annual income, yearly income, income source, income sources',
  bring:
    'bring, bringing, take with, take my, accompany, come with, go with, join, come along, together, along',
  english:
    'english, english language, english proficiency, english requirement, english requirements, language requirement, language test, english test, english tests',
  score: 'score, scores, band, bands, overall, module score, ielts requirement, ielts requirements',
  requirement:
    'requirement, requirements, eligibility, eligible, criteria, qualify, qualification required, entry requirement, entry requirements',
  ielts: 'ielts, ielt, ilets, ielst, ileats, aielts, ietls, eilts, ielts academic',
  toefl: 'toefl, tofel, toffel, tofl, toefl ibt',
  pte: 'pte, pet exam, p t e, pearson, pte academic',
  sat: 'sat, gre, gmat',
  result: 'result, results, score report',
  valid: 'valid, validity, expire, expires, expiry',
  without:
    'without, no ielts, ielts waiver, waiver, not given, dont have ielts, do not have ielts, skip ielts, mandatory, compulsory, exempt',
  date: 'date, dates, exam date, exam dates, test date, test dates, seat, seats, slot',
  format: 'format, pattern, section, sections, module, modules, syllabus',
  easy: 'easy, simpler, easier, easiest, difficult, hard, harder, difference, tough',
  prepare:
    'prepare, preparation, preparing, class, classes, coaching, training, practice, mock test, practice test, tips, teach, teaches, taught',
  noc: 'noc, no objection, no objection certificate, no objection letter, nocc, noc from ministry, noc from ministry of education',
  refusal:
    'refused, refusal, refuse, reject, rejected, rejection, denied, declined, visa fail, visa failed, not granted, refusals, rejects',
  again: 'times, 2 times, 3 times, again, reapply, re apply, second time, apply again, next time',
  refund: 'refund, refunded, refundable, get back, back, returned, money back, get money back',
  chance:
    'chance, chances, success rate, possibility, probability, acceptance rate, visa ratio, visa rate, will i get visa, will i get the visa, approval rate',
  sponsor:
    'sponsor, sponsors, sponsorship, sponsoring, uncle, aunt, cousin, relative, relatives, third party, friends account, friend account, sister account, brother account',
  school: 'school, schools, schooling, primary school, secondary school',
  loan: 'loan, loans, education loan, student loan, bank loan, study loan',
  scholarship:
    'scholarship, scholarships, scholar ship, bursary, grant, fee waiver, tuition waiver, fee discount, discount, financial aid, aid, assistantship',
  full: 'full, fully funded, full ride, 100 scholarship',
  apply:
    'apply, applying, application, applications, admission, admissions, enrol, enroll, enrolment, enrollment, applied',
  process: 'process, steps, step, procedure, procedures, how to get, stages',
  documents:
    'document, documents, docs, doc, paper, papers, paperwork, checklist, certificates, certificate, dokument, documment',
  office: 'office, offices, branch, branches, where are you, where r u',
  // Of us only if no country and no university is named (rules/consultancy.ts).
  where: 'location, address, located, map',
  phone:
    'phone, phone number, mobile, contact, contact number, contacts, call, whatsapp, viber, email, e mail, mail, messenger, number',
  // Also said of intakes and visas; `clock` is only said of an office.
  open: 'open, opens, opened, still open, closed, close, closing, stopped, ended',
  clock:
    'opening hours, office hours, opening time, office time, saturday, sunday, what time do you, are you open, you open, open today, are you closed, open now, working hours of office',
  counselling:
    'counselling, counseling, consultation, consultancy, consulting, advice, counselling session, service, services, session',
  ourfee:
    'your fee, your fees, your charge, your charges, service charge, service fee, consultancy fee, consultancy charge, consultancy fees, do you charge, you charge, consultation fee, counselling fee, counseling fee, pay you, pay to you, pay consultancy, charge by consultancy',
  free: 'free, free of cost, free of charge',
  book: 'book, booking, appointment, schedule, meeting, meet, visit you, visit your office',
  person:
    'counselor, counsellor, counselors, counsellors, advisor, adviser, human, real person, talk to someone, talk to a person, talk with someone, speak to someone, staff, complain, complaint, complaints, complaining, grievance',
  course:
    'course, courses, program, programme, programs, programmes, subject, subjects, degree, degrees, faculty, stream',
  find: 'find, search, list, show me, recommend, suggest, looking for, suitable, options, available',
  best: 'best, top, good, better, ranking, ranked, rank, famous, right',
  cheap:
    'cheap, cheaper, cheapest, affordable, low cost, low fee, low fees, less expensive, inexpensive, more expensive, lowest fee, lowest fees, economical',
  country: 'country, countries, nation, destination, destinations, abroad where',
  compare: 'compare, comparison, vs, versus',
  intake:
    'may intake, intake may, may session, classes begin, classes start, class start, class begin, college start, university start, intake, intakes, intek, session start, sessions, semester start',
  start: 'start, starts, starting, begin, begins, commence',
  when: 'when',
  deadline: 'deadline, deadlines, last date, closing date, due date, application deadline',
  early: 'how early, in advance, before how many months, how many months before, advance',
  interview:
    'interview, interviews, mock interview, visa interview, embassy interview, credibility interview',
  medical:
    'medical, medicals, medical test, medical exam, health check, health checkup, tb test, tuberculosis, tb, x ray, xray, panel physician',
  police: 'police, police report, police clearance, police certificate, character certificate, pcc',
  biometrics: 'biometric, biometrics, fingerprint, fingerprints, vfs, vfs global',
  insurance:
    'insurance, health insurance, oshc, health cover, ihs, nhs, surcharge, health surcharge, medical insurance',
  room: 'accommodation, accomodation, acommodation, hostel, room, rooms, housing, homestay, dorm, dormitory, place to stay, where to stay, flat, apartment',
  gap: 'gap, study gap, year gap, gap year, gaps, education gap, gap years',
  gpa: 'gpa, cgpa, marks, percentage, percent, backlog, backlogs, grade, grades',
  low: 'low, less, poor, weak, failed, fail in, failed subject, supplementary',
  transfer:
    'transfer, switch, change course, change my course, change university, change college, change my university, change my college, change',
  recognised:
    'recognised, recognized, recognition, equivalence, equivalency, valid in nepal, accepted in nepal, recognised in nepal, recognized in nepal',
  threeyear:
    'three year bachelor, 3 year bachelor, three years bachelor, 3 years bachelor, three year degree, 3 year degree',
  accept: 'accept, accepted, accepts, acceptable, recognise test',
  offer: 'offer, offer letter, conditional offer',
  cas: 'cas, confirmation of acceptance',
  coe: 'coe, confirmation of enrolment',
  i20: 'i20, i 20, i-20',
  sevis: 'sevis, i901, i 901',
  ds160: 'ds160, ds 160, ds-160',
  pal: 'pal, attestation letter, provincial attestation, provincial attestation letter',
  gic: 'gic, guaranteed investment certificate',
  gs: 'gs, gte, genuine student, genuine temporary entrant, gsr, genuine student answers',
  aip: 'aip, approval in principle',
  emirates: 'emirates id',
  attestation: 'attestation, attest, attested',
  sop: 'sop, statement of purpose, personal statement',
  commission: 'commission, how do you earn, why free, how are you paid',
  trust:
    'trust, trusted, trustworthy, genuine consultancy, licence, license, licensed, legit, registered, reliable, reviews, about you, who are you, scam, scams, cheated, real consultancy',
  originals: 'original, originals, keep my passport, keep my documents',
  privacy: 'privacy, private, data, confidential, personal information',
  login: 'login, log in, sign in, signup, sign up, password, register, create account',
  status: 'status, track, tracking, my application, my case',
  events: 'event, events, fair, education fair, seminar, webinar, workshop',
  robot: 'robot, bot, chatbot, ai, chatgpt, are you human, real human',
  hello: 'hello, hi, hey, hii, hiii, helo, hlo, hlw, good morning, good afternoon, good evening',
  thanks: 'thanks, thank you, thankyou, thank u, tq, thx, bye, goodbye, ok thanks, great',
  // Asked for openly or not, these get a plain no.
  fake: 'fake, forged, forge, duplicate, false, fraud, fake documents, fake bank statement, arrange documents, make papers, make the papers, make documents, make bank balance, arrange bank balance, arrange bank statement, arrange balance, create documents, hide, lie, leaked, leak, buy ielts, buy certificate, buy score, sell, bribe, setting, proxy, edited, fabricate, fabricated, photoshop, false gap, no dues fake, paper marriage, contract marriage, marriage of convenience',
  guarantee:
    'guarantee, guaranteed, guarantees, gurantee, garantee, 100 visa, 100 percent, hundred percent, sure visa, assured, confirm visa, visa confirm, sure shot, definitely get',
  asylum:
    'asylum, refugee, overstay, over stay, run away, escape, illegally, illegal, undocumented, disappear, not return, cash job, cash in hand, without papers, stay forever, human trafficking, smuggle',
  crisis:
    'suicide, suicidal, kill myself, killing myself, killed myself, kill my self, want to die, wanna die, rather die, better off dead, wish i was dead, wish i were dead, end my life, ending my life, end it all, ending it all, take my life, taking my life, take my own life, hurt myself, hurting myself, harm myself, harming myself, self harm, selfharm, hang myself, hanging myself, not want to live, dont want to live, do not want to live, no reason to live, cant live anymore, tired of living, tired of life, depressed, depression',
  // Words of questions that this site does not answer.
  other:
    'wage, wages, salary, earn, earning, earnings, per hour, an hour, hourly, minimum wage, pay rate, make money, save, savings per month, rent, rents, food, groceries, grocery, weather, climate, snow, sim, taxi, bus, train, ticket, tickets, flight, flights, airfare, air fare, exchange, exchange rate, rate, rates, tax, interest, interest rate, emi, collateral, age, age limit, old am i, tourist, tourist visa, visit visa, visitor visa, working holiday, business visa, work visa, skilled, labour permit, dv, lottery, duolingo, oet, cambridge, per semester, semester, installment, instalment, sim card, phone plan, driving, licence exam, car, crime, safe, safety, racism, religion, temple, nepali food, population, capital, president, prime minister, football, cricket, news, joke, love, girlfriend, boyfriend, extend, extension, renew, renewal, appeal, ban, banned, lawyer, embassy address, embassy phone, passport fee, passport, uniform, dress, wear, laptop, baggage, luggage, arrival, airport, internship pay, stipend, exam fee, experience, experience letter, crypto, bitcoin, stock, mbbs seat, entrance, entrance exam, doctor, hospital, increase, increased, decrease, tomorrow, yesterday, latest, new rule, new rules, changed, change in rule, statistics, ratio, how many students, average, median, highest, lowest, maximum, max, per person, sponsor letter format, bank name, which bank, mileage, points, point, quota, seats left, government job, army, army job, ielts center near, exam center, test center, test centre, centre, center',
};
