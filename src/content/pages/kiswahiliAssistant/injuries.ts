import type { ConcernId } from '../../../domain/assistantIds';
import { owner } from '../../owner';
import { airway } from '../firstAid/short';
import type { AnswerWords } from './answerIn';
import { urgent } from './urgent';

const rinse =
  'jicho lenye kemikali liwe chini, kope wazi, mwaga maji kutoka upande wa pua kwenda nje, dakika 20, hata ndani ya gari.';

/** Injuries without a page of their own, in Kiswahili. */
export const injuries = {
  chemical: urgent([
    'Vaa glavu au mifuko ya plastiki mikononi mwako.',
    'Pangusa unga mkavu. Kata nguo uzitoe, na usizipitishe kichwani.',
    'Mwagia mwili maji yatiririke kwa dakika 20 au zaidi.',
    `Kama ni jichoni, osha sasa hivi: ${rinse}`,
    'Kisha funika bila kubana, kwa plastiki ya kufunikia chakula (cling film) au kitambaa safi. Aende hospitali.',
  ]),
  eye: urgent(
    [
      `Kama ni kemikali au simiti, osha sasa hivi: ${rinse}`,
      'Kama nyoka ametema mate, osha kwa maji sasa hivi, kwa dakika 15 hadi 20; kwa maziwa kama hakuna maji. Usiweke ubao (splint).',
      'Kama limekatwa, au kitu kimekwama ndani, usiweke maji, na usibonyeze. Kiache. Aketi wima. Usimpe chakula wala aspirini.',
      'Kama limekatwa au kitu kimekwama, lifunike kwa sehemu ya chini ya kikombe, ukibandike kwa tepu. Jicho la pili lisisogee. Aende hospitali sasa.',
      'Kama limegongwa, liwekee kitambaa baridi, bila kubonyeza. Kwa maumivu, damu, weusi kulizunguka, kuona viwili viwili au kutoona vizuri, aende hospitali.',
      'Kama ni vumbi, apepese jicho, kisha lioshe. Lisipotoka, aende kliniki. Usisugue jicho lolote.',
    ],
    {},
  ),
  spine: urgent([
    'Usimsogeze, isipokuwa kuna hatari. Piga magoti nyuma ya kichwa, weka mkono kila upande, na ukishike kisisogee.',
    `Kwa asiyeamka: ${airway.quiet}`,
    airway.noisy,
    'Ili kuinua taya: vidole nyuma ya pembe zote mbili, vidole gumba kwenye mifupa ya mashavu. Ukiwa peke yako, nyoosha mkono wake ulio karibu nawe kando ya kichwa, na umgeuze alalie mkono huo.',
    'Njia ya hewa isipofunguka, rudisha kichwa nyuma na uinue kidevu.',
    'Kama hapumui kawaida, mlaze chali, na ubonyeze kifua kwa nguvu na haraka.',
    'Asipate baridi. Usimpe chakula wala kinywaji.',
  ]),
  headInjury: urgent(
    [
      'Asisogee. Bonyeza kitambaa kuzunguka jeraha, si mahali palipobonyea.',
      'Piga simu sasa kama alizimia, hata kidogo tu, ana usingizi, hana nguvu, amechanganyikiwa, anatapika, anaona vitu viwili viwili, ana degedege au kifafa, au kichwa kinazidi kuuma.',
      'Piga simu sasa kwa majimaji yasiyo na rangi au damu kutoka sikioni au puani, shingo inayouma, au dawa za kuzuia damu kuganda. Mzee aende hospitali.',
      'Mtoto mchanga akilia kwa njia isiyo ya kawaida, akiwa na uvimbe, au asipotaka kunyonya, mpeleke hospitali.',
      `Kwa asiyeamka: ${airway.quiet}`,
      airway.noisy,
      'Kama hapumui kawaida, bonyeza kifua. Kama anajisikia sawa tena, mtu akae naye kwa masaa 24.',
    ],
    {
      avoid: ['Asiendelee kucheza, asiendeshe gari, asinywe pombe, asibaki peke yake.'],
    },
  ),
  brokenBone: urgent(
    [
      'Uache mfupa kama ulivyoukuta. Ushikilie juu na chini ya palipovunjika.',
      'Mkono uning’inie kwenye kitambaa shingoni (sling). Mguu ufunge pamoja na mguu mwingine, na uweke kitu laini katikati.',
      'Kama kuna jeraha, au mfupa unaonekana, pafunike, na ubonyeze kandokando.',
      'Piga simu sasa kwa paja, nyonga au mgongo, mfupa unaoonekana, au kiganja au unyayo ulio baridi au wa bluu.',
      'Kama ni kitu kingine, na yuko sawa, aende hospitali leo.',
    ],
    {
      avoid: ['Usiunyooshe.', 'Usisukume mfupa ndani.', 'Usimpe chakula.'],
    },
  ),
  nosebleed: {
    lines: [
      'Aketi, ainame mbele, na abane sehemu laini ya pua kwa dakika 10 hadi 15. Apumue kwa mdomo. Asiachilie ili kutazama.',
      'Kama damu bado inatoka, bana tena dakika 10 hadi 15.',
      `Kama inazidi dakika 30, amegongwa, anahisi kuzimia, anatumia dawa za kuzuia damu kuganda au yuko chini ya miaka 2, piga ${owner.phone.display}.`,
      'La sivyo, aende kliniki.',
    ],
    avoid: ['Usirudishe kichwa nyuma.', 'Usizibe pua kwa kitu.', 'Asipenge kamasi.'],
  },
} satisfies Partial<Record<ConcernId, AnswerWords>>;
