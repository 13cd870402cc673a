import type { RuleId } from '../../../domain/assistantIds';
import { callNow, ifNotAwake, short } from '../firstAid/short';
import type { AnswerWords } from './answerIn';
import { topicAnswers } from './topics';
import { urgent } from './urgent';

const safety = 'Usalama wako kwanza.';
const bleeding = 'Anavuja damu nyingi? Bonyeza jeraha kwa nguvu, usiachilie.';
const stay = 'Kaa naye, tazama kama anapumua.';

/** Chest pain or signs of a stroke, no aspirin named: for children, and where aspirin may harm. */
const heartOrStroke = urgent([
  'Kifua kinauma? Aketi chini, aegemee ukuta, akunje magoti. Asitembee wala kuendesha gari.',
  'Mwambie atabasamu, ainue mikono yote miwili, na aseme “leo ni siku nzuri”.',
  'Upande mmoja unashuka, au maneno hayaeleweki? Piga simu sasa, hata ikipotea. Uliza mara ya mwisho alikuwa sawa saa ngapi.',
  'Usimpe aspirini, chakula wala kinywaji. Dawa za kuzuia damu kuganda, au mzio? Sema kwenye simu.',
  ifNotAwake,
]);

/** Answers for somebody beside a patient, in Kiswahili. */
export const emergencyAnswers = {
  call: {
    callLine: callNow,
    lines: [...short.whatToSay.slice(0, -1), 'Usikate simu. Majibu yako hayaicheleweshi ambulensi.'],
  },
  emergencyProcedure: urgent([
    safety,
    ifNotAwake,
    bleeding,
    'Asipate baridi, kaa naye.',
    'Niambie kwa maneno machache nini kimetokea.',
  ]),
  whatToDo: urgent([
    'Sema uko wapi, kisha nini kimetokea.',
    ifNotAwake,
    bleeding,
    'Niambie kwa maneno machache nini kimetokea, nikuonyeshe hatua.',
  ]),
  cpr: topicAnswers.notBreathing,
  firstAidKit: topicAnswers.kit,
  healthEmergency: urgent([
    'Piga simu kwa yeyote asiyeamka, au asiyepumua kawaida.',
    'Piga simu kwa maumivu ya kifua, dalili za kiharusi, kuvuja damu nyingi, kuungua vibaya au uso unaovimba.',
    'Piga simu kwa degedege au kifafa zaidi ya dakika 5 au mara ya kwanza, sumu, anayezaa, au damu wakati wa ujauzito.',
    'Piga simu kwa mtoto aliyelegea, amekuwa wa bluu au ni vigumu kumwamsha.',
    'Huna hakika? Piga simu. Anayepokea simu atakusaidia kuamua.',
  ]),
  helping: urgent([
    safety,
    ifNotAwake,
    stay,
    'Si lazima ujue ni ugonjwa gani. Tuma mtu barabarani awapokee wahudumu.',
  ]),
  accident: urgent([
    safety,
    'Usimsogeze, isipokuwa kuna hatari. Shika kichwa kisisogee.',
    ifNotAwake,
    'Anakoroma, ana mlio kooni, matapishi au damu mdomoni? Inua taya mbele.',
    'Anavuja damu nyingi? Bonyeza jeraha.',
    'Asipate baridi. Usimpe chakula wala kinywaji.',
  ]),
  trauma: urgent([
    bleeding,
    'Usitoe kitu kilichoingia kwenye jeraha.',
    'Baada ya kuanguka au ajali usimsogeze, isipokuwa kuna hatari.',
    ifNotAwake,
    'Asipate baridi.',
    'Jeraha dogo tu, na hakuna zaidi? Kliniki inaweza kulitazama.',
  ]),
  heartOrStroke,
  callAmbulance: urgent([
    'Ambulensi hutumwa kwa simu tu: unachoandika hapa hakimfikii anayepokea simu.',
    'Kwanza sema uko wapi: alama ya karibu, barabara na upande unaoelekea, au Plus Code.',
    'Kisha nambari yako, na nini kimetokea. Usikate simu.',
  ]),
  waiting: {
    callLine: 'Hali mbaya zaidi? Piga tena, weka spika.',
    lines: [
      stay,
      'Fungua geti, washa taa.',
      'Tuma mtu barabarani.',
      'Andika orodha ya dawa na mzio wake.',
      'Mmeenda mahali pengine? Piga simu tena, useme ni wapi.',
    ],
  },
  emergencyPlan: topicAnswers.plan,
  safeToWait: urgent([
    'Usingoje wala kuendesha gari kama kuna maumivu ya kifua, dalili za kiharusi au kuvuja damu nyingi.',
    'Vivyo hivyo kwa anayepumua kwa shida, ameungua vibaya, ajali mbaya, au ni vigumu kumwamsha.',
    'Hakuna ambulensi karibu? Anayepokea simu anaweza kukubali uendeshe gari; mtu wa pili amtazame mgonjwa.',
    'Hakuna lolote kati ya haya? Nenda kliniki siku hiyo hiyo. Hali ikiwa mbaya zaidi, piga simu.',
  ]),
  stoppedBreathing: topicAnswers.notBreathing,
} satisfies Partial<Record<RuleId, AnswerWords>>;
