import type { ConcernId } from '../../../domain/assistantIds';
import { callNow, ifNotAwake } from '../firstAid/short';
import type { AnswerWords } from './answerIn';
import { urgent } from './urgent';

/** A faint, a drunk who cannot be woken, and a sickle-cell crisis, in Kiswahili. */
export const collapses = {
  fainting: {
    callLine: `Hajawa sawa? ${callNow}`,
    lines: [
      'Anahisi kuzirai? Alale au aketi chini mara moja. Apishanishe miguu, akaze mapaja na makalio, hadi hali ipite.',
      'Kifua kinauma, au uso, mkono au maneno yamebadilika? Asikaze: piga simu sasa.',
      'Amezirai? Mlaze chali, tazama kifua. Anapumua? Miguu juu. Mjamzito? Ubavu wake wa kushoto.',
      ifNotAwake,
      'Ameamka? Aketi polepole. Akihisi kuzirai tena, alale chini tena. Angalia kama ameumia.',
      'Piga simu sasa: hajaamka baada ya dakika 1, moyo unapapatika, degedege au kifafa, ameumia vibaya, mjamzito, amegongwa kichwa.',
      'Piga simu sasa: alizirai akifanya mazoezi au akiwa amelala chini, au hajawa sawa kabisa.',
    ],
    avoid: [
      'Usimkalishe kwenye kiti, usimpige kofi.',
      'Usimmwagie maji usoni.',
      'Asisimame haraka, asiendeshe gari.',
    ],
  },
  drunk: urgent(
    [
      'Mtikise, mwite kwa sauti. Haitikii? Tazama kifua kwa sekunde zisizidi 10. Hapumui kawaida: bonyeza kifua.',
      'Anapumua? Mlaze kwa ubavu, mdomo chini. Asipate baridi.',
      'Mtu aangalie anavyopumua hadi wahudumu wafike: pombe huendelea kupanda kwa dakika 30 hadi 40.',
      'Pumzi ni polepole au si ya kawaida, amekuwa wa bluu, ni baridi, ana degedege au kifafa? Tuambie kwenye simu. Wahudumu si polisi.',
      'Ametumia dawa za kulevya? Naloxone, kama mtu anayo. Kinywaji kilitiwa dawa? Kaa naye.',
      'Huenda ni sukari kushuka au kugongwa kichwa. Pombe ya kienyeji, na kichwa kinauma au haoni vizuri? Hospitali, wote walioinywa.',
      'Yuko macho? Aketi, maji kidogo kidogo.',
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
    callLine: `Moja ya haya? ${callNow}`,
    lines: [
      'Hospitali sasa: homa ya 38 °C au zaidi, kifua kinauma, anapumua kwa shida, anakohoa, usingizi, upande mmoja hauna nguvu, maneno hayaeleweki, degedege au kifafa.',
      'Hospitali sasa: amepauka sana ghafla, tumbo limevimba, anatapika, hawezi kunywa, mjamzito, kichwa kinauma kuliko wakati wowote.',
      'Hospitali sasa: maumivu yamezidi ya kawaida au hayaishi, uume umesimama zaidi ya masaa 2.',
      'Mtoto mwenye homa, na mikono au miguu imevimba? Hospitali sasa. Omba apimwe malaria.',
      'Mwambie kila mtu “sickle cell”. Anywe sana, apate joto, apumzike, anywe dawa zake za maumivu kama alivyofundishwa.',
      ifNotAwake,
    ],
    avoid: [
      'Amini kwamba anaumia.',
      'Usimwekee barafu, asioge maji baridi, asifungwe kwa kubana.',
      'Usimpe aspirini chini ya miaka 16.',
    ],
  },
} satisfies Partial<Record<ConcernId, AnswerWords>>;
