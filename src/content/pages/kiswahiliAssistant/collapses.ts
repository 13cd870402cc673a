import type { ConcernId } from '../../../domain/assistantIds';
import { ifNotAwake } from '../firstAid/short';
import type { AnswerWords } from './answerIn';
import { callWhen, urgent } from './urgent';

/** A faint, a drunk who cannot be woken, and a sickle-cell crisis, in Kiswahili. */
export const collapses = {
  fainting: {
    callLine: callWhen('Asipokuwa sawa'),
    lines: [
      'Akihisi kuzirai, alale au aketi chini mara moja. Apishanishe miguu, na akaze mapaja na makalio hadi hali ipite.',
      'Asikaze kama kifua kinauma, au uso, mkono au maneno yamebadilika. Piga simu sasa.',
      'Kama amezirai, mlaze chali, na utazame kifua. Kama anapumua, inua miguu juu. Kama ni mjamzito, mlaze kwa ubavu wake wa kushoto.',
      ifNotAwake,
      'Akiamka, aketi polepole. Akihisi kuzirai tena, alale chini tena. Angalia kama ameumia.',
      'Piga simu sasa kama hajaamka baada ya dakika 1, ni mjamzito au ameumia vibaya, au moyo ulipapatika, alipata degedege au kifafa, au aligongwa kichwa.',
      'Piga simu sasa kama alizirai akifanya mazoezi au akiwa amelala chini, au kama hajawa sawa kabisa.',
    ],
    avoid: [
      'Usimkalishe kwenye kiti, usimpige kofi.',
      'Usimmwagie maji usoni.',
      'Asisimame haraka, asiendeshe gari.',
    ],
  },
  drunk: urgent(
    [
      'Mtikise na umwite kwa sauti. Asipoitikia, tazama kifua kwa sekunde zisizidi 10. Kama hapumui kawaida, bonyeza kifua.',
      'Kama anapumua, mlaze kwa ubavu, mdomo ukiwa chini. Asipate baridi.',
      'Mtu aangalie anavyopumua hadi wahudumu wafike: pombe huendelea kupanda kwa dakika 30 hadi 40.',
      'Kama pumzi ni polepole au si ya kawaida, amekuwa wa bluu, ni baridi, au ana degedege au kifafa, tuambie kwenye simu. Wahudumu si polisi.',
      'Kama ametumia dawa za kulevya, mpe naloxone kama mtu anayo. Kama kinywaji kilitiwa dawa, kaa naye.',
      'Huenda ni sukari kushuka au kugongwa kichwa. Baada ya pombe ya kienyeji, kichwa kikiuma au asipoona vizuri, wote walioinywa waende hospitali.',
      'Kama yuko macho, aketi, na anywe maji kidogo kidogo.',
    ],
    {
      avoid: [
        'Usimwache “alale pombe iishe”.',
        'Usimpe kahawa, usimwogeshe maji baridi, usimtembeze.',
        'Usimtapishe.',
        'Usimfunge kifudifudi kamwe.',
      ],
    },
  ),
  sickleCell: {
    callLine: callWhen('Kwa dalili hizi'),
    lines: [
      'Mpeleke hospitali sasa kama ana homa ya 38 °C au zaidi, kifua kinauma, anapumua kwa shida, anakohoa, ana usingizi, upande mmoja hauna nguvu, maneno hayaeleweki, au ana degedege au kifafa.',
      'Mpeleke hospitali sasa kama amepauka sana ghafla, tumbo limevimba, anatapika, hawezi kunywa, ni mjamzito, au kichwa kinauma kuliko wakati wowote.',
      'Mpeleke hospitali sasa kama maumivu yamezidi ya kawaida au hayaishi, au uume umesimama kwa zaidi ya masaa 2.',
      'Mtoto akiwa na homa, na mikono au miguu iliyovimba, mpeleke hospitali sasa. Omba apimwe malaria.',
      'Mwambie kila mtu “sickle cell”. Anywe vitu vingi, apate joto, apumzike, na anywe dawa zake za maumivu kama alivyofundishwa.',
      ifNotAwake,
    ],
    avoid: [
      'Amini kwamba anaumia.',
      'Usimwekee barafu, asioge maji baridi, asifungwe kwa kubana.',
      'Usimpe aspirini chini ya miaka 16.',
    ],
  },
} satisfies Partial<Record<ConcernId, AnswerWords>>;
