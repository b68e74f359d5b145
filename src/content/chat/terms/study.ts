import type { Terms } from './terms.ts';

/** Levels and fields of study, months, and words that may stand in any question. */
export const study: Terms = {
  'level:school': 'class 11, 12 abroad, high school abroad',
  'level:diploma': 'diploma, certificate level, advanced diploma, डिप्लोमा',
  'level:bachelor':
    'bachelor, bachelors, bachelor degree, undergraduate, undergrad, ug, bsc, bba, bbs, bit, bca, be, btech, b tech, b sc, honours, ब्याचलर, स्नातक, byachelor, bachlor, bachlors, bechlor, batchelor',
  'level:master':
    'master, masters, master degree, postgraduate, postgrad, pg, msc, mba, mbs, mit, mca, m sc, mtech, ma degree, graduate degree, मास्टर, मास्टर्स, स्नातकोत्तर, मास्टरस, mastar, msters',
  'level:phd': 'phd, doctorate, doctoral, ph d, पीएचडी',
  'field:nursing': 'nursing, nurse, bsc nursing, bachelor of nursing, नर्सिङ, nursign',
  'field:information technology':
    'information technology, computer science, software, cyber security, data science, computer, csit, bsc csit, artificial intelligence',
  'field:business': 'business, management, bba, mba, commerce, marketing, एमबीए',
  'field:accounting': 'accounting, accountancy, finance course, account course',
  'field:engineering': 'engineering, engineer, civil, mechanical, electrical, इन्जिनियरिङ, engg',
  'field:hospitality': 'hospitality, hotel management, bhm, cookery, chef, culinary, होटल म्यानेजमेन्ट',
  'field:health': 'health, public health, pharmacy, physiotherapy, mph',
  'field:medicine': 'mbbs, medicine, dentistry',
  'field:law': 'law, llb, llm',
  'field:education': 'teaching, early childhood, ece',
  'field:agriculture': 'agriculture, forestry',
  'field:architecture': 'architecture',
  'field:design': 'fashion, graphic design, fine arts, arts',
  'field:social work': 'social work, sociology, psychology',
  'month:1': 'january, jan, जनवरी',
  'month:2': 'february, feb, फेब्रुअरी',
  'month:3': 'march',
  'month:4': 'april',
  'month:5': 'may intake, intake may, may session',
  'month:6': 'june',
  'month:7': 'july, jul',
  'month:8': 'august, aug',
  'month:9': 'september, sept, sep, सेप्टेम्बर',
  'month:10': 'october, oct',
  'month:11': 'november, nov',
  // Not months: the fall begins in August or September, the spring in January.
  'month:fall': 'fall',
  'month:spring': 'spring',
  'month:12': 'december, dec',
  study:
    'study, studies, studying, education, learn, higher education, higher study, further study, further studies, abroad study, study abroad',
  go: 'go, going, goes, come, coming, move, fly, travel, abroad, foreign',
  student:
    'student, students, international student, international students, nepali student, nepalese student',
  university:
    'university, universities, uni, college, colleges, collage, institution, institutions, unversity, univercity, univeristy',
  period:
    'per year, a year, one year, 1 year, each year, every year, yearly, annually, annual, per annum, per month, a month, one month, 1 month, each month, monthly, per week, a week, weekly, each week, per fortnight, for year, in a year',
  need: 'required, require, requires, need, needed, needs, must, should, necessary, have to, has to, want, enough, sufficient, wants, necessity',
  can: 'can, could, possible, able, eligible to, may i, permitted, legally, allowed, legal',
  background:
    'after plustwo, after plus two, after 12, after 12th, after class 12, after grade 12, after see, after slc, after high school, plustwo pachi, plus two pachi, class 12 pachi, 12 pachi, class 12, grade 12, class',
  abroad: 'in nepal, nepal ma, नेपालमा',
};

/** Words that carry no meaning of their own here, in both languages. */
export const filler =
  "nikalna nikalne nikalnu nikaalne nikaalna ministry excluding exclude minus tapai tapaiko tapaiharu tapaiharuko timiharu timiharuko yrs yr except besides sodhcha sodhchan pathauna pathaune pathaunu bahek hoina haina chalis tis पठाउन पठाउने चालिस तिस बिस पचास पन्ध्र दस बाहेक plustwo bhanda live joint padhauna arrange provide provides providing limit limits limited limitation paryo banauna banaune diyera diera diyeko dieko bhayeko reko gardai gardaina gardinu year take rule rules regulation form forms write writing gives given give giving exam exams test tests keep keeps keeping kept wise outside inside according based case cases situation condition conditions big small high higher simple simply short proper properly directly immediately soon later end side choose choice select decide decided confused doubt doubts query queries problem problems issue issues worried worry inform update updates updated guide guidance guideline guidelines advise support assist assistance clear clearly understand briefly brief summary example examples word words send sent reply respond talk speak try trying tried continue stop happen happens happened become look looks seem seems feel believe sure certain certainly surely probably official officially government govt international local foreign near nearby here there everywhere somewhere reaching reach arriving arrive arrived leave leaving lived neighbour half full-time fulltime nothing either instead besides unless although though however almost once twice always often sometimes able unable ready happy glad sorry excuse bhayepachi bhaepachi vayepachi garepachi chu chau chan xu xau xan xum thyo re hera hernus heru hernu kehi lincha linchha linchan linuhunchha dincha dinchha dinchan dinuhuncha dinuhunchha bhako vako vaye vaeko bhaeko gareko garney hoki haina kasailai sabailai bhannuhunchha gari garum garau sochdai sochdaichu sochirako chahanchhu chahanxu chaheko aaye aayo ayo gayo gaye bujhena thikai thik ramrari lagi laagi lagiko naya arko aru kunai koi ekjana duijana tapailai mailai a an the and or of to for from in on at by with into about as is are am was were be been being it its it's this that these those there here i me my mine we us our ours you your yours u ur r he she his her him they them their do does did done doing dont don't doesnt didn't have has had having will would shall what whats what's which who whom whose how where why if then so than but because also too very really just only even still ever never yet already now today current currently presently please pls plz plss kindly sir mam maam madam miss mr bro brother dai didi bhai bahini sis sister friend friends guys dear help tell give let know knowing explain info information detail details answer question questions ask asking asked say says said mean means meaning define definition wanna gonna like liked plan planning planned thinking think thought hope wish interested looking regarding related concerning per each any some one two three four five six seven eight nine ten single more most much many lot lots other another same different both all every around approximately approx roughly exactly exact actual actually basically generally usually normally real true correct well maybe perhaps yes no yeah yep not nope ok okay oh um hmm wait kind kinds type types sort way ways thing things something anything someone anyone everyone people nepal nepali nepalese kathmandu pokhara butwal chitwan biratnagar dharan itahari birgunj lalitpur bhaktapur hetauda nepalgunj dhangadhi jhapa morang patan bhairahawa janakpur surkhet dang home city passed pass recently plus +2 12 10 see slc neb hseb science new own am'm i'm im ive i've id i'd hes shes theyre youre you're got get gets getting gotten make made taking took taken put use used using include includes included including inclusive between during while within until till before since up down out off over under next last first second once week weekly fortnight per-week regular normal possible legal main major basic wants willing able via through such yr k thousand hundred million aud usd gbp cad nzd aed currency hows how's lets let's cant can't cannot wont won't isnt isn't wouldnt shouldnt ma ko ka ki le lai bata samma ra ani ho hoina chha cha xa chaina hola holaa thiyo thyo bhayo vayo bhaye bhane bhanne bhanna vane vanne vanna bhanera vanera ke kun kina kasto kaha kaslai kasko kasle yo tyo ta ni nai po la hai hajur tapai tapain tapailai timi timro malai mero hamro hami haru maile hamile unle uniharu garna garne garnu garera gare garyo garchu garchha garcha garxa garda gari gardai garincha gardina hunu huna hune hudo huda hos hunthyo bare barema baarema ko-barema lagi ko-lagi tira dinu dinus dinuhos diye dinu-parcha dine deu linu line lina aaunu aune aauna aaucha auncha aaune auna aauxa auxa pani pane jasto jastai jati sathi sathiharu ekdam dherai ali aile ahile aba aaja pahila matra matrai bhitra bahira thaha thahaa bujhna bujhnu sodhna sodhnu chahanchu chahanxu man lagyo-cha pugcha pugchha pugxa puglas pugdaina kehi kei garaunu garauna yaha tyaha kata tyai yei pathaunu pathauna bhannu bhannus bhannuhos vannu vannus bhanidinu vanidinu batai batau bataunu bataunus bataidinu bataidinus batauna das pandhra bis pachas का को की मा ले लाई बाट सम्म र अनि हो होइन छ छैन होला थियो भयो भने भन्ने के कुन किन कस्तो कहाँ यो त्यो त नि नै पो ल है हजुर तपाईं तपाईंको मलाई मेरो हाम्रो हामी म गर्न गर्ने गर्नु गरेर लागि बारे बारेमा दिनु दिनुहोस् दिनुस पनि जस्तो धेरै अहिले अब आज मात्र थाहा बुझ्न नेपाल नेपाली नेपालबाट लिन आउन आउँछ बताउनुहोस् भन्नुहोस् भन्नुस् गरी सर म्याम दाइ दिदी हजार डलर जना मेरी तिमी गर्छ होस् पुग्छ";
