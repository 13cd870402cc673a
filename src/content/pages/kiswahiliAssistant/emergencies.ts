import type { RuleId } from '../../../domain/assistantIds';
import { callNow, ifNotAwake, short } from '../firstAid/short';
import type { AnswerWords } from './answerIn';
import { topicAnswers } from './topics';
import { urgent } from './urgent';

const safety = 'Usalama wako ndio wa kwanza.';
const bleeding = 'Kama anavuja damu nyingi, bonyeza jeraha kwa nguvu, na usiachilie.';
const stay = 'Kaa naye, na utazame kama anapumua.';

/** Chest pain or signs of a stroke, no aspirin named: for children, and where aspirin may harm. */
const heartOrStroke = urgent([
  'Kama kifua kinauma, aketi chini, aegemee ukuta, na akunje magoti. Asitembee wala kuendesha gari.',
  'Mwambie atabasamu, ainue mikono yote miwili, na aseme “leo ni siku nzuri”.',
  'Kama upande mmoja unashuka, au maneno hayaeleweki, piga simu sasa, hata dalili ikipotea. Uliza mara ya mwisho alikuwa sawa saa ngapi.',
  'Usimpe aspirini, chakula wala kinywaji. Kama anatumia dawa za kuzuia damu kuganda, au ana mzio, sema kwenye simu.',
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
    'Asipate baridi. Kaa naye.',
    'Niambie kwa maneno machache nini kimetokea.',
  ]),
  whatToDo: urgent([
    'Sema uko wapi, kisha nini kimetokea.',
    ifNotAwake,
    bleeding,
    'Niambie kwa maneno machache nini kimetokea, nami nitakuonyesha hatua.',
  ]),
  cpr: topicAnswers.notBreathing,
  firstAidKit: topicAnswers.kit,
  healthEmergency: urgent([
    'Piga simu kwa yeyote asiyeamka, au asiyepumua kawaida.',
    'Piga simu kwa maumivu ya kifua, dalili za kiharusi, kuvuja damu nyingi, kuungua vibaya au uso unaovimba.',
    'Piga simu kwa degedege au kifafa zaidi ya dakika 5 au mara ya kwanza, sumu, anayezaa, au damu wakati wa ujauzito.',
    'Piga simu kwa mtoto aliyelegea, aliyekuwa wa bluu au ambaye ni vigumu kumwamsha.',
    'Kama huna hakika, piga simu. Anayepokea simu atakusaidia kuamua.',
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
    'Kama anakoroma, ana mlio kooni, au ana matapishi au damu mdomoni, inua taya mbele.',
    'Kama anavuja damu nyingi, bonyeza jeraha.',
    'Asipate baridi. Usimpe chakula wala kinywaji.',
  ]),
  trauma: urgent([
    bleeding,
    'Usitoe kitu kilichoingia kwenye jeraha.',
    'Baada ya kuanguka au ajali, usimsogeze, isipokuwa kuna hatari.',
    ifNotAwake,
    'Asipate baridi.',
    'Kama ni jeraha dogo tu na hakuna zaidi, kliniki inaweza kulitazama.',
  ]),
  heartOrStroke,
  callAmbulance: urgent([
    'Ambulensi hutumwa kwa simu tu. Unachoandika hapa hakimfikii anayepokea simu.',
    'Kwanza sema uko wapi: alama ya karibu, barabara na upande unaoelekea, au Plus Code.',
    'Kisha sema nambari yako, na kilichotokea. Usikate simu.',
  ]),
  waiting: {
    callLine: 'Ikizidi, piga tena, weka spika.',
    lines: [
      stay,
      'Fungua geti na uwashe taa.',
      'Tuma mtu barabarani.',
      'Andika orodha ya dawa zake na mzio wake.',
      'Kama umeenda mahali pengine, piga simu tena, useme ni wapi.',
    ],
  },
  emergencyPlan: topicAnswers.plan,
  safeToWait: urgent([
    'Usingoje wala kuendesha gari kama kuna maumivu ya kifua, dalili za kiharusi au kuvuja damu nyingi.',
    'Vivyo hivyo kwa mtu anayepumua kwa shida, aliyeungua vibaya, aliyepata ajali mbaya, au ambaye ni vigumu kumwamsha.',
    'Kama hakuna ambulensi karibu, anayepokea simu anaweza kukubali uendeshe gari. Mtu wa pili amtazame mgonjwa.',
    'Kama hakuna lolote kati ya haya, nenda kliniki siku hiyo hiyo. Hali ikizidi kuwa mbaya, piga simu.',
  ]),
  stoppedBreathing: topicAnswers.notBreathing,
} satisfies Partial<Record<RuleId, AnswerWords>>;
