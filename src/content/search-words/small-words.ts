/**
 * Verbs of the first person. They say nothing about a course, and a 'ma' before them at the beginning of a text is 'I', not a
 * Master of Arts.
 */
export const FIRST_PERSON: readonly string[] = [
  'chahanchu chahanchhu chahanxu chahanchhau chahanthe chahannu padhchu padhchhu padhxu padchu padxu padhdaichu padhdaixu',
  'janchu janchhu janxu jaanchu jaanxu garchu garchhu garxu sakchu sakchhu sakxu sakke sakkeko chu chhu xu thiye',
].flatMap((line) => line.split(' '));

/** What a student has done for a living. Courses do not state it; 'experience' alone may be a part of a name. */
export const EXPERIENCE_WORDS: readonly string[] = [
  'work experience',
  'working experience',
  'job experience',
  'work exp',
];

/** Words that say nothing about a course, in English, romanised Nepali and Devanagari. The search goes without them. */
export const SMALL_WORDS: readonly string[] = [
  ...FIRST_PERSON,
  'a an and any anything everything anywhere are as at by can do does for from get give have i if in into is me my need of on or our please pls plz the there to want wanna we what when where which who will with within would you your',
  'about after also all completing how many much looking show list',
  'course courses program programs programme programmes degree degrees study studies studying abroad subject subjects field line sector related relating',
  'student students level country countries foreign nepali nepal nepalese available offered offering option options scope intake intakes admission apply application',
  'fee fees cost costs price tuition budget money amount paisa paise kharcha rupees npr rs per yearly annual',
  'colleges universities uni unis',
  'ko ka ki lagi laagi lai le bata dekhi samma sanga ra ani ni hai pani wala wali wale haru haruko tira mai ma',
  'garna garne garnu gareko garera paine padhna padhne padhnu padna padne padhai padai padhera padhna paine sikna sikne janu jana jane janna',
  'paine paincha pauna paincha ki parcha parchha parne chahiyo chahincha chaincha chaiyo hola cha chha xa chan ho hos hunchha huncha hune milcha milchha milne lagcha lagchha lagne',
  'man mann malai mero hamro lagyo lageko aba bhayo bhako vayo bhaye aayo ayo aako aeko sakeko sakyo sakkyo padheko padhda padhdai thiyo',
  'sister brother son daughter friend cousin he she his her they bhai bahini didi dai sathi chora chori wants interested',
  'kun kasto kasari kati kaha kahaa kahile ke kina sabai desh bidesh videsh kunai euta yo tyo k kk kei',
  'kursa barema bare bataunu bhannus dinus',
  'को का की लाई ले मा बाट देखि सम्म र पनि छ हो हुन्छ कुन कति के कसरी कहाँ पढ्न पढ्ने पढाइ मन मलाई मेरो चाहन्छु जान गर्न गर्ने कोर्स विषय देश विदेश शुल्क पैसा',
].flatMap((line) => line.split(' '));

/** Phrases that say nothing. */
export const SMALL_PHRASES: readonly string[] = [
  'to be a', 'to become', 'want to be', 'i want to', 'is it', 'it is', 'college in', 'colleges in', 'college for', 'university in',
  'university for', 'universities in', 'universities for', 'best college', 'best university', 'top university', 'top universities', 'which college',
  'which university', 'how much', 'how to', 'per year', 'a year', 'related course', 'related courses', 'study in', 'study abroad', 'in abroad', 'from nepal',
  'for nepali', 'for nepalese', 'for international students', 'for international student', 'international students', 'international student', 'with low',
  'where to study', ...EXPERIENCE_WORDS, 'without work experience', 'no work experience', 'without experience', 'with experience', 'no experience',
  'kun desh ma', 'kati ho', 'kati cha', 'kati parcha', 'kati lagcha', 'hajur',
]; // oxfmt-ignore

/** Praise that courses do not state. It is left out, and the answer says so unless nothing else was typed. */
export const PRAISE_WORDS: readonly string[] = [
  'best', 'top', 'good', 'better', 'famous', 'popular', 'easy', 'easiest', 'in demand', 'high demand', 'latest', 'reputed',
  'ramro', 'ramrai', 'sabai bhanda ramro', 'sajilo', 'sajilai', 'राम्रो', 'सजिलो', 'genuine', 'high salary', 'high paying',
]; // oxfmt-ignore

/** Kinds of institutions: part of a name beside other words ('Ghaf Tree University'), else they say nothing ('IT college'). */
export const INSTITUTION_WORDS: readonly string[] = [
  'college',
  'university',
  'institute',
  'institution',
  'school',
  'campus',
  'कलेज',
  'विश्वविद्यालय',
];
